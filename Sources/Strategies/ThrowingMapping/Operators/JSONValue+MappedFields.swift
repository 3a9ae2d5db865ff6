public import JSONCore
public import JSONMapping

extension JSONValue {
  /// Decodes the member below a key path as another mapping does: `try json["released", as: .yearMonthDay]`.
  ///
  /// The other mapping may be one of another dialect.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` where the path can't be followed,
  ///   and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(keyPath: KeyPath, as field: Field) -> Field.Model {
    get throws {
      try decoded(member(at: keyPath, expecting: Field.Model.self), as: field)
    }
  }

  /// Decodes the member below a key path as another mapping does; `nil` if it is missing or `null`.
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
}
