import JSONCore
import Testing

/// A document that is only used in one expression. These tests must also compile: if `root` were returned
/// instead of yielded, Swift 6.3 would stop with an internal error.
@Suite("A document within an expression")
struct ChainedDocumentTests {
  private func title(of text: String) throws -> String? {
    try Document(parsing: text).root.object()["title"]?.string()
  }

  private func number(in text: String) throws(JSONError) -> Int { try Document(parsing: text).root.int() }

  @Test("The values of a document are accessible in the expression that creates it")
  func chained() throws {
    #expect(try title(of: #"{"title":"Rest"}"#) == "Rest")
    #expect(try title(of: "{}") == nil)
    #expect(try number(in: "7") == 7)
    #expect(try Document(parsing: "[1,2]").root.array().count == 2)
    #expect(OwnedJSON(try Document(parsing: "[1]").root) == [1])
  }

  @Test("The expression throws the parser's error, or the value's")
  func thrown() throws {
    #expect(throws: JSONError.self) { try title(of: "{") }
    let error = #expect(throws: JSONError.self) { try number(in: "true") }
    #expect(error?.issue.code == .typeMismatch)
  }
}
