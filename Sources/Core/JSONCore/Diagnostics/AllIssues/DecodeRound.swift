/// One decode of a mended copy, and what was learnt from it.
struct DecodeRound {
  let document: Document
  /// The nodes of the original by those of the copy, or the complements of stand-ins' positions; `nil` where
  /// they are the same.
  let origins: [Int]?
  let searches: KeySearches
  /// What failed, in document order; nothing when the decode came to its end.
  let failures: [PendingIssue]
  /// Whether all that was thrown is about the copy.
  let isUnderstood: Bool
  /// Why values were left out.
  let losses: [PendingIssue]

  /// Decodes a copy of a document; `nil` if there can be none.
  ///
  /// - Parameter limit: How many issues are to be reported at most.
  init?(
    of original: Document, _ repair: Repair, limit: Int, _ decode: (Document) throws(JSONError) -> Void
  ) {
    let record = DecodeRecord(failureLimit: limit)
    guard let copy = repair.copy(of: original, record) else { return nil }
    document = copy.document
    origins = copy.origins
    var thrown: JSONError?
    do throws(JSONError) {
      try decode(document)
    } catch {
      thrown = error
    }
    let events = record.events
    // An error that was noted may hold the document, and the document its record.
    record.reset(to: 0)
    searches = KeySearches(events)
    losses = events.compactMap { event in
      guard case .leftOut(_, let error) = event else { return nil }
      return error.storage.pending
    }
    let failures = DecodeRound.failures(thrown, events)
    let known = failures.filter { $0.document == copy.document.identity }
    isUnderstood = known.count == failures.count && (thrown == nil || !failures.isEmpty)
    self.failures = known.sorted { $0.node < $1.node }
  }

  /// What was thrown, and what failed beside it in the same arrays and dictionaries. A failure beside one that
  /// somebody has caught is none.
  private static func failures(_ thrown: JSONError?, _ events: [DecodeRecord.Event]) -> [PendingIssue] {
    var beside: [IssueSearch.Finding: [PendingIssue]] = [:]
    for case .failed(let errors) in events {
      let issues = errors.compactMap(\.storage.pending)
      if let first = issues.first { beside[IssueSearch.Finding(first), default: []] += issues.dropFirst() }
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

  /// An issue as one of the original; `nil` for one about a stand-in.
  func original(of issue: PendingIssue, in original: Document) -> PendingIssue? {
    var issue = issue
    if let origins {
      guard origins.indices.contains(issue.node), origins[issue.node] >= 0 else { return nil }
      issue.node = origins[issue.node]
    }
    issue.moveDetails(by: origins, to: original)
    return issue
  }

  /// The place of an issue in the original: that of the value that a stand-in stands for.
  func place(of issue: PendingIssue, _ repair: Repair) -> Int? {
    switch Cause(issue, origins: origins)?.place {
    case .original(let place): place
    case .standIn(let patch): repair.patches[patch].place
    case nil: nil
    }
  }

  /// The places in the original of the values that were read.
  var originalReadValues: Set<Int> {
    guard let origins else { return searches.found }
    return Set(searches.found.map { origins[$0] })
  }

  /// The keys of the original that nobody looked for, in document order.
  func unknownKeys(_ repair: Repair) -> [UnknownKey] {
    var unknown = searches.unknownKeys(in: document, around: failures.map(\.node))
    guard let origins else { return unknown }
    for position in unknown.indices {
      unknown[position].node = origins[unknown[position].node]
      unknown[position].object = origins[unknown[position].object]
      // What was added to the copy is missing in the document.
      unknown[position].missed += repair.added[unknown[position].object]?.map(\.key) ?? []
    }
    return unknown.filter { $0.node >= 0 && $0.object >= 0 }
  }
}

extension PendingIssue {
  /// The issue of a part that failed beside another one, whose error was thrown on and got the name of the
  /// model around both.
  fileprivate func inModel(of thrown: PendingIssue) -> PendingIssue {
    guard model == nil, let modelNode = thrown.modelNode, modelNode < node else { return self }
    var issue = self
    issue.model = thrown.model
    issue.modelNode = modelNode
    return issue
  }
}
