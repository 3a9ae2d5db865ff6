public import JSONCore
public import JSONMapping

// The forms of `JSONValue+MappedFields.swift` for several keys in a row, `json["dates", "due", as: .yearMonthDay]`.

extension JSONValue {
  /// Decodes the member below a path of keys as another mapping does; a missing key is a failure.
  @inlinable
  public subscript<Field: Decoding>(
    first: JSONKey, second: JSONKey, others: JSONKey..., as field: Field
  ) -> Decoded<Field.Model> {
    self.field(.path([first, second] + others)) { $0.decoded(as: field) }
  }

  /// Decodes the member below a path of keys as another mapping does; a missing one and `null` are `nil`.
  @inlinable
  public subscript<Field: Decoding>(
    optional first: JSONKey, second: JSONKey, others: JSONKey..., as field: Field
  ) -> Decoded<Field.Model?> {
    optionalField(.path([first, second] + others)) { $0.decoded(as: field) }
  }

  /// Decodes the elements of an array below a path of keys as another mapping does; a missing key is a
  /// failure.
  @inlinable
  public subscript<Field: Decoding>(
    array first: JSONKey, second: JSONKey, others: JSONKey..., as field: Field
  ) -> Decoded<[Field.Model]> {
    self.field(.path([first, second] + others)) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array below a path of keys as another mapping does; a missing one and `null`
  /// are `nil`.
  @inlinable
  public subscript<Field: Decoding>(
    optionalArray first: JSONKey, second: JSONKey, others: JSONKey..., as field: Field
  ) -> Decoded<[Field.Model]?> {
    optionalField(.path([first, second] + others)) { (list) in list.decodedElements { $0.decoded(as: field) }
    }
  }
}

// Disfavoured, so that a literal is a `JSONKey`.

extension JSONValue {
  /// Decodes the member below keys that are only known at run time as another mapping does; a missing key is
  /// a failure.
  @_disfavoredOverload
  public subscript<Field: Decoding>(keys: String..., as field: Field) -> Decoded<Field.Model> {
    self.field(keys) { $0.decoded(as: field) }
  }

  /// Decodes the member below a path that is only known at run time as another mapping does; a missing key is
  /// a failure.
  @_disfavoredOverload
  public subscript<Field: Decoding>(keys: [String], as field: Field) -> Decoded<Field.Model> {
    self.field(keys) { $0.decoded(as: field) }
  }

  /// Decodes the member below keys that are only known at run time as another mapping does; a missing one and
  /// `null` are `nil`.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optional keys: String..., as field: Field) -> Decoded<Field.Model?> {
    optionalField(keys) { $0.decoded(as: field) }
  }

  /// Decodes the member below a path that is only known at run time as another mapping does; a missing one
  /// and `null` are `nil`.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optional keys: [String], as field: Field) -> Decoded<Field.Model?> {
    optionalField(keys) { $0.decoded(as: field) }
  }

  /// Decodes the elements of an array below keys that are only known at run time as another mapping does; a
  /// missing key is a failure.
  @_disfavoredOverload
  public subscript<Field: Decoding>(array keys: String..., as field: Field) -> Decoded<[Field.Model]> {
    self.field(keys) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array below a path that is only known at run time as another mapping does; a
  /// missing key is a failure.
  @_disfavoredOverload
  public subscript<Field: Decoding>(array keys: [String], as field: Field) -> Decoded<[Field.Model]> {
    self.field(keys) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array below keys that are only known at run time as another mapping does; a
  /// missing one and `null` are `nil`.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optionalArray keys: String..., as field: Field) -> Decoded<[Field.Model]?>
  {
    optionalField(keys) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the elements of an array below a path that is only known at run time as another mapping does; a
  /// missing one and `null` are `nil`.
  @_disfavoredOverload
  public subscript<Field: Decoding>(optionalArray keys: [String], as field: Field) -> Decoded<[Field.Model]?>
  {
    optionalField(keys) { (list) in list.decodedElements { $0.decoded(as: field) } }
  }

  /// Decodes the member below keys that are only known at run time as another mapping does; a missing one and
  /// `null` are the default.
  @_disfavoredOverload
  public subscript<Field: Decoding>(
    keys: String..., as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Decoded<Field.Model> {
    let decoded: Decoded<Field.Model?> = optionalField(keys) { $0.decoded(as: field) }
    return decoded.orDefault(value())
  }

  /// Decodes the member below keys that are only known at run time; a missing one and `null` are the default.
  @_disfavoredOverload
  public subscript<Value: Decodable>(
    keys: String..., default value: @autoclosure () -> Value
  ) -> Decoded<Value> where Value.DecodedType == Value {
    let decoded: Decoded<Value?> = optionalField(keys) { $0.decoded(Value.self) }
    return decoded.orDefault(value())
  }
}
