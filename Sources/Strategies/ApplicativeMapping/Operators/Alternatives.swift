/// The left result if it has a value, the right one otherwise. If both are failures, the result is the right
/// one.
///
///     json <| "title" <|> json <| "name" <|> pure("untitled")
@inlinable
public func <|> <Value>(
  decoded: Decoded<Value>, other: @autoclosure () -> Decoded<Value>
) -> Decoded<Value> {
  decoded.or(other())
}

/// The successful result with a value, such as a constant or a default.
@inlinable
public func pure<Value>(_ value: Value) -> Decoded<Value> { .success(value) }

/// A curried function as the beginning of a chain: `pure(curry(Todo.init)) <*> json <| "id"`.
@inlinable
public func pure<Function: Applicable>(_ function: Function) -> Incomplete<Function> { .success(function) }
