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
  public func member<Value: DerivedReadable>(
    _ key: JSONKey, default fallback: @autoclosure () -> Value, evenIfWrong: Bool = false
  ) throws(JSONError) -> Value {
    guard let json = self[key] else { return fallback() }
    if evenIfWrong {
      return json.attempt { (json) throws(JSONError) in try Value.decode(derived: json) } ?? fallback()
    }
    return try annotating(key) { () throws(JSONError) in try Value.decode(derived: json) }
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
    guard let json = self[key] else { return fallback() }
    if evenIfWrong {
      return json.attempt { (json) throws(JSONError) in try field.decode(json) } ?? fallback()
    }
    return try annotating(key) { () throws(JSONError) in try field.decode(json) }
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
    guard let json = self[key] else { return fallback() }
    guard !json.isNull else { return nil }
    if evenIfWrong {
      return json.attempt { (json) throws(JSONError) in try field.decode(json) } ?? fallback()
    }
    return try annotating(key) { () throws(JSONError) in try field.decode(json) }
  }

  /// Decodes a member by a field. Its key is required, and its value may be null.
  ///
  /// - Throws: `missing-key`, and the error of the field.
  @inlinable
  public func member<Field: Decoding>(orNull key: JSONKey, as field: Field) throws(JSONError) -> Field.Model?
  {
    try annotating(key) { () throws(JSONError) in
      let json = try required(key, expecting: Field.Model?.self)
      return json.isNull ? nil : try field.decode(json)
    }
  }
}
