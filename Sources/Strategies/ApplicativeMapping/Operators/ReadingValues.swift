public import JSONCore

/// Decodes the member below a key, or below a path of keys; a missing key is a failure.
@_lifetime(copy json)
@inlinable @inline(__always)
public func <| <Result: FieldResult & ~Escapable>(json: JSON, key: FieldKey) -> Result
where Result.Value: Decodable, Result.Value.DecodedType == Result.Value {
  json.field(key)
}

/// The same for an expression whose type only the result can tell.
@_disfavoredOverload
@inlinable @inline(__always)
public func <| <Value: Decodable>(json: JSON, key: FieldKey) -> Decoded<Value>
where Value.DecodedType == Value {
  json.field(key)
}

/// The same for a key that is only known at run time.
@_disfavoredOverload
@inlinable
public func <| <Value: Decodable>(json: JSON, key: String) -> Decoded<Value>
where Value.DecodedType == Value {
  json.field([key]) { $0.decoded(Value.self) }
}

/// The same for a path that is only known at run time.
@_disfavoredOverload
@inlinable
public func <| <Value: Decodable>(json: JSON, path: [String]) -> Decoded<Value>
where Value.DecodedType == Value {
  json.field(path) { $0.decoded(Value.self) }
}
