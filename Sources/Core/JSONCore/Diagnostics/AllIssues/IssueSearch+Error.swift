// Finds all issues of a document with any decode that throws the first one.
//
// An initializer that throws at its first field creates no model and stops. So the document is fixed and
// decoded again, in rounds:
//
//     the document   [{"id": "x", "name": 7}, {"id": 1, "name": "a"}, {"name": 8}]
//     round 1         $[0].id, and $[2] lacks "id": arrays and dictionaries continue after a failed element
//     fixed           [{"id": 0, "name": 7}, {"id": 1, "name": "a"}, {"name": 8, "id": 0}]
//     round 2         $[0].name, $[2].name
//     fixed           [{"id": 0, "name": ""}, {"id": 1, "name": "a"}, {"name": "", "id": 0}]
//     round 3         decodes, so there are no other issues than these four
//
// A refused value is replaced by a stand-in, a missing member is added, and a value that has no stand-in is
// left out. All values of users' types are created by their own initializers, which run once a round. Every
// place of the fixed document maps to its origin, so that path and position are those of the original.
//
// An issue about a stand-in is not an issue of the document, and neither is one that was caused by a fix. A
// stand-in may have determined what else a model reads. So an issue after such a stand-in counts only if a
// search with other stand-ins finds it too, and a failure of a user's own check after it never counts.

extension IssueSearch {
  /// Searches for all data issues of a document; returns the error with those found.
  ///
  /// - Parameters:
  ///   - first: The error thrown by the decode of the document. It is the only one to report if a copy
  ///     doesn't fail in the same way, as when an initializer depends on more than the document.
  ///   - decode: Decodes a copy of the document; throws unresolved errors.
  static func findAll(
    after first: JSONError, in document: Document, by rules: DecodingRules,
    _ decode: (Document) throws(JSONError) -> Void
  ) -> JSONError {
    var search = IssueSearch(of: document, rules)
    search.run(decode)
    if search.dependsOnGuesses {
      var other = IssueSearch(of: document, rules, guessingOtherwise: true)
      other.run(decode)
      search.drop(unless: other)
    }
    return search.found.isEmpty ? first.resolved(in: document) : search.error(decode)
  }

  /// The error with the findings: the first issues and unknown keys, together up to the limit.
  func error(_ decode: (Document) throws(JSONError) -> Void) -> JSONError {
    // The sort is stable: issues about one value remain in the order in which they were found.
    let issues = found.map { (node: $0.pending.node, Reported.issue($0.pending)) }
    // There may be a million unknown keys, which are in order.
    let limit = max(rules.issueLimit, 1)
    let all = issues + unknown.prefix(limit).map { (node: $0.node, .unknownKey($0)) }
    let reported = all.sorted { $0.node < $1.node }.prefix(limit).map(\.1)
    let objects = reported.compactMap { if case .unknownKey(let key) = $0 { key.object } else { nil } }
    let models = repaired.models(reading: Set(objects), decode)
    var resolver = IssueResolver(repaired.original)
    return JSONError(
      issues: reported.map { item in
        switch item {
        case .issue(let pending): resolver.resolve(pending, readValues: readValues)
        case .unknownKey(let key): resolver.resolve(key, model: models[key.object])
        }
      },
      isTruncated: isTruncated, hasMoreIssues: limit > 1 && reported.count < found.count + unknown.count)
  }

  private enum Reported {
    case issue(PendingIssue)
    case unknownKey(UnknownKey)
  }
}
