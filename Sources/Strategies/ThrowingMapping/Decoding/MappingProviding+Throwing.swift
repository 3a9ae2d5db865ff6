public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(json, as: mapping) }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: Decodable {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The mapping's error as a ``DecodingError``: `typeMismatch`, `missingKey`,
  ///   `rawRepresentableInitializationError` or `other`.
  public static func decode(_ json: JSON) throws -> Self { try json.decoded(json, as: mapping) }
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension JSONValue {
  /// Decodes a member of this value, or the value itself, with another mapping.
  @inlinable @inline(__always)
  func decoded<Field: Decoding>(_ member: JSONValue, as field: Field) throws -> Field.Model {
    do {
      return try field.decode(member)
    } catch {
      let error = passed(error, from: member, expecting: Field.Model.self)
      return try recovered(error, from: member) { (json) throws in try field.decode(json) }
    }
  }
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension Decodable where Self: RawRepresentable, RawValue: Decodable {
  /// Decodes the raw value.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)`` for a raw value that the
  ///   type doesn't have.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) throws -> Self {
    let rawValue = try RawValue.decode(json)
    guard let value = Self(rawValue: rawValue) else {
      try json.refuse(rawValue: rawValue as Any, of: Self.self)
    }
    return value
  }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func refuse<Value>(rawValue: consuming Any, of type: Value.Type) throws -> Never {
    throw DecodingError.rawRepresentableInitializationError(
      rawValue: rawValue, .init(invalidRawValue(for: type), at: self))
  }
}
