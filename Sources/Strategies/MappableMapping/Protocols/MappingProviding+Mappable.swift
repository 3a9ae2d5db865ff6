public import JSONCore
public import JSONMapping

extension MappableValue where Self: MappingProviding {
  /// Makes the value as its own mapping does. Throws what that throws.
  public static func mapped(from json: JSONValue, options: MapOptions) throws(JSONError) -> Self {
    try mapping.decode(json)
  }

  /// Makes the value as its own mapping does. Throws a ``MapError`` if that fails.
  public static func mappedOrThrown(from json: JSONValue, options: MapOptions) throws -> Self {
    do throws(JSONError) {
      return try mapping.decode(json)
    } catch {
      throw MapError("Cannot map to '\(Self.self)'", value: json, cause: error.placed(at: json))
    }
  }

  /// Writes the value as its own mapping does. Throws what that throws.
  public func writeMapped(to writer: inout JSONWriter, options: MapOptions) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
