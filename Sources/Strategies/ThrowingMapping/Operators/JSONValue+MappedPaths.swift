public import JSONCore
public import JSONMapping

// The forms of `JSONValue+MappedFields.swift` for several keys, and for keys that are known only at run time:
// `json["dates", "due", as: .yearMonthDay]`.

extension JSONValue {
  /// Decodes the member below several keys with another mapping.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    first: KeyPath, second: KeyPath, others: KeyPath..., as field: Field
  ) -> Field.Model {
    get throws { try self[others.reduce(first => second) { $0 => $1 }, as: field] }
  }

  /// Decodes the member below several keys with another mapping; `nil` if a key is missing, or if a value
  /// along the path is `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    optional first: OptionalKeyPath, second: OptionalKeyPath, others: OptionalKeyPath..., as field: Field
  ) -> Field.Model? {
    get throws { try self[optional: others.reduce(first =>? second) { $0 =>? $1 }, as: field] }
  }

  /// Decodes the member below several keys, which can be computed at run time, with another mapping.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(keys: String..., as field: Field) -> Field.Model {
    get throws { try self[KeyPath(keys), as: field] }
  }

  /// Decodes the member below several keys, which can be computed at run time, with another mapping; `nil` if
  /// a key is missing, or if a value along the path is `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optional keys: String..., as field: Field) -> Field.Model? {
    get throws { try self[optional: OptionalKeyPath(optional: keys), as: field] }
  }

  /// Decodes the member below several keys, which can be computed at run time, with another mapping; the
  /// default if a key is missing, or if a value along the path is `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(
    keys: String..., as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model {
    get throws { try self[optional: OptionalKeyPath(optional: keys), as: field] ?? value() }
  }
}
