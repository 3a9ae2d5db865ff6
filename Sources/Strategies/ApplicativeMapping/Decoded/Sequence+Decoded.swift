/// The values of all results, or the first error.
public func sequence<Value>(_ results: [Decoded<Value>]) -> Decoded<[Value]> {
  materialize { () throws -> [Value] in try results.map { try $0.dematerialize() } }
}

/// The values of all results by their keys, or the error of one of them.
public func sequence<Key, Value>(_ results: [Key: Decoded<Value>]) -> Decoded<[Key: Value]> {
  materialize { () throws -> [Key: Value] in try results.mapValues { try $0.dematerialize() } }
}

/// The values of the successful results; the errors of the others are discarded.
///
///     let good = catDecoded(results)
public func catDecoded<Value>(_ results: [Decoded<Value>]) -> [Value] {
  results.compactMap(\.value)
}

/// The values of the successful results, by their keys; the errors of the others are discarded.
public func catDecoded<Key, Value>(_ results: [Key: Decoded<Value>]) -> [Key: Value] {
  results.compactMapValues(\.value)
}

/// Combines the elements of a sequence one after the other, until a combination fails.
public func flatReduce<Elements: Sequence, Result>(
  _ elements: Elements, initial: Result, combine: (Result, Elements.Element) -> Decoded<Result>
) -> Decoded<Result> {
  materialize { () throws -> Result in
    try elements.reduce(initial) { try combine($0, $1).dematerialize() }
  }
}
