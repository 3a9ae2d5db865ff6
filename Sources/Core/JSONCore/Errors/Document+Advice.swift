extension Document {
  /// Adds what helps to mend the cause: keys present, allowed values, a likely spelling.
  func advise(about pending: PendingIssue, at steps: [PlaceFinder.Step], in issue: inout Issue) {
    if case .advised(let advised, let type) = pending.pendingKind {
      switch advised.advice(type, issue.actual, key(below: pending.modelNode ?? 0, steps: steps)) {
      case .allowed(let values): list(values, in: &issue)
      case .help(let text): issue.notes = [IssueNote("help: " + text, about: .shape)]
      case .none: break
      }
      return
    }
    switch pending.kind {
    case .missingKey(let key, _) where tape[pending.node].isKind(.object):
      adviseOnMissing(key, besides: pending.pendingKind.keysBeside, in: pending.node, &issue)
    case .invalidRawValue(_, let allowed):
      list(allowed, in: &issue)
      // Of a type that lists nothing it is not known whether it has cases.
      if !allowed.isEmpty { adviseOnCase(in: pending.node, &issue) }
    case .typeMismatch where tape[pending.node].isKind(.array) && pending.modelNode == pending.node:
      if let model = issue.model {
        issue.notes = [IssueNote("help: decode [\(model)] if a list is intended", about: .shape)]
      }
    default:
      break
    }
  }

  private func list(_ allowed: [String], in issue: inout Issue) {
    guard !allowed.isEmpty else { return }
    issue.notes = [IssueNote("allowed: " + allowed.joined(separator: ", "), about: .shape)]
    if let preview = issue.preview, let similar = similarLiteral(to: preview, among: allowed) {
      issue.notes.append("help: did you mean \(similar)?")
    }
  }

  /// Says what names a case of an enum with associated values, where an object does not do so.
  private func adviseOnCase(in object: Int, _ issue: inout Issue) {
    let node = tape[object]
    guard node.isKind(.object), node.count != 1 else { return }
    let found = node.count == 0 ? "none" : "\(node.count)"
    issue.notes.append("help: one member, named after the case, is expected; the object has \(found)")
  }

  /// The key, between quotes, that a model reads a value by, or an array or object in which the value stands.
  private func key(below model: Int, steps: [PlaceFinder.Step]) -> String {
    var keys: [String] = []
    for step in steps where step.node > model {
      guard case .key(let key) = step.component else { break }
      keys.append(key)
    }
    return shownName(keys.joined(separator: "."))
  }

  /// - Parameter others: What is known of the keys that the model reads besides.
  private func adviseOnMissing(
    _ key: String, besides others: Set<String>, in object: Int, _ issue: inout Issue
  ) {
    // More members nobody reads.
    let members = children(of: object, limit: 500)
    let names = members.map { string(of: tape[$0 - 1]) }
    let unread = unreadNames(names, of: members, besides: others)
    guard let similar = similarName(to: key, among: unread), let index = names.firstIndex(of: similar) else {
      let shown = names.prefix(20).map { shownText($0) }.joined(separator: ", ")
      let more = names.count > 20 ? ", …" : ""
      let note = names.isEmpty ? "the object is empty" : "keys present: \(shown)\(more)"
      issue.notes = [IssueNote(note, about: .shape)]
      return
    }
    issue.notes = [IssueNote("help: did you mean \(shownName(similar))?", about: .shape)]
    if hasPositions {
      let span = span(of: tape[members[index] - 1])
      let location = withPlaceFinder { $0.location(of: span, in: self) }
      issue.related = [Issue.Related(message: "similar key \(shownName(similar))", location: location)]
    }
  }

  /// The names that the model is not known to read: a key that it reads is no misspelling of another.
  private func unreadNames(_ names: [String], of members: [Int], besides others: Set<String>) -> [String] {
    var read: Set<String> = []
    if let keyTracker {
      for (name, member) in zip(names, members) where keyTracker.found.contains(member) { read.insert(name) }
    }
    return names.filter { !read.contains($0) && !others.contains(foldedName($0)) }
  }
}
