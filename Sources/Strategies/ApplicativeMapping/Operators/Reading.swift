public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

/// Decodes the member below a key, or below a path of keys; a failure if the key is missing.
@inlinable @inline(__always)
public func <| <Source: FieldSource & ~Escapable, Value: Decodable>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.DecodedType == Value {
  json.withValue { key.field(of: $0) }
}

/// Decodes the member for a following `>>-`: the result has its location.
@_disfavoredOverload
@_lifetime(copy json)
@inlinable @inline(__always)
public func <| <Value: Decodable>(json: JSON, key: some FieldKey) -> PlacedField<Value>
where Value.DecodedType == Value {
  PlacedField(key.field(of: json), in: json, below: key)
}

/// Decodes the member below a key, or below a path of keys; missing or `null` gives `nil`, and a value of
/// another type is a failure.
@inlinable @inline(__always)
public func <|? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value> {
  json.withValue { json in
    key.optionalField(of: json) { $0.decoded(Value.Wrapped.self) }.map(Value.init(wrapping:))
  }
}

/// Decodes the optional member for a following `>>-`: the result has its location.
@_disfavoredOverload
@_lifetime(copy json)
@inlinable @inline(__always)
public func <|? <Value: DecodableOptional>(json: JSON, key: some FieldKey) -> PlacedField<Value> {
  PlacedField(
    key.optionalField(of: json) { $0.decoded(Value.Wrapped.self) }.map(Value.init(wrapping:)), in: json,
    below: key)
}

/// Decodes the array below a key, or below a path of keys; a failure if the key is missing.
@inlinable @inline(__always)
public func <|| <Source: FieldSource & ~Escapable, Elements: DecodableArray>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Elements> {
  json.withValue { key.field(of: $0) { $0.decoded(Elements.self) } }
}

/// Decodes the array below a key, or below a path of keys; missing or `null` gives `nil`.
@inlinable
public func <||? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.Wrapped: DecodableArray {
  json <|? key
}
