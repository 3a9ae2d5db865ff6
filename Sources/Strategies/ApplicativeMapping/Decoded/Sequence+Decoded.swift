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
