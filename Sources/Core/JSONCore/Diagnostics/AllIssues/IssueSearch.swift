/// One search for the issues of a document, with one choice of stand-ins.
struct IssueSearch {
  let document: Document
  let rules: DecodingRules
  var repair: Repair
  /// The issues, by what tells them apart.
  private(set) var found: [Finding: Found] = [:]
  /// The keys that no model looks for.
  private(set) var unknown: [UnknownKey] = []
  /// The values that the models have read in the last round, by their places.
  private(set) var readValues: Set<Int> = []
  /// Whether a decode came to its end, or as far as issues are to be reported.
  private(set) var isComplete = false
  /// Whether there may be issues that were not found.
  private(set) var isTruncated = false
  /// The values that no alternative fits, and that are mended for one of them.
  private var undecided: Set<Int> = []

  /// What tells an issue apart from others.
  struct Finding: Hashable {
    var node: Int
    var kind: Issue.Kind

    init(_ pending: PendingIssue) {
      node = pending.node
      kind = pending.kind
    }

    /// The same for what a check of the model's author says of a value: its words may quote a stand-in.
    var ofCheck: Finding {
      var finding = self
      switch kind {
      case .custom: finding.kind = .custom("")
      case .transformFailed: finding.kind = .transformFailed("")
      default: break
      }
      return finding
    }
  }

  struct Found {
    var pending: PendingIssue
    /// How many were found before.
    var order: Int
    /// Whether a model may have come to it only because of a stand-in.
    var isBehindGuess: Bool
  }

  /// How often a document is decoded at most.
  private static let roundLimit = 256

  init(of document: Document, _ rules: DecodingRules, variant: Int) {
    self.document = document
    self.rules = rules
    repair = Repair(variant: variant)
  }

  /// Whether another choice of stand-ins may show that an issue is none of the document.
  var dependsOnGuesses: Bool { found.values.contains(where: \.isBehindGuess) }

  /// Drops the issues behind guesses that another search has not met.
  mutating func drop(unless other: IssueSearch) {
    let count = found.count + unknown.count
    let met = Set(other.found.keys.map(\.ofCheck))
    found = found.filter { !$0.value.isBehindGuess || met.contains($0.key.ofCheck) }
    if !repair.guesses.isEmpty {
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
      guard let round = DecodeRound(of: document, repair, limit: rules.issueLimit, decode) else { return }
      for failure in round.failures { note(failure, of: round) }
      let end = lastPlace
      let open = round.failures.filter { round.place(of: $0, repair) ?? 0 <= end }
      isComplete = round.isUnderstood && open.isEmpty
      var isMended = false
      for failure in open { isMended = mend(failure, of: round) || isMended }
      if isMended { continue }
      readValues = round.originalReadValues
      if rules.rejectsUnknownKeys { noteUnknownKeys(of: round) }
      return
    }
  }

  /// The place of the last issue that is to be reported, as far as they are known.
  private var lastPlace: Int {
    guard found.count > rules.issueLimit else { return .max }
    return found.keys.map(\.node).sorted()[rules.issueLimit - 1]
  }

  /// Notes an issue, unless it is about a stand-in or caused by a repair.
  private mutating func note(_ issue: PendingIssue, of round: DecodeRound) {
    guard var pending = round.original(of: issue, in: document) else { return }
    let kind = pending.kind
    guard !repair.mayCause(kind, at: pending.node, in: document) else { return }
    let finding = Finding(pending)
    guard found[finding] == nil else { return }
    pending.pendingKind = .stated(kind)
    let isBehindGuess = repair.mayGuide(kind, to: pending.node, in: document)
    found[finding] = Found(pending: pending, order: found.count, isBehindGuess: isBehindGuess)
  }

  private mutating func mend(_ issue: PendingIssue, of round: DecodeRound) -> Bool {
    guard let cause = Cause(issue, origins: round.origins) else { return false }
    switch cause.kind {
    case .custom, .transformFailed:
      // What lies behind a check in the midst of a model is lost with the model.
      if !round.searches.hasSeenAll(of: issue.node, in: round.document) { isTruncated = true }
    case .noAlternative:
      if case .original(let place) = cause.place { undecided.insert(place) }
    default: break
    }
    return repair.mend(cause, in: document)
  }

  private mutating func noteUnknownKeys(of round: DecodeRound) {
    unknown = round.unknownKeys(repair)
    // Which keys a value may have that no alternative fits depends on the alternative, and that was guessed.
    let places = undecided.filter { document.tape[$0].isContainer }.sorted()
    if places.isEmpty { return }
    isTruncated = true
    var (next, end) = (0, 0)
    unknown.removeAll { key in
      while next < places.count, places[next] < key.node {
        end = max(end, document.places(of: places[next]).upperBound)
        next += 1
      }
      return key.node < end
    }
  }
}
