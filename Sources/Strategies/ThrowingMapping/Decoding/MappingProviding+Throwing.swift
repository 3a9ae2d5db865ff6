public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value as its own mapping does.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(json, as: mapping) }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: Decodable {
  /// Decodes the value as its own mapping does.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(json, as: mapping) }
}

// Inlined by force: a part of what a member is inlined as; JSONValue+Members.swift tells why.

extension JSONValue {
  /// Decodes a member of this value, or the value itself, as another mapping does.
  @inlinable @inline(__always)
  func decoded<Field: Decoding>(_ member: JSONValue, as field: Field) throws -> Field.Model {
    do {
      return try field.decode(member)
    } catch {
      throw passed(error, from: member, expecting: Field.Model.self)
    }
  }
}
