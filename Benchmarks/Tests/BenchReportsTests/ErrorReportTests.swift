import BenchKit
import Foundation
import JSONCore
import Testing

@testable import BenchReports

@Suite("Reports on errors")
struct ErrorReportTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private static func row(_ name: String, _ text: String?) -> ErrorRow {
    ErrorRow(name: name) { document, _ in
      ErrorAnswer(document, peer: name, answer: PeerAnswer(text.map { Refusal(description: $0) }))
    }
  }

  @Test("A narrow terminal shows the matrix in parts, and no line is too long")
  func narrow() {
    let report = ErrorReport(
      [MalformedDocument(name: "a.json", model: .todo, bytes: [])],
      rows: [
        Self.row("foundation-codable", "expected a value of which there is very much to be said here"),
        Self.row("two", nil),
      ],
      all: false)
    let text = report.text(layout: TextLayout(width: 50))
    #expect(
      text.hasPrefix(
        """
        a.json as todo
          foundation-codable
            expected a value of which there is very much
            to be said here
          two
            accepted

                            accepted  crashed  code  path
        foundation-codable         0        0     0     0
        two                        1        0     0     0

                            line:column  expected/found
        foundation-codable            0               1
        two                           0               0

                            own text  all issues
        foundation-codable         1           0
        two                        0           0

        Of 1 malformed documents. accepted: decoded
          without an error.
        """))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 50 })
  }

  @Test("A strategy that reports the only error of a document reports all errors")
  func oneErrorIsAll() {
    let crash = ErrorRow(name: "crash") { document, _ in
      ErrorAnswer(document, peer: "crash", answer: .crash)
    }
    let report = ErrorReport(
      [MalformedDocument(name: "a.json", model: .todo, bytes: [])],
      rows: [Self.row("refuses", "no"), Self.row("accepts", nil), crash], all: true)
    #expect(report.grid.cases.map { $0.answers.map { $0?.hasAll } } == [[true, false, false]])
  }

  @Test("Markdown has every error, grouped by text")
  func markdown() {
    let report = ErrorReport(
      [MalformedDocument(name: "a.json", model: .todo, bytes: [])],
      rows: [Self.row("one", "no ``` here"), Self.row("two", nil), Self.row("three", "no ``` here")],
      all: false)
    #expect(
      report.renderedMarkdown == """
        ### a.json as todo

        **one, three**

        ````
        no ``` here
        ````

        **two**

        ```
        accepted
        ```


        """)
  }

  @Test("A row of your own that throws a JSONError has the same qualities as a strategy")
  func ownRows() throws {
    let bytes = Array("[1,]".utf8)
    let error = #expect(throws: JSONError.self) { _ = try JSONCore.Document(parsing: bytes) }
    let document = MalformedDocument(name: "a.json", model: .todos, bytes: bytes)
    let told = try JSONDecoder().decode(PeerAnswer.self, from: JSONEncoder().encode(PeerAnswer(error)))
    let answer = ErrorAnswer(document, peer: "own", answer: told)
    let ours = ErrorAnswer(document, strategy: "own", error: error)
    #expect(answer.issues.count == 1)
    #expect(try ReportJSON.data(of: answer) == ReportJSON.data(of: ours))
    #expect(answer.line == ours.line)
  }

  @Test("A peer's error is an issue without a code")
  func peers() throws {
    struct Todo: Decodable { var tags: [Int] }
    func issues(_ text: String) throws -> String {
      let error = #expect(throws: (any Error).self) {
        try JSONDecoder().decode(Todo.self, from: Data(text.utf8))
      }
      let document = MalformedDocument(name: "a.json", model: .todo, bytes: Array(text.utf8))
      let answer = ErrorAnswer(document, peer: "foundation-codable", answer: PeerAnswer(error))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(answer.issues), as: UTF8.self)
    }
    let told = try issues(#"{"tags":[1,"x"]}"#)
    #expect(told.hasPrefix(#"[{"message":"Expected to decode Int"#), "\(told)")
    #expect(told.hasSuffix(#","path":"$.tags[1]","pointer":"/tags/1"}]"#), "\(told)")
    let syntax = try issues("{")
    #expect(syntax.hasPrefix(#"[{"message":"The given data was not valid JSON."#), "\(syntax)")
    #expect(!syntax.contains("path"))
    let crash = ErrorAnswer(MalformedDocument(name: "a", model: .todo, bytes: []), peer: "p", answer: .crash)
    #expect(crash.issues.isEmpty && crash.crashed)
    #expect(!ErrorGrid.Answer(message: crash.line).hasCrashed)
  }
}

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
