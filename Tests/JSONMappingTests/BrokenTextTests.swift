import JSONMapping
import Testing

@testable import JSONCore

@Suite("Texts that syntax errors retain")
struct BrokenTextTests {
  enum Entry: CaseIterable {
    case bytes, string, span, rawSpan, collection

    func error(decoding text: String) throws -> JSONError {
      let mapping = DateField(.yearMonthDay)
      let bytes = Array(text.utf8)
      return try #require(throws: JSONError.self) {
        switch self {
        case .bytes: _ = try mapping.decode(bytes)
        case .string: _ = try mapping.decode(text)
        case .span: _ = try mapping.decode(bytes.span)
        case .rawSpan: _ = try mapping.decode(bytes.span.bytes)
        case .collection: _ = try mapping.decode(bytes[...])
        }
      }
    }
  }

  static let large = "[\"" + String(repeating: "-", count: 5000) + "\",x]"

  @Test(
    "A small text is stored, and the issue is created from it on access; a large text isn't retained",
    arguments: Entry.allCases, [("[x]", 0, 2), (large, 1, 5005)] as [(text: String, index: Int, column: Int)])
  func retained(entry: Entry, row: (text: String, index: Int, column: Int)) throws {
    let error = try entry.error(decoding: row.text)
    #expect((error.failedParse == nil) == (row.text == Self.large))
    let message = #"unknown literal "x", expected true, false or null"#
    #expect(
      error.description == "$[\(row.index)]: \(message) (line 1, column \(row.column)) [invalid-literal]")
  }
}
