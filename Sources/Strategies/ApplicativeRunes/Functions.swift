public import ApplicativeMapping

/// The result of a decoded function on a decoded value.
@_disfavoredOverload
public func <*> <Value, Result>(
  function: Decoded<(Value) -> Result>, argument: Decoded<Value>
) -> Decoded<Result> {
  argument.apply(function)
}
