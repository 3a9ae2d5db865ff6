/// One search for the issues of a document, with one choice of stand-ins.
struct IssueSearch {
  let rules: DecodingRules
  private(set) var repaired: RepairedDocument
  /// The issues, in the order in which they were found, and whether a model may have reached them only
  /// because of a stand-in.
  private(set) var found: [(pending: PendingIssue, isBehindGuess: Bool)] = []
  /// The keys that no model searches for.
  private(set) var unknown: [UnknownKey] = []
  /// The values that the models have read in the last round, by their places.
  private(set) var readValues: Set<Int> = []
  /// Whether there may be issues that were not found.
  private(set) var isTruncated = false
  private var known: Set<Finding> = []
  /// Whether the last decode succeeded, or failed only after the last issue that is to be reported.
  private var isComplete = false
  /// The arrays and objects that no alternative fits, and that are fixed for one of them.
  private var undecided: Set<Int> = []

  /// The identity of an issue among others.
  struct Finding: Hashable {
    var node: Int
    var kind: IssueKind

    init(_ pending: PendingIssue) {
      node = pending.node
      kind = pending.kind
    }
  }

  /// The maximum number of decodes of a document.
  private static let roundLimit = 256

  init(of document: Document, _ rules: DecodingRules, guessingOtherwise: Bool = false) {
    self.rules = rules
    repaired = RepairedDocument(document, guessingOtherwise: guessingOtherwise)
  }

  /// Whether another choice of stand-ins may show that an issue doesn't belong to the document.
  var dependsOnGuesses: Bool { found.contains(where: \.isBehindGuess) }

  /// Removes the issues after guesses, except for those that the other search has found too.
  mutating func drop(unless other: IssueSearch) {
    let count = found.count + unknown.count
    found.removeAll { $0.isBehindGuess && !other.known.contains(Finding($0.pending)) }
    if repaired.hasGuesses {
      let others = Set(other.unknown.map(\.node))
      unknown.removeAll { !others.contains($0.node) }
    }
    if found.count + unknown.count < count { isTruncated = true }
  }

  /// Decodes, records and fixes until no further issue can be found or fixed.
  ///
  /// - Complexity: O(*n*) for a round, without the time that `decode` takes.
  mutating func run(_ decode: (Document) throws(JSONError) -> Void) {
    for _ in 0..<IssueSearch.roundLimit {
      let round = DecodeRound(of: repaired.current, limit: rules.issueLimit, decode)
      for failure in round.failures { note(failure) }
      let end = lastPlace
      let open = round.failures.filter { repaired.place(of: $0.node) <= end }
      isComplete = round.areAllInDocument && open.isEmpty
      var isRepaired = false
      for failure in open { isRepaired = repair(failure, of: round) || isRepaired }
      if isRepaired, repaired.applyChanges() { continue }
      readValues = Set(round.searches.found.map { repaired.origins[$0] })
      guard rules.rejectsUnknownKeys else { break }
      noteUnknownKeys(round.searches, around: round.failures.map(\.node))
      break
    }
    isTruncated = isTruncated || !isComplete || repaired.isLossy
  }

  /// Records the keys that a decode of the current document did not look for.
  ///
  /// - Parameter stops: The places where it failed, in order.
  mutating func noteUnknownKeys(_ searches: KeySearches, around stops: [Int] = []) {
    // The allowed keys of a value that no alternative fits depend on the alternative, which was guessed.
    unknown = searches.unknownKeys(in: repaired, around: stops, besides: undecided)
    if !undecided.isEmpty { isTruncated = true }
  }

  /// The place of the last issue that is to be reported, among the known ones.
  private var lastPlace: Int {
    guard found.count > rules.issueLimit else { return .max }
    return found.map(\.pending.node).sorted()[rules.issueLimit - 1]
  }

  /// Records an issue, unless it is about a stand-in or caused by a fix. A failed check after a guess isn't
  /// recorded either, because the check may have compared a value with the guess.
  private mutating func note(_ issue: PendingIssue) {
    guard let pending = repaired.ofOriginal(issue), known.insert(Finding(pending)).inserted else { return }
    let isBehindGuess = repaired.isBehindGuess(issue)
    if isBehindGuess, case .custom = pending.kind {
      isTruncated = true
    } else {
      found.append((pending, isBehindGuess))
    }
  }

  private mutating func repair(_ issue: PendingIssue, of round: DecodeRound) -> Bool {
    switch issue.kind {
    case .custom, .transformFailed, .conversionFailed:
      // A failed check leaves no model, so the issues after the check within the model aren't found.
      if !round.searches.coversAll(of: issue.node, in: repaired.current) { isTruncated = true }
    case .noAlternative
    where repaired.current.tape[issue.node].isContainer && repaired.origins[issue.node] >= 0:
      undecided.insert(repaired.origins[issue.node])
    default: break
    }
    return repaired.repair(issue)
  }
}
