public import JSONCore
public import JSONMapping

// Members with a default. A value that doesn't decode still throws.

extension JSONValue {
  /// Decodes the member below a key path; the default if it is missing or `null`:
  /// `try json["count", default: 0]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what decoding the member throws.
  @inlinable
  public subscript<Value: Decodable>(
    keyPath: OptionalKeyPath, default value: @autoclosure () -> Value
  ) -> Value {
    get throws {
      guard let member = try presentMember(at: keyPath) else { return value() }
      return try decoded(member: member)
    }
  }

  /// Decodes the member below several keys, which can be computed at run time; the default if a key is
  /// missing, or if a value along the path is `null`: `try json[key, default: 0]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what decoding the member throws.
  @_disfavoredOverload
  public subscript<Value: Decodable>(
    keys: String..., default value: @autoclosure () -> Value
  ) -> Value {
    get throws { try self[OptionalKeyPath(optional: keys), default: value()] }
  }

  /// Decodes the member below a key path with another mapping; the default if it is missing or `null`: `try
  /// json["price", as: .decimalString, default: 0]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    keyPath: OptionalKeyPath, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws { try self[optional: keyPath, as: field] ?? value() }
  }
}
