/// The quality of one strategy's errors, as numbers of documents.
package struct ErrorQuality: Sendable, Encodable {
  package let strategy: String
  package let documents: Int
  /// Decoded without an error.
  package let accepted: Int
  /// Crashed the process.
  package let crashed: Int
  /// Rejected with a stable code.
  package let code: Int
  /// Rejected with a path.
  package let path: Int
  /// Rejected with line and column.
  package let position: Int
  /// Rejected with the expected or found value.
  package let expectation: Int
  /// Rejected with a text that no other document has.
  package let ownText: Int
  /// Documents with several issues, all of which are reported on request.
  package let allIssues: Int

  /// The display name of the strategy.
  var title: String { StrategyTraits.title(of: strategy) }

  /// Creates the quality from a grid.
  ///
  /// - Parameter index: The index of the strategy in the grid.
  init(of index: Int, in grid: ErrorGrid) {
    let asked = grid.cases.compactMap { row in
      (row.answers.indices.contains(index) ? row.answers[index] : nil).map { (row: row, answer: $0) }
    }
    let answers = asked.map(\.answer)
    let refusals = answers.filter { !$0.isSilentlyAccepted && !$0.hasCrashed }
    strategy = grid.strategies[index]
    documents = answers.count
    accepted = answers.count { $0.isSilentlyAccepted }
    crashed = answers.count { $0.hasCrashed }
    code = refusals.count { $0.hasCode }
    path = refusals.count { $0.hasPath }
    position = refusals.count { $0.hasPosition }
    expectation = refusals.count { $0.hasExpected }
    ownText = Self.ownTexts(refusals.map(\.message))
    allIssues = asked.count { $0.row.hasSeveralIssues && $0.answer.hasAll }
  }

  /// Returns the number of texts that occur only once.
  private static func ownTexts(_ texts: [String]) -> Int {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +).values.count { $0 == 1 }
  }
}

extension ErrorAnswer {
  /// Whether the text contains the expected or the found value; the same test for all strategies.
  var saysExpectation: Bool {
    let text = rendered.lowercased().replacing("unexpected", with: "")
    return ["expected", "found", "missing", "allowed", "no value associated"].contains { text.contains($0) }
  }
}
