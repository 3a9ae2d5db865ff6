public import JSONCore
public import JSONMapping

// `@inline(__always)` so that the compiler can use the literal key's bytes and their number.

extension JSONObject {
  /// Decodes a member; `nil` for an optional whose key is missing or whose value is null.
  ///
  /// - Throws: `missing-key`, and the error of the value.
  @inlinable @inline(__always)
  public func member<Value: DerivedReadable>(
    _ key: JSONKey, of type: Value.Type = Value.self
  ) throws(JSONError) -> Value {
    try annotating(key) { () throws(JSONError) in
      guard let json = self[key] else {
        guard let value = Value.missingValue else { throw missing(key, expecting: Value.self) }
        return value
      }
      return try Value.decode(derived: json)
    }
  }

  /// Decodes a member by a field.
  ///
  /// - Throws: `missing-key`, and the error of the field.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(_ key: JSONKey, as field: Field) throws(JSONError) -> Field.Model {
    try annotating(key) { () throws(JSONError) in
      try field.decode(try required(key, expecting: Field.Model.self))
    }
  }

  /// Decodes a member by a field; `nil` if it is missing or null.
  ///
  /// - Throws: The error of the field, such as `type-mismatch`.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(optional key: JSONKey, as field: Field) throws(JSONError) -> Field
    .Model?
  {
    guard let json = self[key], !json.isNull else { return nil }
    return try annotating(key) { () throws(JSONError) in try field.decode(json) }
  }

  /// Decodes a member whose key is required and whose value may be null.
  ///
  /// - Throws: `missing-key`, and the error of the value.
  @inlinable
  public func member<Value: DerivedReadable>(orNull key: JSONKey) throws(JSONError) -> Value? {
    try annotating(key) { () throws(JSONError) in
      try Value?.decode(derived: try required(key, expecting: Value?.self))
    }
  }

  /// The first of the keys that the object has, or the first key if it has none. All count as known keys.
  @inlinable
  public func presentKey(_ key: JSONKey, or others: JSONKey...) -> JSONKey {
    var present = self[key] == nil ? nil : key
    for other in others where self[other] != nil { present = present ?? other }
    return present ?? key
  }
}
