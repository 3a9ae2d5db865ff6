/// What each strategy says of malformed documents, side by side.
package struct ErrorReport: Sendable {
  package let documents: [MalformedDocument]
  /// The names of those asked, in their order.
  package let strategies: [String]
  /// The answers, document after document.
  package let answers: [ErrorAnswer]
  /// A line for each strategy.
  package let quality: [ErrorQuality]

  /// Asks every witness about every document.
  ///
  /// - Parameter all: Whether the answers are to name all issues, and not only the first.
  package init(_ documents: [MalformedDocument], witnesses: [ErrorWitness], all: Bool) {
    self.documents = documents
    strategies = witnesses.map(\.name)
    let first = documents.flatMap { document in witnesses.compactMap { $0.answer(document, false) } }
    let complete = documents.flatMap { document in witnesses.compactMap { $0.answer(document, true) } }
    answers = all ? complete : first
    var several: [String: Int] = [:]
    for answer in complete where answer.issues.count > 1 {
      several[answer.case] = max(several[answer.case] ?? 0, answer.issues.count)
    }
    quality = witnesses.map { witness in
      ErrorQuality(
        witness.name, answers: first.filter { $0.strategy == witness.name },
        complete: complete.filter { $0.strategy == witness.name }, several: several)
    }
    severalCount = several.count
  }

  /// The number of documents with more than one issue.
  let severalCount: Int

  /// The answers to a document, those with the same text together, in the order of the strategies.
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
