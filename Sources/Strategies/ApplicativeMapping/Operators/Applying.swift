// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

/// Gives a curried function its first argument.
@inlinable @inline(__always)
public func <^> <Function: Applicable>(
  function: consuming Function, argument: consuming Decoded<Function.Argument>
) -> Function.Outcome {
  switch consume argument {
  case .success(let value): .success(function.applied(value))
  case .failure(let error): .failure(error)
  }
}

/// Gives a curried function its next argument; the errors of both sides are joined.
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
/// Disfavoured: beside an equal form, the type checker would try both. The form of `<*>` for functions stands
/// in ApplicativeRunes, for it fits every place of a chain: the compiler would try it there whenever a chain
/// has a mistake.
@_disfavoredOverload
@inlinable
public func <^> <Value, Result>(function: (Value) -> Result, argument: Decoded<Value>) -> Decoded<Result> {
  argument.map(function)
}
