public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

/// Decodes the array below a key, or below a path of keys; a missing key is a failure.
@inlinable @inline(__always)
public func <|| <Source: FieldSource & ~Escapable, Elements: DecodableArray>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Elements> {
  json.withValue { key.field(of: $0) { $0.decoded(Elements.self) } }
}

/// Decodes the array below a key, or below a path of keys; a missing one and `null` are `nil`.
@inlinable
public func <||? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.Wrapped: DecodableArray {
  json <|? key
}
