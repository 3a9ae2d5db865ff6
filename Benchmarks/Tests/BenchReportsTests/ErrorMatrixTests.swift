import BenchKit
import JSONCore
import Testing

@testable import BenchReports

/// The table of the quality of errors, in the reports of runs and of `bench errors`.
@Suite struct ErrorMatrixTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private static let documents = ["a.json", "b.json", "c.json"].map {
    MalformedDocument(name: $0, model: .todos, bytes: Array("[1,]".utf8))
  }

  private static func peer(_ name: String, _ answers: [PeerAnswer?]) -> ErrorRow {
    ErrorRow(name: name) { document, _ in
      let index = documents.firstIndex { $0.name == document.name } ?? 0
      return answers[index].map { ErrorAnswer(document, peer: name, answer: $0) }
    }
  }

  private static func refusal(_ text: String) -> PeerAnswer { PeerAnswer(Refusal(description: text)) }

  /// One strategy, one that maps only two of three documents, and a peer.
  private static func errorReport(isPartial: Bool) -> ErrorReport {
    let ours = ErrorRow(name: "ours") { document, _ in
      let error = #expect(throws: JSONError.self) { _ = try JSONCore.Document(parsing: document.bytes) }
      return ErrorAnswer(document, strategy: "ours", error: error)
    }
    let own = peer("own", [refusal("found one"), isPartial ? nil : PeerAnswer(nil), refusal("found two")])
    let other = peer("other", [PeerAnswer(nil), .crash, refusal("expected another")])
    return ErrorReport(documents, rows: [ours, own, other], all: false)
  }

  private static func report(isPartial: Bool) -> Report {
    var report = SampleReport.report(Array(SampleReport.cells.prefix(1)))
    report.errors = errorReport(isPartial: isPartial).grid
    return report
  }

  @Test func aRunHasTheTableOfTheCommand() {
    #expect(
      Self.errorReport(isPartial: false).matrix().hasPrefix(
        """
               accepted  crashed  code  path  line:column  expected/found  own text  all issues
        ours          0        0     3     3            3               0         0           0
        own           1        0     0     0            0               2         2           0
        other         1        1     0     0            0               1         1           0

        Of 3 malformed documents. accepted: decoded without an error.
        """))
    #expect(
      TextReport(Self.report(isPartial: false)).text.contains(
        """

        malformed JSON  accepted  crashed  code  path  line:column  expected/found  own text  all issues
        ours                   0        0     3     3            3               0         0           0
        own                    1        0     0     0            0               2         2           0
        other                  1        1     0     0            0               1         1           0

        Of 3 malformed documents. accepted: decoded without an error. crashed: the process crashed. code,
          path, line:column: rejected with a stable code, the path, line and column.
        """))
  }

  @Test func aStrategyThatDoesNotMapAllModelsHasItsNumberOfDocuments() {
    #expect(
      Self.errorReport(isPartial: true).markdown.hasPrefix(
        """
        | strategy | documents | accepted | crashed | code | path | line:column | expected/found | own text | all issues |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | ours | 3 | 0 | 0 | 3 | 3 | 3 | 0 | 0 | 0 |
        | own | 2 | 0 | 0 | 0 | 0 | 0 | 2 | 2 | 0 |
        | other | 3 | 1 | 1 | 0 | 0 | 0 | 1 | 1 | 0 |

        Of 3 malformed documents. documents: those whose model the strategy maps. accepted: decoded without an error.
        """))
    let text = TextReport(Self.report(isPartial: true), layout: TextLayout(width: 200)).text
    #expect(text.contains("\nown                     2         0        0     0     0            0 "))
  }

  @Test func aSavedGridThatLacksAnswersIsShown() {
    let report = ErrorGrid(
      strategies: ["a", "b"],
      cases: [ErrorGrid.Case(name: "a.json", model: .todo, answers: [ErrorGrid.Answer(hasCode: true)])])
    #expect(report.matrix().quality.map(\.documents) == [1, 0])
    #expect(report.matrix().quality.map(\.code) == [1, 0])
  }
}
