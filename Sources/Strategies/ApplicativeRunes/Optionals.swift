import ApplicativeMapping

// The operators of Runes on optionals. Disfavored, so that chains of fields use the operators on decoded
// values.

/// The result of a function on the value, if there is one.
@_disfavoredOverload
public func <^> <Value, Result>(function: (Value) -> Result, value: Value?) -> Result? {
  value.map(function)
}

/// The result of the function on the value, if both exist.
@_disfavoredOverload
public func <*> <Value, Result>(function: ((Value) -> Result)?, value: Value?) -> Result? {
  function.flatMap { value.map($0) }
}

/// The left value, if both exist.
@_disfavoredOverload
public func <* <Value, Other>(value: Value?, other: Other?) -> Value? {
  other.flatMap { _ in value }
}

/// The right value, if both exist.
@_disfavoredOverload
public func *> <Other, Value>(other: Other?, value: Value?) -> Value? {
  other.flatMap { _ in value }
}

/// The left value, or the right one if the left is `nil`.
@_disfavoredOverload
public func <|> <Value>(value: Value?, other: @autoclosure () -> Value?) -> Value? {
  value ?? other()
}

/// The result of a function on the value, if there is one.
@_disfavoredOverload
public func >>- <Value, Result>(value: Value?, function: (Value) -> Result?) -> Result? {
  value.flatMap(function)
}

/// The result of a function on the value, if there is one.
@_disfavoredOverload
public func -<< <Value, Result>(function: (Value) -> Result?, value: Value?) -> Result? {
  value.flatMap(function)
}

/// The composition of two functions that return optionals.
@_disfavoredOverload
public func >-> <First, Second, Third>(
  first: @escaping (First) -> Second?, second: @escaping (Second) -> Third?
) -> (First) -> Third? {
  { first($0).flatMap(second) }
}

/// The composition of two functions that return optionals.
@_disfavoredOverload
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> Third?, first: @escaping (First) -> Second?
) -> (First) -> Third? {
  { first($0).flatMap(second) }
}

/// The value as an optional.
@_disfavoredOverload
public func pure<Value>(_ value: Value) -> Value? { value }

/// `nil`, the neutral element of `<|>`.
@_disfavoredOverload
public func empty<Value>() -> Value? { nil }
