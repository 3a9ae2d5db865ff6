/// The errors of each strategy for malformed documents.
package struct ErrorReport: Sendable {
  package let documents: [MalformedDocument]
  /// The results, document by document.
  package let answers: [ErrorAnswer]
  /// The parts of the errors.
  package let grid: ErrorGrid

  /// Decodes every document with every strategy.
  ///
  /// - Parameter all: Whether to report all issues, or only the first.
  package init(_ documents: [MalformedDocument], rows: [ErrorRow], all: Bool) {
    self.documents = documents
    let first = documents.flatMap { document in rows.compactMap { $0.answer(document, false) } }
    let complete = documents.flatMap { document in rows.compactMap { $0.answer(document, true) } }
    answers = all ? complete : first
    grid = ErrorGrid(documents, strategies: rows.map(\.name), first: first, complete: complete)
  }

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
