/// The errors of each strategy for malformed documents.
package struct ErrorReport: Sendable {
  package let documents: [MalformedDocument]
  /// The names of the strategies and peers, in order.
  package let strategies: [String]
  /// The results, document by document.
  package let answers: [ErrorAnswer]
  /// The quality of the errors of each strategy.
  package let quality: [ErrorQuality]

  /// Decodes every document with every strategy.
  ///
  /// - Parameter all: Whether to report all issues, or only the first.
  package init(_ documents: [MalformedDocument], rows: [ErrorRow], all: Bool) {
    self.documents = documents
    strategies = rows.map(\.name)
    let first = documents.flatMap { document in rows.compactMap { $0.answer(document, false) } }
    let complete = documents.flatMap { document in rows.compactMap { $0.answer(document, true) } }
    answers = all ? complete : first
    var several: [String: Int] = [:]
    for answer in complete where answer.issues.count > 1 {
      several[answer.case] = max(several[answer.case] ?? 0, answer.issues.count)
    }
    quality = rows.map { row in
      ErrorQuality(
        row.name, answers: first.filter { $0.strategy == row.name },
        complete: complete.filter { $0.strategy == row.name }, several: several)
    }
    severalCount = several.count
  }

  /// The number of documents with more than one issue.
  let severalCount: Int

  /// Returns the results for a document, grouped by their text, in the order of the strategies.
  func grouped(_ document: MalformedDocument) -> [(strategies: [String], answer: ErrorAnswer)] {
    var groups: [(strategies: [String], answer: ErrorAnswer)] = []
    for answer in answers where answer.case == document.name {
      if let index = groups.firstIndex(where: {
        $0.answer.accepted == answer.accepted && $0.answer.rendered == answer.rendered
      }) {
        groups[index].strategies.append(answer.strategy)
      } else {
        groups.append(([answer.strategy], answer))
      }
    }
    return groups
  }
}
