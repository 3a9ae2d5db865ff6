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
  where Function.Argument == Value {
    function <^> self
  }

  /// The value as the next argument of a curried function; the errors of both are joined.
  @inlinable @inline(__always)
  public func apply<Function: Applicable>(_ function: Incomplete<Function>) -> Function.Outcome
  where Function.Argument == Value {
    function <*> self
  }

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
