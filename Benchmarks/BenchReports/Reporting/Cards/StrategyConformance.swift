import BenchKit

/// The number of conformance files that a strategy treats as RFC 8259 requires.
package struct StrategyConformance: Sendable, Hashable, Codable {
  package var strategy: String
  /// The number of files that must be accepted or rejected.
  package var files: Int
  /// The number of files treated correctly.
  package var passed: Int

  /// Decodes the document of each file with each strategy.
  package static func all(
    _ documents: [(document: MalformedDocument, expectation: ConformanceExpectation)], rows: [ErrorRow]
  ) -> [StrategyConformance] {
    rows.map { row in
      let met = documents.compactMap { document, expectation in
        row.answer(document, false).map { !$0.crashed && expectation.isMet(accepted: $0.accepted) }
      }
      return StrategyConformance(strategy: row.name, files: met.count, passed: met.count { $0 })
    }
  }

  /// Returns a todo with the text of a file as an additional, last member, which strategies skip.
  ///
  /// A mapper decodes models, not any JSON. Within the object, a file is valid if and only if it is valid on
  /// its own, because only the closing brace follows it.
  package static func document(of name: String, _ bytes: [UInt8]) -> MalformedDocument {
    let todo = #"{"userId":1,"id":2,"title":"a","completed":true,"extra":"#
    return MalformedDocument(name: name, model: .todo, bytes: Array(todo.utf8) + bytes + Array("}".utf8))
  }
}
