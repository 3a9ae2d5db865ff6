public import JSONCore
public import JSONMapping

// Subscripts and not overloads of the operators, because their labels leave the type checker one candidate.
// An additional form of `<|` would be tried for each field of a chain with a mistake.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys, with another mapping; a missing key is a
  /// failure.
  ///
  ///     json["releaseDate", as: .yearMonthDay]
  @inlinable
  public subscript<Field: Decoding>(key: some FieldKey, as field: Field) -> Decoded<Field.Model> {
    key.field(of: self) { $0.decoded(as: field) }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping; missing or `null` gives
  /// `nil`.
  @inlinable
  public subscript<Field: Decoding>(optional key: some FieldKey, as field: Field) -> Decoded<Field.Model?> {
    key.optionalField(of: self) { $0.decoded(as: field) }
  }

  /// Decodes the elements of an array with another mapping; a failure if the key is missing.
  @inlinable
  public subscript<Field: Decoding>(array key: some FieldKey, as field: Field) -> Decoded<[Field.Model]> {
    key.field(of: self) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array with another mapping; missing or `null` gives `nil`.
  @inlinable
  public subscript<Field: Decoding>(
    optionalArray key: some FieldKey, as field: Field
  ) -> Decoded<[Field.Model]?> {
    key.optionalField(of: self) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }
}
