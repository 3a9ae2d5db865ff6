public import JSONCore

// The operators in another spelling: `json["owner", "name"]` is `json <| ["owner", "name"]`, and
// `json[optional: "id"]` is `json <|? "id"`. Arrays need no form of their own.

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; a missing key is a failure.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(key: some FieldKey) -> Decoded<Value> where Value.DecodedType == Value {
    key.field(of: self)
  }

  /// Decodes the member below a path of keys; a missing key is a failure.
  public subscript<Value: Decodable>(first: String, second: String, others: String...) -> Decoded<Value>
  where Value.DecodedType == Value {
    self[[first, second] + others]
  }

  /// Decodes the member below a key, or below a path of keys; a missing one and `null` are `nil`.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(optional key: some FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    key.optionalField(of: self) { $0.decoded(Value.self) }
  }

  /// Decodes the member below a path of keys; a missing one and `null` are `nil`.
  public subscript<Value: Decodable>(
    optional first: String, second: String, others: String...
  ) -> Decoded<Value?> where Value.DecodedType == Value {
    self[optional: [first, second] + others]
  }
}
