public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value as its own mapping does. Throws `DecodingError`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(byMappingOf: Self.self) }
}

extension JSONEncodable where Self: MappingProviding {
  /// Writes the value as its own mapping does. Throws what that throws.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: Decodable {
  /// Decodes the value as its own mapping does. Throws `DecodingError`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(byMappingOf: Self.self) }
}

extension JSONEncodable where Self: MappingProviding & RawRepresentable, RawValue: JSONWritable {
  /// Writes the value as its own mapping does. Throws what that throws.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

extension JSONValue {
  fileprivate func decoded<Model: MappingProviding>(byMappingOf type: Model.Type) throws -> Model {
    do {
      return try type.mapping.decode(self)
    } catch {
      throw passed(error, from: self, expecting: type)
    }
  }
}
