public import JSONCore
public import JSONMapping

// The forms of `JSONObject+Manual.swift` for keys that are known only at run time. Disfavored and generic,
// so that a literal is a `JSONKey`.

extension JSONObject {
  /// The value of the member with this key, which can be computed at run time, in the type of the context:
  /// `let count: Int = try json[key]`.
  ///
  /// An optional type decodes a missing or null member as `nil`.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` and other data issues with their location.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(key: Key) -> Value {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try Value.decode(value: json) }) {
        () throws(JSONError) in
        if let json = self[key] { return try Value.decode(value: json) }
        guard let value = Value.missingValue else { throw missing(key.keyText, expecting: Value.self) }
        return value
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping:
  /// `try json[key, as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(key: Key, as field: Field) -> Field.Model {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try field.decode(json) }) {
        () throws(JSONError) in
        try field.decode(try required(key, expecting: Field.Model.self))
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping;
  /// `nil` if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(optional key: Key, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        guard let json = self[key], !json.isNull else { return nil }
        return try field.decode(json)
      }
    }
  }

  /// The value of the member with this key, which can be computed at run time, decoded by another mapping, or
  /// the default if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(
    key: Key, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[optional: key, as: field] ?? value() }
  }

  /// The value of the member with this key, which can be computed at run time, or the default if it is
  /// missing or null.
  ///
  /// - Throws: What decoding a value that isn't null throws, such as `type-mismatch`.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(
    key: Key, default value: @autoclosure () -> Value
  ) -> Value {
    get throws(JSONError) { try (self[key] as Value?) ?? value() }
  }
}
