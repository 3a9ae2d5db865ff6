public import JSONCore
public import JSONMapping

// `@inline(__always)` because a member's key is a literal, whose bytes and length are known to the compiler
// only in inlined code.

extension JSONObject {
  /// The member's value in the type of the context: `year = try json["year"]`.
  ///
  /// An optional type decodes a missing or null member as `nil`.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` and other data issues with their location.
  @inlinable @inline(__always)
  public subscript<Value: JSONDecodable>(key: JSONKey) -> Value {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try Value.decode(value: json) }) {
        () throws(JSONError) in
        if let json = self[key] { return try Value.decode(value: json) }
        guard let value = Value.missingValue else { throw missing(key, expecting: Value.self) }
        return value
      }
    }
  }

  /// The member's value decoded by another mapping: `try json["released", as: .yearMonthDay]`.
  ///
  /// - Throws: `missing-key`, and what the mapping throws, such as `type-mismatch`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(key: JSONKey, as field: Field) -> Field.Model {
    get throws(JSONError) {
      try annotating(key, ofEmpty: { (json) throws(JSONError) in try field.decode(json) }) {
        () throws(JSONError) in
        try field.decode(try required(key, expecting: Field.Model.self))
      }
    }
  }

  /// The member's value decoded by another mapping; `nil` if it is missing or null.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(optional key: JSONKey, as field: Field) -> Field.Model? {
    get throws(JSONError) {
      try annotating(key) { () throws(JSONError) in
        guard let json = self[key], !json.isNull else { return nil }
        return try field.decode(json)
      }
    }
  }

  /// The member's value, or the default if it is missing or null.
  ///
  /// - Throws: What decoding a value that isn't null throws, such as `type-mismatch`.
  @inlinable
  public subscript<Value: JSONDecodable>(key: JSONKey, default value: @autoclosure () -> Value) -> Value {
    get throws(JSONError) { try (self[key] as Value?) ?? value() }
  }

  /// The member's value decoded by another mapping, or the default if it is missing or null:
  /// `try json["price", as: .decimalString, default: 0]`.
  ///
  /// - Throws: What the mapping throws for a value that isn't null, such as `type-mismatch`.
  @inlinable
  public subscript<Field: Decoding>(
    key: JSONKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws(JSONError) { try self[optional: key, as: field] ?? value() }
  }
}
