import ApplicativeMapping

// The operators on optionals, as Runes has them. Disfavoured: they stand beside forms that chains of fields
// are made of.

/// The result of a function on the value, if there is one.
@_disfavoredOverload
public func <^> <Value, Result>(function: (Value) -> Result, value: Value?) -> Result? {
  value.map(function)
}

/// The result of the function on the value, if there are both.
@_disfavoredOverload
public func <*> <Value, Result>(function: ((Value) -> Result)?, value: Value?) -> Result? {
  function.flatMap { value.map($0) }
}

/// The left value, if there are both.
@_disfavoredOverload
public func <* <Value, Other>(value: Value?, other: Other?) -> Value? {
  other.flatMap { _ in value }
}

/// The right value, if there are both.
@_disfavoredOverload
public func *> <Other, Value>(other: Other?, value: Value?) -> Value? {
  other.flatMap { _ in value }
}

/// The left value if there is one, the right one otherwise.
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

/// One function after another, as long as there is a value.
@_disfavoredOverload
public func >-> <First, Second, Third>(
  first: @escaping (First) -> Second?, second: @escaping (Second) -> Third?
) -> (First) -> Third? {
  { first($0).flatMap(second) }
}

/// One function after another, as long as there is a value.
@_disfavoredOverload
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> Third?, first: @escaping (First) -> Second?
) -> (First) -> Third? {
  { first($0).flatMap(second) }
}

/// A value as an optional one.
@_disfavoredOverload
public func pure<Value>(_ value: Value) -> Value? { value }

/// `nil`: what `<|>` leaves as it is.
@_disfavoredOverload
public func empty<Value>() -> Value? { nil }
