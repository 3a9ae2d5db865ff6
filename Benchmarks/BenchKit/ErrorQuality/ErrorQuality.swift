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
    var texts: [String: Int] = [:]
    for answer in answers { texts[answer.line, default: 0] += 1 }
    ownText = answers.count { !$0.accepted && texts[$0.line] == 1 }
    allIssues = complete.count { $0.issues.count == several[$0.case] }
  }
}

extension ErrorAnswer {
  /// Whether the text says what was expected or what was found instead; the same test for everybody.
  var saysExpectation: Bool {
    let text = rendered.lowercased().replacing("unexpected", with: "")
    return ["expected", "found", "missing", "allowed", "no value associated"].contains { text.contains($0) }
  }
}
