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
    case .typeMismatch where pending.pendingKind.expectedContainer != nil && holdsContainer(pending.node):
      issue.notes = ["help: the string holds JSON itself; parse what it holds"]
    default:
      break
    }
  }

  /// Whether a value is a string with the text of an array or object.
  private func holdsContainer(_ place: Int) -> Bool {
    guard tape[place].isKind(.string), tape[place].length > 1 else { return false }
    let text = UnsafeBufferPointer(start: bytes + tape[place].offset + 1, count: tape[place].length)
    return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
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
    let present = PresentKeys(of: members, in: self)
    guard let (position, similar) = present.similar(to: key, besides: others) else {
      issue.notes = [IssueNote(present.list, about: .shape)]
      return
    }
    issue.notes = [IssueNote("help: did you mean \(shownName(similar))?", about: .shape)]
    if hasPositions {
      let span = span(of: tape[members[position] - 1])
      let location = withPlaceFinder { $0.location(of: span, in: self) }
      issue.related = [Issue.Related(message: "similar key \(shownName(similar))", location: location)]
    }
  }
}
