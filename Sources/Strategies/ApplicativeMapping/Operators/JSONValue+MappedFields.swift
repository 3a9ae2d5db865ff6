public import JSONCore
public import JSONMapping

// Subscripts and not a further form of the operators: their labels leave the type checker nothing to choose,
// while one more overload of `<|` makes a chain of twenty fields take seconds to compile.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys, as another mapping does; a missing key is a
  /// failure.
  ///
  ///     json["releaseDate", as: .yearMonthDay]
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(key: FieldKey, as field: Field) -> Decoded<Field.Model> {
    self.field(key) { $0.decoded(as: field) }
  }

  /// Decodes the member below a key, or below a path of keys, as another mapping does; a missing one and
  /// `null` are `nil`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(optional key: FieldKey, as field: Field) -> Decoded<Field.Model?> {
    optionalField(key) { $0.decoded(as: field) }
  }

  /// Decodes the elements of an array as another mapping does; a missing key is a failure.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(array key: FieldKey, as field: Field) -> Decoded<[Field.Model]> {
    self.field(key) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array as another mapping does; a missing one and `null` are `nil`.
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(optionalArray key: FieldKey, as field: Field) -> Decoded<[Field.Model]?> {
    optionalField(key) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }
}
