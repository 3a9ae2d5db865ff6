public import JSONCore

/// Decodes the array below a key, or below a path of keys; a missing one and `null` are `nil`.
@inlinable
public func <||? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.Wrapped: DecodableArray {
  json.withValue { json in
    key.optionalField(of: json) { $0.decoded(Value.Wrapped.self) }.map(Value.init(wrapping:))
  }
}
