public import JSONCore
public import JSONMapping

// Required members that may be null: what `put(_:orNull:)` writes.

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension JSONObject {
  /// The value of a required member; `nil` for null:
  /// `let note: String? = try json[orNull: "note"]`.
  ///
  /// - Throws: `missing-key`, and what decoding the value throws.
  @inlinable @inline(__always)
  public subscript<Value: JSONDecodable>(orNull key: JSONKey) -> Value? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        try Value?.decode(value: required(key, expecting: Value?.self))
      }
    }
  }

  /// The value of a required member decoded by another mapping; `nil` for null:
  /// `try json[orNull: "due", as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(orNull key: JSONKey, as field: Field) -> Field.Model? {
    get throws(JSONError) { try self[key, as: field.optional] }
  }

  /// The value of a required member, whose key can be computed at run time; `nil` for null.
  ///
  /// - Throws: `missing-key`, and what decoding the value throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Value: JSONDecodable>(orNull key: Key) -> Value? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        try Value?.decode(value: required(key, expecting: Value?.self))
      }
    }
  }

  /// The value of a required member, whose key can be computed at run time, decoded by another mapping; `nil`
  /// for null.
  ///
  /// - Throws: `missing-key`, and what the mapping throws.
  @_disfavoredOverload
  @inlinable
  public subscript<Key: DynamicKey, Field: Decoding>(orNull key: Key, as field: Field) -> Field.Model? {
    get throws(JSONError) { try self[key, as: field.optional] }
  }
}
