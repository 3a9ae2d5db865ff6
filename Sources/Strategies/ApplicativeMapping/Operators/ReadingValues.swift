public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

/// Decodes the member below a key, or below a path of keys; a missing key is a failure.
@inlinable @inline(__always)
public func <| <Source: FieldSource & ~Escapable, Value: Decodable>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.DecodedType == Value {
  json.withValue { key.field(of: $0) }
}

/// The same where `>>-` follows: the result knows its place.
@_disfavoredOverload
@_lifetime(copy json)
@inlinable @inline(__always)
public func <| <Value: Decodable>(json: JSON, key: some FieldKey) -> PlacedField<Value>
where Value.DecodedType == Value {
  PlacedField(key.field(of: json), in: json, below: key)
}
