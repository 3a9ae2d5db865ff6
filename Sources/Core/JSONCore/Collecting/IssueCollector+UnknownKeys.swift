extension IssueCollector {
  mutating func noteUnknownKeys(
    of copy: Repair.Copy?, before end: Int?, _ decode: (Document) throws(JSONError) -> Void
  ) {
    let decoded = copy?.document ?? document
    var unknown = decoded.keyTracker?.unknownKeys(in: decoded, before: end) ?? []
    if let copy {
      for position in unknown.indices {
        unknown[position].node = copy.origins[unknown[position].node]
        unknown[position].object = copy.origins[unknown[position].object]
        // What was added to the copy is missing in the document.
        unknown[position].missed += (state.repair.added[unknown[position].object] ?? []).map(\.key)
      }
      unknown.removeAll { $0.node < 0 }
      let sought = valuesSought(besides: unknown.map(\.node), decode)
      let count = unknown.count
      unknown.removeAll { sought.contains($0.node + 1) }
      removeUndecided(from: &unknown)
      if unknown.count < count { state.isTruncated = true }
    }
    var models = ModelFinder(document, repair: state.repair)
    for key in unknown {
      guard state.found.count < rules.issueLimit else {
        state.hasMoreIssues = true
        return
      }
      let model = key.object < 0 ? nil : models.model(reading: key.object, decode)
      state.found.append(Found(node: key.node, issue: key.resolved(in: document, model: model)))
    }
  }

  /// Removes the keys, in document order, of values that no alternative fits: which keys they may have depends on the
  /// alternative, and that was only guessed.
  private mutating func removeUndecided(from unknown: inout [UnknownKey]) {
    let places = state.undecided.filter { document.tape[$0].isContainer }.sorted()
    if !places.isEmpty { state.isTruncated = true }
    var next = 0
    var end = 0
    unknown.removeAll { key in
      while next < places.count, places[next] < key.node {
        end = max(end, document.places(of: places[next]).upperBound)
        next += 1
      }
      return key.node < end
    }
  }
}
