public import JSONCore

// The operators in another spelling: `json["owner", "name"]` is `json <| ["owner", "name"]`, and
// `json[optional: "id"]` is `json <|? "id"`. Arrays need no form of their own.

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; a missing key is a failure.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(key: FieldKey) -> Decoded<Value> where Value.DecodedType == Value {
    field(key)
  }

  /// Decodes the member below a path of keys; a missing key is a failure.
  @inlinable
  public subscript<Value: Decodable>(first: JSONKey, second: JSONKey, others: JSONKey...) -> Decoded<Value>
  where Value.DecodedType == Value {
    field(.path([first, second] + others)) { $0.decoded(Value.self) }
  }

  /// The same for keys that are only known at run time.
  @_disfavoredOverload
  public subscript<Value: Decodable>(keys: String...) -> Decoded<Value> where Value.DecodedType == Value {
    field(keys) { $0.decoded(Value.self) }
  }

  /// The same for a path that is only known at run time.
  @_disfavoredOverload
  public subscript<Value: Decodable>(keys: [String]) -> Decoded<Value> where Value.DecodedType == Value {
    field(keys) { $0.decoded(Value.self) }
  }
}

extension JSONValue {
  /// Decodes the member below a key, or below a path of keys; a missing one and `null` are `nil`.
  @inlinable @inline(__always)
  public subscript<Value: Decodable>(optional key: FieldKey) -> Decoded<Value?>
  where Value.DecodedType == Value {
    optionalField(key) { $0.decoded(Value.self) }
  }

  /// Decodes the member below a path of keys; a missing one and `null` are `nil`.
  @inlinable
  public subscript<Value: Decodable>(
    optional first: JSONKey, second: JSONKey, others: JSONKey...
  ) -> Decoded<Value?> where Value.DecodedType == Value {
    optionalField(.path([first, second] + others)) { $0.decoded(Value.self) }
  }

  /// The same for keys that are only known at run time.
  @_disfavoredOverload
  public subscript<Value: Decodable>(optional keys: String...) -> Decoded<Value?>
  where Value.DecodedType == Value {
    optionalField(keys) { $0.decoded(Value.self) }
  }

  /// The same for a path that is only known at run time.
  @_disfavoredOverload
  public subscript<Value: Decodable>(optional keys: [String]) -> Decoded<Value?>
  where Value.DecodedType == Value {
    optionalField(keys) { $0.decoded(Value.self) }
  }
}
