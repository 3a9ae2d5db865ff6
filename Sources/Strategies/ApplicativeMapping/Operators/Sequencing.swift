/// The left value, if there are both; the errors of both are joined.
public func <* <Value, Other>(decoded: Decoded<Value>, other: Decoded<Other>) -> Decoded<Value> {
  decoded.joined(with: other) { value, _ in value }
}

/// The right value, if there are both; the errors of both are joined.
public func *> <Other, Value>(other: Decoded<Other>, decoded: Decoded<Value>) -> Decoded<Value> {
  other.joined(with: decoded) { _, value in value }
}

/// One function that may fail after another.
public func >-> <First, Second, Third>(
  first: @escaping (First) -> Decoded<Second>, second: @escaping (Second) -> Decoded<Third>
) -> (First) -> Decoded<Third> {
  { first($0).flatMap(second) }
}

/// One function that may fail after another.
public func <-< <First, Second, Third>(
  second: @escaping (Second) -> Decoded<Third>, first: @escaping (First) -> Decoded<Second>
) -> (First) -> Decoded<Third> {
  first >-> second
}
