/// The left value, if there are both; the errors of both are joined.
public func <* <Value, Other>(decoded: Decoded<Value>, other: Decoded<Other>) -> Decoded<Value> {
  switch (decoded, other) {
  case (.success(let value), .success): .success(value)
  case (.failure(let error), .failure(let other)): .failure(error + other)
  case (.failure(let error), .success), (.success, .failure(let error)): .failure(error)
  }
}

/// The right value, if there are both; the errors of both are joined.
public func *> <Other, Value>(other: Decoded<Other>, decoded: Decoded<Value>) -> Decoded<Value> {
  switch (other, decoded) {
  case (.success, .success(let value)): .success(value)
  case (.failure(let error), .failure(let other)): .failure(error + other)
  case (.failure(let error), .success), (.success, .failure(let error)): .failure(error)
  }
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
