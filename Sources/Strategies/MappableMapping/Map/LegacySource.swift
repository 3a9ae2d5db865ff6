import JSONCore
import JSONFoundation

/// The input of a legacy entry point: a document, and the values of a dictionary that JSON can't represent.
struct LegacySource {
  let document: Document
  private let foreignValues: ForeignValues?

  /// Parses text.
  init(_ text: String, parsing options: JSONParseOptions) throws(JSONError) {
    do {
      document = try Document(parsing: text, options: options)
    } catch {
      throw error.withoutLargeText()
    }
    foreignValues = nil
  }

  /// Converts a tree of Foundation's objects; `nil` and `NSNull` are null.
  init(_ object: Any?) throws(JSONError) {
    let object = object ?? (nil as Int?) as Any
    var hasDecimals = false
    do throws(JSONError) {
      document = try Document(foundationObject: object, notingDecimalsIn: &hasDecimals)
      foreignValues = hasDecimals ? ForeignValues(of: object, in: document) : nil
    } catch {
      // Slower, and rare: most dictionaries come from JSON.
      let replaced = try Document(foundationObject: ForeignValues.replace(in: object))
      document = Document(copying: replaced, foreignTypes: ForeignValues(of: object, in: replaced).types)
      foreignValues = ForeignValues(of: object, in: document)
    }
  }

  /// The context for decoding it.
  func decodingContext(_ context: (any MapContext)?) -> DecodingContext? {
    if context == nil, foreignValues == nil { return nil }
    return .holding(LegacyContext(context, foreignValues: foreignValues))
  }
}
