public import JSONCore
public import JSONMapping

extension JSONValue {
  /// Decodes the member below a key path with another mapping: `try json["released", as: .yearMonthDay]`.
  ///
  /// The other mapping can be one of another strategy.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(keyPath: KeyPath, as field: Field) -> Field.Model {
    get throws {
      try decoded(member(at: keyPath, expecting: Field.Model.self), as: field)
    }
  }

  /// Decodes the member below a key path with another mapping; `nil` if it is missing or `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(optional keyPath: OptionalKeyPath, as field: Field) -> Field.Model? {
    get throws {
      guard let member = try presentMember(at: keyPath) else { return nil }
      return try decoded(member, as: field)
    }
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
