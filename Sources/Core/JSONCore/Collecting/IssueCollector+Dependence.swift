extension IssueCollector {
  /// Whether an issue comes from a stand-in rather than from the document: with another value in its place it
  /// is gone.
  ///
  /// An issue of which that can't be told counts as one of the document.
  ///
  /// - Complexity: O(*n*) for each decode; there are at most 24 for an issue, and as many in all as there may
  ///   be to find the issues.
  mutating func dependsOnGuess(
    _ kind: Issue.Kind, at node: Int, _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    let guesses = state.repair.guesses(at: node, for: kind, in: document)
    var remaining = min(24, state.remainingChecks)
    defer { state.remainingChecks = max(0, state.remainingChecks - 24 + remaining) }
    for variation in 0..<state.repair.variationCount(of: guesses, in: document) where remaining > 0 {
      let varied = state.repair.varied(guesses, variation, in: document)
      if isGone(kind, at: node, with: varied, &remaining, decode) { return true }
    }
    return false
  }

  /// Whether a decode of a copy that is mended so comes to its end without this issue. What stops it before
  /// is mended as well.
  private func isGone(
    _ kind: Issue.Kind, at node: Int, with repair: Repair, _ remaining: inout Int,
    _ decode: (Document) throws(JSONError) -> Void
  ) -> Bool {
    var repair = repair
    while remaining > 0, let copy = repair.copy(of: document) {
      remaining -= 1
      if rules.rejectsUnknownKeys { copy.document.trackKeys() }
      var thrown: PendingIssue?
      do throws(JSONError) {
        try decode(copy.document)
        return true
      } catch {
        thrown = error.storage.pending
      }
      guard let thrown, thrown.document == copy.document.identity,
        let cause = Cause(thrown, origins: copy.origins)
      else { return false }
      if case .original(node) = cause.place {
        if cause.kind == kind { return false }
        if let words = cause.kind.wordsOfCheck, words == kind.wordsOfCheck { return true }
      }
      // Behind a check that fails nothing is seen.
      guard cause.kind.wordsOfCheck == nil, repair.mend(cause, in: document),
        repair.omitted == state.repair.omitted
      else { return false }
    }
    return false
  }
}

extension Issue.Kind {
  /// What a check says that the model's author wrote, without its numbers: they may be those of the stand-in.
  fileprivate var wordsOfCheck: String? {
    switch self {
    case .custom(let text), .transformFailed(let text): text.filter { !$0.isNumber && $0 != "-" && $0 != "." }
    default: nil
    }
  }
}

extension IssueCollector {
  /// The values, by their places, that a decode of the document looks for when another value stands in.
  ///
  /// - Complexity: O(*n*) for each decode; there are four at most.
  mutating func valuesSought(
    besides keys: [Int], _ decode: (Document) throws(JSONError) -> Void
  ) -> Set<Int> {
    var guesses: Set<Int> = []
    for key in keys where key >= 0 {
      guesses.formUnion(state.repair.guesses(at: key, for: .unknownKey(""), in: document))
    }
    let varying = guesses.sorted()
    var sought: Set<Int> = []
    let count = min(4, state.repair.variationCount(of: varying, in: document))
    for variation in 0..<count where state.remainingChecks > 0 {
      guard let copy = state.repair.varied(varying, variation, in: document).copy(of: document) else { break }
      state.remainingChecks -= 1
      copy.document.trackKeys()
      try? decode(copy.document)
      for value in copy.document.keyTracker?.found ?? [] where copy.origins.indices.contains(value) {
        sought.insert(copy.origins[value])
      }
    }
    return sought
  }
}
