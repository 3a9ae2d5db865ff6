/// What the answers of one strategy are worth, as numbers of documents.
package struct ErrorQuality: Sendable, Encodable {
  package let strategy: String
  package let documents: Int
  /// Taken without an error.
  package let accepted: Int
  /// Not survived.
  package let crashed: Int
  /// Refused with a stable code.
  package let code: Int
  /// Refused with the path of the place.
  package let path: Int
  /// Refused with line and column.
  package let position: Int
  /// Refused with what was expected or found.
  package let expectation: Int
  /// Refused with a text that says more than that something is wrong: no other document has the same.
  package let ownText: Int
  /// Of the documents with several issues, those of which all are told on request.
  package let allIssues: Int

  /// - Parameter several: The number of issues of each document that has more than one.
  init(_ strategy: String, answers: [ErrorAnswer], complete: [ErrorAnswer], several: [String: Int]) {
    self.strategy = strategy
    documents = answers.count
    accepted = answers.count { $0.accepted }
    crashed = answers.count { $0.crashed }
    code = answers.count { $0.issues.contains { $0.code != nil } }
    path = answers.count { $0.issues.contains { $0.path != nil } }
    position = answers.count { $0.issues.contains { $0.line != nil && $0.column != nil } }
    expectation = answers.count { $0.saysExpectation }
    ownText = Self.ownTexts(answers.filter { !$0.accepted && !$0.crashed }.map(\.line))
    allIssues = complete.count { $0.issues.count == several[$0.case] }
  }

  /// The same from a saved grid.
  ///
  /// - Parameter index: The place of the strategy in the grid.
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

  /// How many texts are there once only.
  private static func ownTexts(_ texts: [String]) -> Int {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +).values.count { $0 == 1 }
  }
}

extension ErrorAnswer {
  /// Whether the text says what was expected or what was found instead; the same test for everybody.
  var saysExpectation: Bool {
    let text = rendered.lowercased().replacing("unexpected", with: "")
    return ["expected", "found", "missing", "allowed", "no value associated"].contains { text.contains($0) }
  }
}
