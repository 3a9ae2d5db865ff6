// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

/// Applies a curried function to its first argument.
@inlinable @inline(__always)
public func <^> <Function: Applicable>(
  function: consuming Function, argument: consuming Decoded<Function.Argument>
) -> Function.Outcome {
  switch consume argument {
  case .success(let value): .success(function.applied(value))
  case .failure(let error): .failure(error)
  }
}

/// Applies a curried function to its next argument; the errors of both sides are joined.
@inlinable @inline(__always)
public func <*> <Function: Applicable>(
  function: consuming Incomplete<Function>, argument: consuming Decoded<Function.Argument>
) -> Function.Outcome {
  switch consume function {
  case .success(let function): function <^> argument
  case .failure(let error):
    switch consume argument {
    case .success: .failure(error)
    case .failure(let other): .failure(error + other)
    }
  }
}

/// The result of a function on a decoded value.
///
/// Disfavored: with an equally ranked form, the type checker would try both. There is no form of `<*>` for
/// functions: it would fit at every position of a chain, so the compiler would try it at each one whenever a
/// chain has a mistake.
@_disfavoredOverload
@inlinable
public func <^> <Value, Result>(function: (Value) -> Result, argument: Decoded<Value>) -> Decoded<Result> {
  argument.map(function)
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension Decoded {
  /// The result of a decoded function on the value; the errors of both are joined.
  @inlinable
  public func apply<Result>(_ function: Decoded<(Value) -> Result>) -> Decoded<Result> {
    function.joined(with: self) { $0($1) }
  }

  /// The combination of this value and another; the errors of both are joined.
  @inlinable
  func joined<Other, Result>(
    with other: Decoded<Other>, _ combine: (Value, Other) -> Result
  ) -> Decoded<Result> {
    switch (self, other) {
    case (.success(let value), .success(let other)): .success(combine(value, other))
    case (.failure(let error), .failure(let other)): .failure(error + other)
    case (.failure(let error), .success), (.success, .failure(let error)): .failure(error)
    }
  }

  /// The value as the first argument of a curried function.
  @inlinable @inline(__always)
  public func map<Function: Applicable>(_ function: Function) -> Function.Outcome
  where Function.Argument == Value { function <^> self }

  /// The value as the next argument of a curried function; the errors of both are joined.
  @inlinable @inline(__always)
  public func apply<Function: Applicable>(_ function: Incomplete<Function>) -> Function.Outcome
  where Function.Argument == Value { function <*> self }

  /// This result if it has a value, the other one otherwise. If both are failures, the result is the other
  /// one.
  @inlinable
  public func or(_ other: @autoclosure () -> Decoded<Value>) -> Decoded<Value> {
    switch self {
    case .success: self
    case .failure: other()
    }
  }
}

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
) -> (First) -> Decoded<Third> { first >-> second }

/// The left result if it has a value, the right one otherwise. If both are failures, the result is the right
/// one.
///
///     json <| "title" <|> json <| "name" <|> pure("untitled")
@inlinable
public func <|> <Value>(
  decoded: Decoded<Value>, other: @autoclosure () -> Decoded<Value>
) -> Decoded<Value> { decoded.or(other()) }

/// The successful result with a value, such as a constant or a default.
@inlinable
public func pure<Value>(_ value: Value) -> Decoded<Value> { .success(value) }

/// A curried function as the beginning of a chain: `pure(curry(Todo.init)) <*> json <| "id"`.
@inlinable
public func pure<Function: Applicable>(_ function: Function) -> Incomplete<Function> { .success(function) }
