public import ApplicativeMapping

/// The result of applying a decoded function to a decoded value.
@_disfavoredOverload
public func <*> <Value, Result>(
  function: Decoded<(Value) -> Result>, argument: Decoded<Value>
) -> Decoded<Result> {
  argument.apply(function)
}
