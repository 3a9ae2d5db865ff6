/// The values of all results, or the error of the first that holds none.
public func sequence<Value>(_ results: [Decoded<Value>]) -> Decoded<[Value]> {
  var values: [Value] = []
  values.reserveCapacity(results.count)
  for result in results {
    switch result {
    case .success(let value): values.append(value)
    case .failure(let error): return .failure(error)
    }
  }
  return .success(values)
}

/// The values of all results by their keys, or the error of one that holds none.
public func sequence<Key, Value>(_ results: [Key: Decoded<Value>]) -> Decoded<[Key: Value]> {
  var values: [Key: Value] = [:]
  values.reserveCapacity(results.count)
  for (key, result) in results {
    switch result {
    case .success(let value): values[key] = value
    case .failure(let error): return .failure(error)
    }
  }
  return .success(values)
}

/// The values of those results that hold one; the errors of the others are dropped.
///
///     let good = catDecoded(results)
public func catDecoded<Value>(_ results: [Decoded<Value>]) -> [Value] {
  results.compactMap(\.value)
}

/// The values of those results that hold one, by their keys; the errors of the others are dropped.
public func catDecoded<Key, Value>(_ results: [Key: Decoded<Value>]) -> [Key: Value] {
  results.compactMapValues(\.value)
}

/// Combines the elements of a sequence one after the other, until one combination fails.
public func flatReduce<Elements: Sequence, Result>(
  _ elements: Elements, initial: Result, combine: (Result, Elements.Element) -> Decoded<Result>
) -> Decoded<Result> {
  var result = initial
  for element in elements {
    switch combine(result, element) {
    case .success(let value): result = value
    case .failure(let error): return .failure(error)
    }
  }
  return .success(result)
}
