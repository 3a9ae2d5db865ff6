public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

/// Decodes the member below a key, or below a path of keys; a failure if the key is missing.
@inlinable @inline(__always)
public func <| <Source: FieldSource & ~Escapable, Value: Decodable>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.DecodedType == Value { json.withValue { key.field(of: $0) } }

/// Decodes the member for a following `>>-`: the result has its location.
@_disfavoredOverload
@_lifetime(copy json)
@inlinable @inline(__always)
public func <| <Value: Decodable>(json: JSON, key: some FieldKey) -> PlacedField<Value>
where Value.DecodedType == Value { PlacedField(key.field(of: json), in: json, below: key) }

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
) -> Decoded<Elements> { json.withValue { key.field(of: $0) { $0.decoded(Elements.self) } } }

/// Decodes the array below a key, or below a path of keys; missing or `null` gives `nil`.
@inlinable
public func <||? <Source: FieldSource & ~Escapable, Value: DecodableOptional>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Value>
where Value.Wrapped: DecodableArray { json <|? key }

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

/// A decoded field with its location, so that the error of a function on it is reported there: `json <|
/// "homepage"` in `json <| "homepage" >>- url`.
@frozen
public struct PlacedField<Value>: ~Escapable {
  @usableFromInline let decoded: Decoded<Value>
  @usableFromInline let parent: JSONValue
  @usableFromInline let key: any FieldKey

  @_lifetime(copy parent)
  @inlinable @inline(__always)
  init(_ decoded: Decoded<Value>, in parent: JSONValue, below key: some FieldKey) {
    self.decoded = decoded
    self.parent = parent
    self.key = key
  }

  /// The field's value, or the object if the field is missing.
  var json: JSONValue {
    @_lifetime(copy self)
    get {
      var current = parent
      for key in key.keys {
        guard let member = current.member(key) else { break }
        current = member
      }
      return current
    }
  }

  /// The error of a function on the value, at the field's location.
  @inline(never) @usableFromInline
  func placed(_ error: DecodeError) -> DecodeError { json.placed(error) }
}
