public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value as its own mapping does.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(byMappingOf: Self.self) }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: Decodable {
  /// Decodes the value as its own mapping does.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(byMappingOf: Self.self) }
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
