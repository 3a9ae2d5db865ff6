/// The results of one decode of a document.
struct DecodeRound {
  let searches: KeySearches
  /// The failures, in document order; none if the decode succeeded.
  let failures: [PendingIssue]
  /// Whether every thrown issue is about a value of the document.
  let areAllInDocument: Bool
  /// The reasons why values were left out.
  let losses: [PendingIssue]

  /// Decodes a copy of a document, in which all values have the same places.
  ///
  /// - Parameter limit: The maximum number of issues to report.
  init(of document: Document, limit: Int, _ decode: (Document) throws(JSONError) -> Void) {
    let log = DecodeLog(limit: limit)
    let copy = Document(copying: document, log: log)
    var thrown: JSONError?
    do throws(JSONError) {
      try decode(copy)
    } catch {
      thrown = error
    }
    let entries = log.entries
    // An error in the log may retain the document, which retains the log.
    log.rewind(to: 0)
    func isKnown(_ issue: PendingIssue) -> Bool { issue.document == copy.identity }
    searches = KeySearches(entries)
    losses = entries.compactMap { entry in
      guard case .leftOut = entry.role else { return nil }
      return entry.issue?.storage.pending.flatMap { isKnown($0) ? $0 : nil }
    }
    let failures = DecodeRound.failures(thrown, entries)
    self.failures = failures.filter(isKnown).sorted { $0.node < $1.node }
    areAllInDocument = self.failures.count == failures.count && (thrown == nil || !failures.isEmpty)
  }

  /// The thrown issue, and those of other parts of the same arrays and dictionaries. If the error of a part
  /// was caught, the failures of the container's other parts don't count.
  private static func failures(_ thrown: JSONError?, _ entries: [DecodeLog.Entry]) -> [PendingIssue] {
    var beside: [IssueSearch.Finding: [PendingIssue]] = [:]
    for entry in entries {
      guard case .beside(let first) = entry.role, let first = first.storage.pending,
        let issue = entry.issue?.storage.pending
      else { continue }
      beside[IssueSearch.Finding(first), default: []].append(issue)
    }
    guard let first = thrown?.storage.pending else { return [] }
    var failures: [PendingIssue] = []
    var known: Set<IssueSearch.Finding> = []
    var open = [first]
    while let failure = open.popLast() {
      let finding = IssueSearch.Finding(failure)
      guard known.insert(finding).inserted else { continue }
      failures.append(failure)
      open += (beside[finding] ?? []).reversed().map { $0.inModel(of: failure) }
    }
    return failures
  }
}

extension PendingIssue {
  /// Adds the model of `thrown`, a failure in another part of the same container, unless this issue names a
  /// model itself. The model around both parts was recorded only in the error that was thrown.
  fileprivate func inModel(of thrown: PendingIssue) -> PendingIssue {
    guard model == nil, let modelNode = thrown.modelNode, modelNode < node else { return self }
    var issue = self
    issue.model = thrown.model
    issue.modelNode = modelNode
    return issue
  }
}
