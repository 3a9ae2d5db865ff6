/// Finds all data issues of a document, with any decode that stops at the first.
///
/// No dialect could go on by itself: an initializer that throws at its first field makes no model. So the
/// document is mended instead. The value that was refused gets a stand-in, a missing member is added, what
/// nothing can stand in for is left out; then the copy is decoded anew, and what it says next is the next
/// issue. Every place of the copy knows its origin, so that path and position are those of the original.
/// Issues about stand-ins, and those that they cause, are not reported: an issue in the object of a stand-in
/// counts only if it stays when another value stands in.
///
/// Of an array of models a copy has only the element that is being mended, as `IssueCollector+Elements.swift`
/// tells: a thousand issues of five megabytes would else take a thousand decodes of five megabytes.
///
/// The success path knows nothing of this, and all strategies agree on the issues.
///
/// - Complexity: O(*n* + *k* · *m*) for *k* issues in a document of *n* nodes, of which *m* do not belong to
///   other elements of an array of models; O(*n* · *k*) without such an array.
struct IssueCollector {
  let document: Document
  let rules: DecodingRules
  /// What changes while issues are found, and is put back when they were looked for in vain.
  var state: State
  /// The arrays, by their places, of which a few elements do not decode as they do among the others.
  var dependentArrays: Set<Int> = []
  /// The last copy of the whole document that was decoded, and where the decode of it stopped.
  private var last: (copy: Repair.Copy?, pending: PendingIssue)?

  struct State {
    var repair = Repair()
    /// The issues.
    var found: [Found] = []
    /// The places of the values that no alternative fits, which a copy has mended for one of them.
    var undecided: Set<Int> = []
    /// Whether there may be more issues.
    var isTruncated = false
    /// Whether there are more than the limit lets be reported.
    var hasMoreIssues = false
    var remainingDecodes: Int
    /// How often may still be decoded to find out whether an issue depends on a stand-in.
    var remainingChecks: Int
  }

  struct Found {
    /// The issue's place in the document.
    var node: Int
    var issue: Issue
  }

  /// A decode that has stopped at an issue.
  struct Halt {
    var pending: PendingIssue
    /// What was decoded; `nil` for the document itself.
    var copy: Repair.Copy?
  }

  enum Attempt {
    /// The decode has come to its end, or beyond what was looked at.
    case passed
    case halted(Halt)
    /// There is no copy, or the error is about something else.
    case failed
  }

  init(_ document: Document, rules: DecodingRules) {
    self.document = document
    self.rules = rules
    let decodes = 64 + 16 * min(rules.issueLimit, 1 << 32)
    state = State(remainingDecodes: decodes, remainingChecks: decodes)
  }

  /// The error with all issues, given the one that the decode of the document threw.
  ///
  /// - Parameter decode: Decodes a copy of the document; throws unresolved errors.
  mutating func error(
    startingWith first: JSONError, decoding decode: (Document) throws(JSONError) -> Void
  ) -> JSONError {
    guard let pending = first.storage.pending, pending.document == document.identity else {
      return first.resolved(in: document)
    }
    last = (nil, pending)
    let isComplete = search(from: Halt(pending: pending, copy: nil), within: 0..<document.nodeCount, decode)
    if rules.rejectsUnknownKeys, let last {
      noteUnknownKeys(of: last.copy, before: isComplete ? nil : last.pending.node, decode)
    }
    state.found.sort { $0.node < $1.node }
    return JSONError(
      issues: state.found.map(\.issue),
      isTruncated: state.isTruncated || !isComplete || state.repair.isLossy,
      hasMoreIssues: state.hasMoreIssues)
  }

  /// Notes and mends until a decode comes to its end, or stops outside of `scope`, places of the document;
  /// false if it does not come so far.
  mutating func search(
    from first: Halt, within scope: Range<Int>, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    var halt = first
    while note(halt, decode), mend(halt, decode), state.remainingDecodes > 0 {
      state.remainingDecodes -= 1
      let next =
        if let models = models(around: halt) { searchModels(models, within: scope, decode) } else {
          attempt(within: scope, decode)
        }
      switch next {
      case .passed: return true
      case .halted(let next): halt = next
      case .failed: return false
      }
    }
    return false
  }

  /// Decodes a copy with what has been mended so far.
  mutating func attempt(
    within scope: Range<Int>, _ decode: (Document) throws(JSONError) -> Void
  ) -> Attempt {
    guard let copy = state.repair.copy(of: document) else { return .failed }
    let isWhole = state.repair.focus.isEmpty
    if rules.rejectsUnknownKeys { copy.document.trackKeys() }
    if isWhole { last?.copy = copy }
    do throws(JSONError) {
      try decode(copy.document)
      return .passed
    } catch {
      guard let thrown = error.storage.pending, thrown.document == copy.document.identity else {
        return .failed
      }
      if isWhole { last?.pending = thrown }
      let halt = Halt(pending: thrown, copy: copy)
      if !isWhole, let place = place(of: halt), !scope.contains(place) { return .passed }
      return .halted(halt)
    }
  }

  /// The place in the document of what a decode stopped at: that of the value a stand-in stands for.
  func place(of halt: Halt) -> Int? {
    switch Cause(halt.pending, origins: halt.copy?.origins)?.place {
    case .original(let place): place
    case .standIn(let patch): state.repair.patches[patch].place
    case nil: nil
    }
  }

  /// Notes an issue, unless it is about a repair or caused by one; false if there are enough.
  private mutating func note(_ halt: Halt, _ decode: (Document) throws(JSONError) -> Void) -> Bool {
    var pending = halt.pending
    if let origins = halt.copy?.origins {
      guard origins.indices.contains(pending.node) else { return false }
      let origin = origins[pending.node]
      guard origin >= 0 else { return true }
      pending.node = origin
      pending.moveDetails(by: origins, to: document)
    }
    let isKnown = state.found.contains { $0.node == pending.node && $0.issue.kind == pending.kind }
    guard !isKnown, !state.repair.mayCause(pending.kind, at: pending.node, in: document) else { return true }
    if halt.copy != nil, dependsOnGuess(pending.kind, at: pending.node, decode) {
      state.isTruncated = true
      return true
    }
    guard state.found.count < rules.issueLimit else {
      state.hasMoreIssues = true
      return false
    }
    state.found.append(Found(node: pending.node, issue: document.resolve(pending)))
    return true
  }

  private mutating func mend(_ halt: Halt, _ decode: (Document) throws(JSONError) -> Void) -> Bool {
    guard let cause = Cause(halt.pending, origins: halt.copy?.origins) else { return false }
    // What lies behind a check in the midst of a model is lost with the model.
    switch cause.kind {
    case .custom, .transformFailed:
      if !hasSeenAll(of: halt.pending.node, in: halt.copy?.document, decode) { state.isTruncated = true }
    case .noAlternative:
      if case .original(let place) = cause.place { state.undecided.insert(place) }
    default: break
    }
    return state.repair.mend(cause, in: document)
  }

  /// Whether a decode has looked at all of a value before it refused it; finds out by decoding again.
  private func hasSeenAll(
    of node: Int, in copy: Document?, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    guard (copy ?? document).tape[node].isContainer else { return true }
    let tracked = copy ?? Document(copying: document)
    tracked.trackKeys()
    try? decode(tracked)
    return tracked.keyTracker?.hasSeenAll(of: node, in: tracked) ?? false
  }
}
