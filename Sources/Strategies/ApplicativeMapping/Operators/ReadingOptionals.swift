public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

/// Decodes the member below a key, or below a path of keys; a missing one and `null` are `nil`, another type
/// is a failure.
@inlinable @inline(__always)
public func <|? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value> {
  json.withValue { json in
    key.optionalField(of: json) { $0.decoded(Value.Wrapped.self) }.map(Value.init(wrapping:))
  }
}

/// The same where `>>-` follows: the result knows its place.
@_disfavoredOverload
@_lifetime(copy json)
@inlinable @inline(__always)
public func <|? <Value: DecodableOptional>(json: JSON, key: some FieldKey) -> PlacedField<Value> {
  PlacedField(
    key.optionalField(of: json) { $0.decoded(Value.Wrapped.self) }.map(Value.init(wrapping:)), in: json,
    below: key)
}
