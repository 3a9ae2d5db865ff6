public import JSONCore
public import JSONMapping

// Members that must be there and may be null: what `put(_:orNull:)` writes.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; `null` is `nil`, a missing key is a failure.
  ///
  ///     let note: Decoded<String?> = json[orNull: "note"]
  @inlinable
  public subscript<Value: Decodable>(orNull key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// Decodes the member below a path of keys; `null` is `nil`, a missing key is a failure.
  public subscript<Value: Decodable>(
    orNull first: String, second: String, others: String...
  ) -> Decoded<Value?> where Value.DecodedType == Value {
    self[orNull: [first, second] + others]
  }

  /// Decodes the member below a key, or below a path of keys, as another mapping does; `null` is `nil`, a
  /// missing key is a failure.
  ///
  ///     json[orNull: "due", as: .yearMonthDay]
  @inlinable
  public subscript<Field: Decoding>(orNull key: some FieldKey, as field: Field) -> Decoded<Field.Model?> {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }

  /// Decodes the member below a path of keys as another mapping does; `null` is `nil`, a missing key is a
  /// failure.
  public subscript<Field: Decoding>(
    orNull first: String, second: String, others: String..., as field: Field
  ) -> Decoded<Field.Model?> {
    self[orNull: [first, second] + others, as: field]
  }
}
