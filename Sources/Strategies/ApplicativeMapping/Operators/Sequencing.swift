/// The left value, if both exist; the errors of both are joined.
public func <* <Value, Other>(decoded: Decoded<Value>, other: Decoded<Other>) -> Decoded<Value> {
  decoded.joined(with: other) { value, _ in value }
}

/// The right value, if both exist; the errors of both are joined.
public func *> <Other, Value>(other: Decoded<Other>, decoded: Decoded<Value>) -> Decoded<Value> {
  other.joined(with: decoded) { _, value in value }
}

/// The composition of two functions that can fail.
public func >-> <First, Second, Third>(
  first: @escaping (First) -> Decoded<Second>, second: @escaping (Second) -> Decoded<Third>
) -> (First) -> Decoded<Third> {
  { first($0).flatMap(second) }
}

/// The composition of two functions that can fail.
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> Decoded<Third>, first: @escaping (First) -> Decoded<Second>
) -> (First) -> Decoded<Third> {
  first >-> second
}

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
