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
  ) -> Value { get throws { try self[OptionalKeyPath(optional: keys), default: value()] } }

  /// Decodes the member below a key path with another mapping; the default if it is missing or `null`: `try
  /// json["price", as: .decimalString, default: 0]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(
    keyPath: OptionalKeyPath, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Field.Model { get throws { try self[optional: keyPath, as: field] ?? value() } }

  /// Decodes the member below a key path with another mapping: `try json["released", as: .yearMonthDay]`.
  ///
  /// The other mapping can be one of another strategy.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key, `typeMismatch` if a value along the path isn't
  ///   an object, and what the mapping throws.
  @inlinable
  public subscript<Field: Decoding>(keyPath: KeyPath, as field: Field) -> Field.Model {
    get throws { try decoded(member(at: keyPath, expecting: Field.Model.self), as: field) }
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

  /// Decodes the member below a key path that can be absent or null: `try json[presence: "note"]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what decoding the member throws.
  public subscript<Value: Decodable>(presence keyPath: OptionalKeyPath) -> Presence<Value> {
    get throws {
      let value: Value? = try self =>? keyPath
      return value.map { .value($0) } ?? presenceWithoutValue(at: keyPath.keys.map(\.key))
    }
  }

  /// Decodes the member below a key path that can be absent or null, with another mapping:
  /// `try json[presence: "due", as: .yearMonthDay]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  public subscript<Field: Decoding>(
    presence keyPath: OptionalKeyPath, as field: Field
  ) -> Presence<Field.Model> {
    get throws {
      let value = try self[optional: keyPath, as: field]
      return value.map { .value($0) } ?? presenceWithoutValue(at: keyPath.keys.map(\.key))
    }
  }

  /// Decodes the members of this object whose keys are not among these: `try json.members(besides: "theme")`.
  /// `put(members:besides:)` encodes them.
  ///
  /// - Throws: `DecodingError.typeMismatch` for another value.
  public func members(besides keys: JSONKey...) throws -> OwnedJSON.Members {
    try translated { (json) throws(JSONError) in try json.object().rest(besides: keys) }
  }
}
