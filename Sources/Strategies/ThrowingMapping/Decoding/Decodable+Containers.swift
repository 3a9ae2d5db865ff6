public import JSONCore
public import JSONMapping

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension Optional: Decodable where Wrapped: Decodable {
  /// Decodes `null` as `nil`.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) throws -> Wrapped? {
    json.isNull ? nil : try json.decoded(Wrapped.self)
  }

  /// Decodes a member on the right of an operator; `null` as `nil`.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, of root: JSON) throws -> Wrapped? {
    member.isNull ? nil : try Wrapped.decodeMember(member, of: root)
  }
}

extension Array: Decodable where Element: Decodable {
  /// Decodes an array.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array, and the error of the first element that
  ///   doesn't decode.
  @inlinable
  public static func decode(_ json: JSON) throws -> [Element] {
    guard let array = try? json.array() else { try json.refuseAsArray() }
    return try array.mapModels { (element) throws in try element.decoded(Element.self) }
  }

  /// Decodes an array, and skips the elements that don't decode if `ignoreInvalidObjects` is true.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array, and the errors of elements that aren't
  ///   skipped.
  public static func decode(_ json: JSON, ignoreInvalidObjects: Bool) throws -> [Element] {
    guard ignoreInvalidObjects else { return try decode(json) }
    let decoded = try json.elements { (element) in
      element.attempt { (json) throws(JSONError) in try Element.decodeThrowing(json) }
    }
    return decoded.compactMap(\.self)
  }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  /// Decodes an object. Keys decode as strings do, and those of a `JSONObjectKey` type from their text. The
  /// document's options select one of duplicate keys.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  @inlinable
  public static func decode(_ json: JSON) throws -> [Key: Value] {
    try json.members(
      key: { (key) throws in try Key.decodeKey(key) },
      value: { (value) throws in try value.decoded(Value.self) })
  }
}

extension Set: Decodable where Element: Decodable {
  /// Decodes an array as a set; of equal elements, the first counts.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `missingKey` or `rawRepresentableInitializationError`, or what a
  ///   type's own function throws.
  @inlinable
  public static func decode(_ json: JSON) throws -> Set<Element> { Set(try [Element].decode(json)) }
}

extension JSONValue {
  /// The results of `decode` on the elements of an array.
  @inlinable
  func elements<Element>(_ decode: (JSON) throws -> Element) throws -> [Element] {
    guard let array = try? array() else { try refuseAsArray() }
    return try array.mapModels { (element) throws in try decode(element) }
  }

  /// The members of an object as a dictionary.
  @inlinable
  func members<Key: Hashable, Value>(
    key: (JSON) throws -> Key, value: (JSON) throws -> Value
  ) throws -> [Key: Value] {
    guard let object = try? object() else { try refuseAsObject() }
    return try object.dictionary(
      key: { (member) throws in try key(member.keyValue) },
      value: value,
      duplicate: { (member) throws in
        try member.keyValue.translated { (_) throws(JSONError) in try member.refuseAsDuplicate() }
      })
  }
}

extension LossyArray: Decodable where Element: Decodable {
  /// Decodes an array, skips elements that don't decode, and reports them.
  ///
  /// - Throws: `DecodingError.typeMismatch` if it isn't an array.
  public static func decode(_ json: JSON) throws -> LossyArray {
    guard json.kind == .array else { try json.refuseAsArray() }
    return try LossyArray(json) { (element) throws(JSONError) in try Element.decodeThrowing(element) }
  }
}

extension Decodable {
  /// Decodes the key as a string.
  ///
  /// - Throws: `DecodingError.typeMismatch` or `rawRepresentableInitializationError`, or what the type's own
  ///   function throws.
  @inlinable
  public static func decodeKey(_ key: JSON) throws -> Self { try key.decoded(Self.self) }
}

extension Decodable where Self: JSONObjectKey {
  /// Decodes the value from the key's text, or with the replaced decoder of a ``NaturallyDecodable`` type.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)``, whose code is
  ///   `invalid-raw-value` or `invalid-format`, for a key that doesn't convert to the type; or what the
  ///   replaced decoder throws.
  public static func decodeKey(_ key: JSON) throws -> Self {
    if CustomDecoders.decoder(of: Self.self) != nil { return try key.decoded(Self.self) }
    guard let value = Self(jsonKey: try key.string()) else {
      throw key.failure(of: key.invalidKey(for: Self.self), expecting: Self.self)
    }
    return value
  }
}

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
    do { return try field.decode(member) } catch {
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
