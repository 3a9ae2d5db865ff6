/// The result of a function that can fail on a decoded value.
@_disfavoredOverload
@inlinable
public func >>- <Value, Result>(
  decoded: Decoded<Value>, transform: (Value) -> Decoded<Result>
) -> Decoded<Result> {
  decoded.flatMap(transform)
}

/// The result of a function that can fail on a decoded value.
@_disfavoredOverload
@inlinable
public func -<< <Value, Result>(
  transform: (Value) -> Decoded<Result>, decoded: Decoded<Value>
) -> Decoded<Result> {
  decoded.flatMap(transform)
}

/// The result of a function that can fail on a field; its error has the field's location.
///
///     json <| "homepage" >>- url
@inlinable
public func >>- <Value, Result>(
  field: PlacedField<Value>, transform: (Value) -> Decoded<Result>
) -> Decoded<Result> {
  field.decoded.flatMap { (value) in transform(value).mapError { field.placed($0) } }
}

/// The result of a function that can fail on a field; its error has the field's location.
@inlinable
public func -<< <Value, Result>(
  transform: (Value) -> Decoded<Result>, field: PlacedField<Value>
) -> Decoded<Result> {
  field >>- transform
}
