public import JSONCore
public import JSONMapping

// Required members that may be null: what `put(_:orNull:)` writes.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys: `nil` if it is `null`, a failure if the key is
  /// missing.
  ///
  ///     let note: Decoded<String?> = json[orNull: "note"]
  @inlinable
  public subscript<Value: Decodable>(orNull key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(Value.self) } }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping: `nil` if it is `null`, a
  /// failure if the key is missing.
  ///
  ///     json[orNull: "due", as: .yearMonthDay]
  @inlinable
  public subscript<Field: Decoding>(orNull key: some FieldKey, as field: Field) -> Decoded<Field.Model?> {
    key.field(of: self) { (member) in member.unlessNull { $0.decoded(as: field) } }
  }
}
