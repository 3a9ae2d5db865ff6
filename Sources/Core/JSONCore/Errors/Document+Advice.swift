extension Document {
  /// Adds what helps to mend the cause: keys present, allowed values, a likely spelling.
  func advise(about pending: PendingIssue, in issue: inout Issue) {
    switch pending.kind {
    case .missingKey(let key, _) where tape[pending.node].isKind(.object):
      adviseOnMissing(key, in: pending.node, &issue)
    case .invalidRawValue(_, let allowed) where !allowed.isEmpty:
      issue.notes = [IssueNote("allowed: " + allowed.joined(separator: ", "), about: .shape)]
      if let preview = issue.preview, let similar = similarText(to: preview, among: allowed) {
        issue.notes.append("help: did you mean \(similar)?")
      }
    case .typeMismatch where tape[pending.node].isKind(.array) && pending.modelNode == pending.node:
      if let model = issue.model {
        issue.notes = [IssueNote("help: decode [\(model)] if a list is intended", about: .shape)]
      }
    default:
      break
    }
  }

  private func adviseOnMissing(_ key: String, in object: Int, _ issue: inout Issue) {
    let present = keys(of: object)
    let names = present.map { string(of: tape[$0]) }
    guard let similar = similarName(to: key, among: names), let index = names.firstIndex(of: similar) else {
      let shown = names.prefix(20).map { shownText($0) }.joined(separator: ", ")
      let more = names.count > 20 ? ", …" : ""
      let note = names.isEmpty ? "the object is empty" : "keys present: \(shown)\(more)"
      issue.notes = [IssueNote(note, about: .shape)]
      return
    }
    issue.notes = [IssueNote("help: did you mean \(shownName(similar))?", about: .shape)]
    if hasPositions {
      let span = span(of: tape[present[index]])
      let location = withPlaceFinder { $0.location(of: span, in: self) }
      issue.related = [Issue.Related(message: "similar key \(shownName(similar))", location: location)]
    }
  }

  /// The nodes of an object's keys in document order, at most 500.
  private func keys(of object: Int) -> [Int] {
    var keys: [Int] = []
    var key = object + 1
    for _ in 0..<min(tape[object].count, 500) {
      keys.append(key)
      key += 1 + tape[key + 1].size
    }
    return keys
  }

  /// The string literal among `allowed` that a misspelled literal most likely means; numbers are not
  /// misspelled.
  private func similarText(to literal: String, among allowed: [String]) -> String? {
    func unquoted(_ literal: String) -> String? {
      guard literal.utf8.count > 1, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
      return String(literal.dropFirst().dropLast())
    }
    guard let text = unquoted(literal),
      let similar = similarName(to: text, among: allowed.compactMap(unquoted))
    else { return nil }
    return "\"\(similar)\""
  }
}
