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
