public import JSONCore
public import JSONMapping

extension LossyArray: MappableValue where Element: MappableValue {
  /// An array of the elements.
  public static var form: MappableForm { .array(of: Element.self) }

  /// Maps the array itself, which has no keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Decodes an array; skips and reports the elements that fail.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public static func mapped(
    from json: JSONValue, options: MapOptions
  ) throws(JSONError) -> LossyArray {
    try LossyArray(json) { (element) throws(JSONError) in
      do throws(JSONError) {
        return try Element.mapped(from: element, options: options)
      } catch {
        if options.mode == .lenient { element.swallow(error) }
        throw error
      }
    }
  }

  /// Decodes an array; skips and reports the elements that fail.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, or `depth-limit`.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> LossyArray {
    guard json.kind == .array else { throw json.notCast(to: "[Any]") }
    return try mapped(from: json, options: options)
  }

  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try elements.writeMapped(to: &writer, options: options)
  }
}
