public import JSONCore
public import JSONMapping

// Required members that may be null: what `put(_:orNull:)` writes.

extension JSONValue {
  /// Decodes the member below a key path; `nil` for `null`: `try json[orNull: "note"]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what a type's own function throws.
  @inlinable
  public subscript<Value: Decodable>(orNull keyPath: KeyPath) -> Value? {
    get throws {
      let member = try member(at: keyPath, expecting: Value?.self)
      return member.isNull ? nil : try decoded(member: member)
    }
  }

  /// Decodes the member below a key path with another mapping; `nil` for `null`:
  /// `try json[orNull: "due", as: .yearMonthDay]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(orNull keyPath: KeyPath, as field: Field) -> Field.Model? {
    get throws {
      let member = try member(at: keyPath, expecting: Field.Model?.self)
      return member.isNull ? nil : try decoded(member, as: field)
    }
  }

  /// Decodes the member below several keys, which can be computed at run time; `nil` for `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what a type's own function throws.
  @_disfavoredOverload
  public subscript<Value: Decodable>(orNull keys: String...) -> Value? {
    get throws { try self[orNull: KeyPath(keys)] }
  }

  /// Decodes the member below several keys, which can be computed at run time, with another mapping; `nil`
  /// for `null`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @_disfavoredOverload
  public subscript<Field: Decoding>(orNull keys: String..., as field: Field) -> Field.Model? {
    get throws { try self[orNull: KeyPath(keys), as: field] }
  }
}
