public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value as its own mapping does.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

extension JSONEncodable where Self: MappingProviding {
  /// Writes the value as its own mapping does. Throws what that throws.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable {
  /// Decodes the value as its own mapping does.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

extension JSONEncodable where Self: MappingProviding & RawRepresentable, RawValue: JSONWritable {
  /// Writes the value as its own mapping does. Throws what that throws.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
