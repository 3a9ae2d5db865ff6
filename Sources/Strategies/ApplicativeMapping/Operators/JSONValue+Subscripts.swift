public import JSONCore

// The operators as subscripts: `json["owner", "name"]` is `json <| ["owner", "name"]`, and `json[optional:
// "id"]` is `json <|? "id"`. Arrays need no separate form.

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; a failure if the key is missing.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(key: some FieldKey) -> Decoded<Value> where Value.DecodedType == Value {
    key.field(of: self)
  }

  /// Decodes the member below a path of keys; a failure if the key is missing.
  public subscript<Value: Decodable>(first: String, second: String, others: String...) -> Decoded<Value>
  where Value.DecodedType == Value {
    self[[first, second] + others]
  }

  /// Decodes the member below a key, or below a path of keys; missing or `null` gives `nil`.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(optional key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    key.optionalField(of: self) { $0.decoded(Value.self) }
  }

  /// Decodes the member below a path of keys; missing or `null` gives `nil`.
  public subscript<Value: Decodable>(
    optional first: String, second: String, others: String...
  ) -> Decoded<Value?> where Value.DecodedType == Value {
    self[optional: [first, second] + others]
  }
}
