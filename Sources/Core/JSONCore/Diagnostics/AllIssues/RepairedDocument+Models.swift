extension RepairedDocument {
  /// For each of these objects of the current document, the model that reads it, if that can be determined,
  /// and the place in the original of the value that the model is decoded from.
  ///
  /// A decode that succeeds reports nothing about its models. So it is repeated with `true` in place of the
  /// objects: then the errors, or the reports of lossy arrays, name the models that lack the objects. If
  /// alternatives are tried, the errors name the model of each, and it isn't known which alternative decoded
  /// the object.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the largest number of these objects within one element of an
  ///   array, or the depth of their nesting.
  func models(
    reading objects: Set<Int>, _ decode: (Document) throws(JSONError) -> Void
  ) -> [Int: (type: Any.Type, node: Int)] {
    var models: [Int: (type: Any.Type, node: Int)] = [:]
    var remaining = objects
    // More rounds would take too long.
    for _ in 0..<64 where !remaining.isEmpty {
      let missing = innermost(of: remaining)
      var repaired = RepairedDocument(current)
      for object in missing { repaired.replace(object, with: "true") }
      guard repaired.applyChanges() else { break }
      let round = DecodeRound(of: repaired.current, limit: .max, decode)
      var reported: Set<Int> = []
      for failure in round.failures + round.losses {
        let object = repaired.place(of: failure.node)
        guard missing.contains(object) else { continue }
        reported.insert(object)
        guard models[object] == nil, let type = failure.model, let node = failure.modelNode else { continue }
        models[object] = (type, origins[repaired.place(of: node)])
      }
      remaining.subtract(reported.isEmpty ? missing : reported)
    }
    return models
  }

  /// The objects that contain none of the others.
  private func innermost(of objects: Set<Int>) -> Set<Int> {
    let sorted = objects.sorted()
    let innermost = zip(sorted, sorted.dropFirst() + [.max]).filter { object, next in
      !current.places(of: object).contains(next)
    }
    return Set(innermost.map(\.0))
  }
}
