public import JSONCore
public import JSONMapping

extension MappableValue where Self: MappingProviding {
  /// A single value with a mapping of its own.
  public static var form: MappableForm { .value }

  /// Maps the value itself, because its mapping defines its keys.
  public mutating func mapping(map: Map) { self <- map }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapping.decode(json)
  }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: A ``MapError`` if that fails; its `jsonError` is that of the mapping.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    do throws(JSONError) {
      return try mapping.decode(json)
    } catch {
      throw MapError(
        "Cannot map to '\(Self.self)'", value: json.legacyValue, cause: error.placed(at: json))
    }
  }

  /// Encodes the value in the form that it has in all strategies.
  ///
  /// - Throws: What its mapping or its `write(to:)` throws, such as `non-finite-number` or `depth-limit`.
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try write(to: &writer)
  }
}
