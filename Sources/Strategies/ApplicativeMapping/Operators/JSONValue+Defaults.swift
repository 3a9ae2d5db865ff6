public import JSONCore
public import JSONMapping

// Members with a default. A value that doesn't decode is still a failure.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; missing or `null` gives the default.
  ///
  ///     json["count", default: 0]
  @inlinable
  public subscript<Value: Decodable>(
    key: some FieldKey, default value: @autoclosure () -> Value
  ) -> Decoded<Value> where Value.DecodedType == Value {
    self[optional: key].map { (present: Value?) in present ?? value() }
  }

  /// Decodes the member below a key, or below a path of keys, with another mapping; missing or `null` gives
  /// the default.
  ///
  ///     json["price", as: .decimalString, default: 0]
  @inlinable
  public subscript<Field: Decoding>(
    key: some FieldKey, as field: Field, default value: @autoclosure () -> Field.Model
  ) -> Decoded<Field.Model> {
    self[optional: key, as: field].map { (present: Field.Model?) in present ?? value() }
  }
}
