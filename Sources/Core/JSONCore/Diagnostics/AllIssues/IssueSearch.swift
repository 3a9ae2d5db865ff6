/// One search for the issues of a document, with one choice of stand-ins.
struct IssueSearch {
  let rules: DecodingRules
  private(set) var mended: MendedDocument
  /// The issues, in the order in which they were found, and whether a model may have come to them only because
  /// of a stand-in.
  private(set) var found: [(pending: PendingIssue, isBehindGuess: Bool)] = []
  /// The keys that no model looks for.
  private(set) var unknown: [UnknownKey] = []
  /// The values that the models have read in the last round, by their places.
  private(set) var readValues: Set<Int> = []
  /// Whether there may be issues that were not found.
  private(set) var isTruncated = false
  private var known: Set<Finding> = []
  /// Whether a decode came to its end, or as far as issues are to be reported.
  private var isComplete = false
  /// The arrays and objects that no alternative fits, and that are mended for one of them.
  private var undecided: Set<Int> = []

  /// What tells an issue apart from others.
  struct Finding: Hashable {
    var node: Int
    var kind: IssueKind

    init(_ pending: PendingIssue) {
      node = pending.node
      kind = pending.kind
    }
  }

  /// How often a document is decoded at most.
  private static let roundLimit = 256

  init(of document: Document, _ rules: DecodingRules, guessingOtherwise: Bool = false) {
    self.rules = rules
    mended = MendedDocument(document, guessingOtherwise: guessingOtherwise)
  }

  /// Whether another choice of stand-ins may show that an issue is none of the document.
  var dependsOnGuesses: Bool { found.contains(where: \.isBehindGuess) }

  /// Drops the issues behind guesses that another search has not met.
  mutating func drop(unless other: IssueSearch) {
    let count = found.count + unknown.count
    found.removeAll { $0.isBehindGuess && !other.known.contains(Finding($0.pending)) }
    if mended.hasGuesses {
      let others = Set(other.unknown.map(\.node))
      unknown.removeAll { !others.contains($0.node) }
    }
    if found.count + unknown.count < count { isTruncated = true }
  }

  /// Decodes, notes and mends until there is nothing more to be found, or to be mended.
  ///
  /// - Complexity: O(*n*) for a round, without what `decode` takes.
  mutating func run(_ decode: (Document) throws(JSONError) -> Void) {
    for _ in 0..<IssueSearch.roundLimit {
      let round = DecodeRound(of: mended.current, limit: rules.issueLimit, decode)
      for failure in round.failures { note(failure) }
      let end = lastPlace
      let open = round.failures.filter { mended.place(of: $0.node) <= end }
      isComplete = round.isUnderstood && open.isEmpty
      var isMended = false
      for failure in open { isMended = mend(failure, of: round) || isMended }
      if isMended, mended.applyChanges() { continue }
      readValues = Set(round.searches.found.map { mended.origins[$0] })
      guard rules.rejectsUnknownKeys else { break }
      noteUnknownKeys(round.searches, around: round.failures.map(\.node))
      break
    }
    isTruncated = isTruncated || !isComplete || mended.isLossy
  }

  /// Notes the keys that a decode of the current document did not look for.
  ///
  /// - Parameter stops: Where it has failed, in order.
  mutating func noteUnknownKeys(_ searches: KeySearches, around stops: [Int] = []) {
    // Which keys a value may have that no alternative fits depends on the alternative, and that was guessed.
    unknown = searches.unknownKeys(in: mended, around: stops, besides: undecided)
    if !undecided.isEmpty { isTruncated = true }
  }

  /// The place of the last issue that is to be reported, as far as they are known.
  private var lastPlace: Int {
    guard found.count > rules.issueLimit else { return .max }
    return found.map(\.pending.node).sorted()[rules.issueLimit - 1]
  }

  /// Notes an issue, unless it is about a stand-in or caused by a repair. What a check says may be about a guess
  /// by which it compares.
  private mutating func note(_ issue: PendingIssue) {
    guard let pending = mended.ofOriginal(issue), known.insert(Finding(pending)).inserted else { return }
    let isBehindGuess = mended.isBehindGuess(issue)
    if isBehindGuess, case .custom = pending.kind {
      isTruncated = true
    } else {
      found.append((pending, isBehindGuess))
    }
  }

  private mutating func mend(_ issue: PendingIssue, of round: DecodeRound) -> Bool {
    switch issue.kind {
    case .custom, .transformFailed, .conversionFailed:
      // What lies behind a check in the midst of a model is lost with the model.
      if !round.searches.hasSeenAll(of: issue.node, in: mended.current) { isTruncated = true }
    case .noAlternative where mended.current.tape[issue.node].isContainer && mended.origins[issue.node] >= 0:
      undecided.insert(mended.origins[issue.node])
    default: break
    }
    return mended.mend(issue)
  }
}
