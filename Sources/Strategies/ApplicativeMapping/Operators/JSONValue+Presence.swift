public import JSONCore
public import JSONMapping

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys, that can be absent or null.
  ///
  ///     let note: Decoded<Presence<String>> = json[presence: "note"]
  public subscript<Value: Decodable>(presence key: some FieldKey) -> Decoded<Presence<Value>>
  where Value.DecodedType == Value {
    let decoded: Decoded<Value?> = key.optionalField(of: self) { $0.decoded(Value.self) }
    return decoded.map { $0.map { .value($0) } ?? presenceWithoutValue(at: key.keys) }
  }

  /// Decodes with another mapping the member below a key, or below a path of keys, that can be absent or
  /// null.
  ///
  ///     let due: Decoded<Presence<Date>> = json[presence: "due", as: .yearMonthDay]
  public subscript<Field: Decoding>(
    presence key: some FieldKey, as field: Field
  ) -> Decoded<Presence<Field.Model>> {
    let decoded: Decoded<Field.Model?> = key.optionalField(of: self) { $0.decoded(as: field) }
    return decoded.map { $0.map { .value($0) } ?? presenceWithoutValue(at: key.keys) }
  }
}
