extension IssueCollector {
  /// Adds the unknown keys before the place at which a decode stopped, and cuts the issues to the limit.
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
    merge(unknown, decode)
  }

  /// Adds keys, in document order, to the issues, as many of both as the limit lets be reported.
  private mutating func merge(
    _ unknown: [UnknownKey], _ decode: (Document) throws(JSONError) -> Void
  ) {
    var found = state.found.sorted { $0.node < $1.node }[...]
    var unknown = unknown[...]
    var models = ModelFinder(document, repair: state.repair)
    state.found = []
    while state.found.count < rules.issueLimit {
      if let key = unknown.first, key.node < found.first?.node ?? .max {
        unknown.removeFirst()
        let model = key.object < 0 ? nil : models.model(reading: key.object, decode)
        state.found.append(Found(node: key.node, issue: key.resolved(in: document, model: model)))
      } else if let issue = found.popFirst() {
        state.found.append(issue)
      } else {
        return
      }
    }
    if !(unknown.isEmpty && found.isEmpty) { state.hasMoreIssues = true }
  }

  /// Removes the keys, in document order, of values that no alternative fits: which keys they may have
  /// depends on the alternative, and that was only guessed.
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
