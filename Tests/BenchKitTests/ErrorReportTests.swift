import BenchKit
import Testing

@Suite("Reports on errors")
struct ErrorReportTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  private static func witness(_ name: String, _ text: String?) -> ErrorWitness {
    ErrorWitness(name: name) { document, _ in
      ErrorAnswer(document, peer: name, answer: PeerAnswer(text.map { Refusal(description: $0) }))
    }
  }

  @Test("Markdown has every answer, those with the same text together")
  func markdown() {
    let report = ErrorReport(
      [MalformedDocument(name: "a.json", model: .todo, bytes: [])],
      witnesses: [
        Self.witness("one", "no ``` here"), Self.witness("two", nil), Self.witness("three", "no ``` here"),
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
}
