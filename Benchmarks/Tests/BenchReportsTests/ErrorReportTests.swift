import BenchKit
import BenchReports
import Foundation
import JSONCore
import Testing

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
      rows: [
        Self.row("one", "no ``` here"), Self.row("two", nil), Self.row("three", "no ``` here"),
      ],
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
