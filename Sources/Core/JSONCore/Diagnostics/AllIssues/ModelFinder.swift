/// Tells which models read the objects of a document.
///
/// A decode that succeeds says nothing about its models. So it is repeated without the objects: then it names
/// the models that miss them, if need be to the lossy array that drops them. Where alternatives are tried, each
/// names its own, and that which was taken is not known.
struct ModelFinder {
  private let document: Document
  private let repair: Repair

  /// How often a document is decoded at most.
  private static let roundLimit = 64

  init(_ document: Document, _ repair: Repair = Repair()) {
    self.document = document
    self.repair = repair
  }

  /// The models that read these objects, as far as they can be told, and the places of the values that those
  /// are decoded from.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the largest number of these objects within one element of an
  ///   array, or the depth of their nesting.
  func models(
    reading objects: Set<Int>, _ decode: (Document) throws(JSONError) -> Void
  ) -> [Int: (type: Any.Type, node: Int)] {
    var models: [Int: (type: Any.Type, node: Int)] = [:]
    var remaining = objects.filter { $0 >= 0 }
    for _ in 0..<ModelFinder.roundLimit where !remaining.isEmpty {
      let missing = innermost(of: remaining)
      var repair = repair
      for object in missing { repair.replace(object, with: .bool(true)) }
      guard let round = DecodeRound(of: document, repair, limit: .max, decode) else { break }
      var told: Set<Int> = []
      for failure in round.failures + round.losses where failure.document == round.document.identity {
        guard let object = round.place(of: failure, repair), missing.contains(object) else { continue }
        told.insert(object)
        guard models[object] == nil, let type = failure.model, let node = failure.modelNode else { continue }
        let place = round.origins?[node] ?? node
        models[object] = (type, place < 0 ? object : place)
      }
      remaining.subtract(told.isEmpty ? missing : told)
    }
    return models
  }

  /// The objects that have none of the others within them.
  private func innermost(of objects: Set<Int>) -> Set<Int> {
    let sorted = objects.sorted()
    let innermost = zip(sorted, sorted.dropFirst() + [.max]).filter { object, next in
      !document.places(of: object).contains(next)
    }
    return Set(innermost.map(\.0))
  }
}
