import JSONCore
import JSONFoundation

/// What a legacy entry point reads: a document, and what a dictionary had in it that JSON can't express.
struct LegacySource {
  let document: Document
  private let foreignValues: [Any]

  /// Parses text. Of duplicate keys the last counts, as in the dictionary that `JSONSerialization` makes.
  init(_ text: String) throws(JSONError) {
    document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: .useLast))
    foreignValues = []
  }

  /// Takes over a tree of Foundation's objects; `nil` and `NSNull` are null.
  init(_ object: Any?) throws(JSONError) {
    let object = object ?? (nil as Int?) as Any
    do throws(JSONError) {
      document = try Document(foundationObject: object)
      foreignValues = []
    } catch {
      // Slower, and rare: most dictionaries come from JSON.
      var values: [Any] = []
      document = try Document(foundationObject: ForeignValues.replace(in: object, adding: &values))
      document.typesOfStandIns = ForeignValues.types(of: values)
      foreignValues = values
    }
  }

  /// The context for reading it.
  func decodingContext(_ context: (any MapContext)?) -> DecodingContext? {
    if context == nil, foreignValues.isEmpty { return nil }
    return .holding(LegacyContext(context, foreignValues: foreignValues))
  }
}
