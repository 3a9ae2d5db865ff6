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
) -> (First) -> Decoded<Third> {
  first >-> second
}
