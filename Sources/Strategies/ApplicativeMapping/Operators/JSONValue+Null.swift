public import JSONCore
public import JSONMapping

// Members that must be there and may be null: what `member(_:orNull:)` writes.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; `null` is `nil`, a missing key is a failure.
  ///
  ///     json[orNull: "note"]
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(orNull key: FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    field(key) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// Decodes the member below a key, or below a path of keys, as another mapping does; `null` is `nil`, a
  /// missing key is a failure.
  ///
  ///     json[orNull: "due", as: .yearMonthDay]
  @inlinable @inline(__always)
  public subscript<Field: Decoding>(orNull key: FieldKey, as field: Field) -> Decoded<Field.Model?> {
    self.field(key) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }

  /// Decodes the member below a path of keys; `null` is `nil`, a missing key is a failure.
  @inlinable
  public subscript<Value: Decodable>(
    orNull first: JSONKey, second: JSONKey, others: JSONKey...
  ) -> Decoded<Value?> where Value.DecodedType == Value {
    field(.path([first, second] + others)) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// Decodes the member below a path of keys as another mapping does; `null` is `nil`, a missing key is a
  /// failure.
  @inlinable
  public subscript<Field: Decoding>(
    orNull first: JSONKey, second: JSONKey, others: JSONKey..., as field: Field
  ) -> Decoded<Field.Model?> {
    self.field(.path([first, second] + others)) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }
}

// Disfavoured, so that a literal is a `JSONKey`.

extension JSONValue {
  /// The same for keys that are only known at run time.
  @_disfavoredOverload
  public subscript<Value: Decodable>(orNull keys: String...) -> Decoded<Value?>
  where Value.DecodedType == Value {
    field(keys) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// The same for keys that are only known at run time, as another mapping does.
  @_disfavoredOverload
  public subscript<Field: Decoding>(orNull keys: String..., as field: Field) -> Decoded<Field.Model?> {
    self.field(keys) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }
}
