public import JSONCore
public import JSONMapping

// `@inline(__always)` so that the compiler can use the literal key's bytes and their number.

extension JSONObject {
  /// Decodes a member, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the value, such as `type-mismatch`, unless the default replaces it.
  @inlinable @inline(__always)
  public func member<Value: JSONDecodable>(
    _ key: JSONKey, default fallback: @autoclosure () -> Value, evenIfWrong: Bool = false
  ) throws(JSONError) -> Value {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try Value.decode(value: json) }
  }

  /// Decodes a member by a field, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(
    _ key: JSONKey, as field: Field, default fallback: @autoclosure () -> Field.Model,
    evenIfWrong: Bool = false
  ) throws(JSONError) -> Field.Model {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try field.decode(json) }
  }

  /// Decodes a member by a field, `nil` from null, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable @inline(__always)
  public func member<Field: Decoding>(
    optional key: JSONKey, as field: Field, default fallback: @autoclosure () -> Field.Model?,
    evenIfWrong: Bool = false
  ) throws(JSONError) -> Field.Model? {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in
      json.isNull ? nil : try field.decode(json)
    }
  }

  /// Decodes a member that can be absent or null by a field, or returns a default if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - field: The field that decodes the value.
  ///   - fallback: The default.
  ///   - evenIfWrong: Whether the default also replaces a value that doesn't fit.
  /// - Throws: The error of the field, such as `type-mismatch`, unless the default replaces the value.
  @inlinable
  public func member<Field: Decoding>(
    presence key: JSONKey, as field: Field,
    default fallback: @autoclosure () -> Presence<Field.Model>, evenIfWrong: Bool = false
  ) throws(JSONError) -> Presence<Field.Model> {
    try member(key, fallback, evenIfWrong) { (json) throws(JSONError) in try field.presence(of: json) }
  }

  /// Decodes a member by a closure, or returns a default if it is missing.
  @inlinable @inline(__always)
  func member<Value>(
    _ key: JSONKey, _ fallback: () -> Value, _ evenIfWrong: Bool,
    _ decode: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try annotating(key, ofEmpty: decode) { () throws(JSONError) in
      guard let json = self[key] else { return fallback() }
      return evenIfWrong ? json.attempt(decode) ?? fallback() : try decode(json)
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
