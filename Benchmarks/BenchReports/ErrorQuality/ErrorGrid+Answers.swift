import JSONCore

extension ErrorGrid {
  /// Creates the grid of all results.
  ///
  /// - Parameters:
  ///   - first: The results with the first issue.
  ///   - complete: The results with all issues.
  init(
    _ documents: [MalformedDocument], strategies: [String], first: [ErrorAnswer], complete: [ErrorAnswer]
  ) {
    var answers: [String: [String: ErrorAnswer]] = [:]
    for answer in first { answers[answer.case, default: [:]][answer.strategy] = answer }
    // Peers have no categories, so the category of the package's strategies is used for the document.
    var ofText: [String: Bool] = [:]
    for answer in first where ofText[answer.case] == nil {
      ofText[answer.case] = answer.issues.first?.category.map { $0 != IssueCategory.data.rawValue }
    }
    var counts: [String: [String: Int]] = [:]
    for answer in complete { counts[answer.case, default: [:]][answer.strategy] = answer.issues.count }
    self.init(
      strategies: strategies,
      cases: documents.map { document in
        let most = counts[document.name]?.values.max() ?? 0
        return Case(
          name: document.name, model: document.model,
          answers: strategies.map { strategy in
            answers[document.name]?[strategy].map { answer in
              Answer(answer, hasAll: most > 0 && counts[document.name]?[strategy] == most)
            }
          },
          issues: most, isOfText: ofText[document.name]
        )
      }
    )
  }
}

extension ErrorGrid.Answer {
  fileprivate init(_ answer: ErrorAnswer, hasAll: Bool) {
    self.init(
      isSilentlyAccepted: answer.accepted, hasCode: answer.issues.contains { $0.code != nil },
      hasPath: answer.issues.contains { $0.path != nil },
      hasPosition: answer.issues.contains { $0.line != nil && $0.column != nil },
      hasExpected: answer.saysExpectation, hasAll: hasAll, hasCrashed: answer.crashed,
      message: answer.line
    )
  }
}
