public import JSONCore
public import JSONMapping

// The forms of `JSONValue+MappedFields.swift` for several keys in a row, and for keys that are only known at
// run time: `json["dates", "due", as: .yearMonthDay]`.

extension JSONValue {
  /// Decodes the member below keys in a row as another mapping does.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` where the path can't be followed,
  ///   and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    first: KeyPath, second: KeyPath, others: KeyPath..., as field: Field
  ) -> Field.Model {
    get throws { try self[others.reduce(first => second) { $0 => $1 }, as: field] }
  }

  /// Decodes the member below keys in a row as another mapping does; `nil` if one of them is missing, and for
  /// a `null` on the way or at its end.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    optional first: OptionalKeyPath, second: OptionalKeyPath, others: OptionalKeyPath..., as field: Field
  ) -> Field.Model? {
    get throws { try self[optional: others.reduce(first =>? second) { $0 =>? $1 }, as: field] }
  }

  /// Decodes the member below keys in a row, which may be computed at run time, as another mapping does.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` where the path can't be followed,
  ///   and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(keys: String..., as field: Field) -> Field.Model {
    get throws { try self[KeyPath(keys), as: field] }
  }

  /// Decodes the member below several keys, which may be computed at run time, as another mapping does. Gives
  /// `nil` if a key is missing, and for a `null` on the way or at its end.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optional keys: String..., as field: Field) -> Field.Model? {
    get throws { try self[optional: OptionalKeyPath(optional: keys), as: field] }
  }

  /// Decodes the member below several keys, which may be computed at run time, as another mapping does. Gives
  /// the default if a key is missing, and for a `null` on the way or at its end.
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
