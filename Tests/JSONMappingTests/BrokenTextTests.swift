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

  @Test("A small text is stored, and the issue is created from it on access", arguments: Entry.allCases)
  func small(entry: Entry) throws {
    let error = try entry.error(decoding: "[x]")
    #expect(error.failedParse != nil)
    #expect(
      error.description
        == #"$[0]: unknown literal "x", expected true, false or null (line 1, column 2) [invalid-literal]"#)
  }

  @Test("A large text isn't retained", arguments: Entry.allCases)
  func large(entry: Entry) throws {
    let error = try entry.error(decoding: Self.large)
    #expect(error.failedParse == nil)
    #expect(
      error.description
        == #"$[1]: unknown literal "x", expected true, false or null (line 1, column 5005) [invalid-literal]"#
    )
  }
}
