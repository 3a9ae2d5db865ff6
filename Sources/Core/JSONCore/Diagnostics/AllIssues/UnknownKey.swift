/// A key that a decode did not look for.
struct UnknownKey {
  var name: String
  /// Its place in the original.
  var node: Int
  /// The object that has it, by its place in the document that was decoded.
  var object: Int
  /// The keys that were looked for in its object and are missing.
  var missed: [String]
}

extension IssueResolver {
  /// - Parameter model: The model that reads the object, and the place of the value that it is decoded from.
  mutating func resolve(_ key: UnknownKey, model: (type: Any.Type, node: Int)?) -> Issue {
    var pending = PendingIssue(.stated(.unknownKey(key.name)), at: key.node, in: document.identity)
    pending.model = model?.type
    pending.modelNode = model?.node
    var issue = resolve(pending)
    // Computed only for keys that are reported, because there may be a million unknown keys.
    let similar = similarName(to: key.name, among: key.missed)
    if let similar { issue.notes = [IssueNote(.help, "did you mean \(shownName(similar))?", about: .shape)] }
    return issue
  }
}
