/// Gives a curried function its first argument.
@inlinable @inline(__always)
public func <^> <Function: Applicable>(
  function: Function, argument: Decoded<Function.Argument>
) -> Decoded<Function.Applied> {
  switch argument {
  case .success(let value): .success(function.applied(value))
  case .failure(let error): .failure(error)
  }
}

/// Gives a curried function its next argument; the errors of both sides are joined.
@inlinable @inline(__always)
public func <*> <Function: Applicable>(
  function: Decoded<Function>, argument: Decoded<Function.Argument>
) -> Decoded<Function.Applied> {
  switch function {
  case .success(let function):
    switch argument {
    case .success(let value): .success(function.applied(value))
    case .failure(let error): .failure(error)
    }
  case .failure(let error):
    switch argument {
    case .success: .failure(error)
    case .failure(let other): .failure(joined(error, other))
    }
  }
}

@inline(never) @usableFromInline
func joined(_ error: DecodeError, _ other: DecodeError) -> DecodeError { error + other }

// Disfavoured: beside an equal form for functions, the type checker would try both for every argument of a
// chain.

/// The result of a function on a decoded value.
@_disfavoredOverload
@inlinable @inline(__always)
public func <^> <Value, Result>(function: (Value) -> Result, argument: Decoded<Value>) -> Decoded<Result> {
  argument.map(function)
}

/// The result of a decoded function on a decoded value.
@_disfavoredOverload
@inlinable
public func <*> <Value, Result>(
  function: Decoded<(Value) -> Result>, argument: Decoded<Value>
) -> Decoded<Result> {
  argument.apply(function)
}
