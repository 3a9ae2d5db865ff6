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
}
