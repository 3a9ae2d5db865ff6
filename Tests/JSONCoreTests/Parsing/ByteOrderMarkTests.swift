import JSONCore
import Testing

@Suite("The option that allows byte order marks")
struct ByteOrderMarkTests {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test(
    "One byte order mark at the beginning is skipped, in any source",
    arguments: ["[1]", " [1]", "[1,2]", "{\"a\":\"\u{FEFF}\"}"])
  func skipped(text: String) throws {
    let options = JSONParseOptions(allowsByteOrderMark: true)
    let expected = try OwnedJSON(parsing: text)
    #expect(try OwnedJSON(parsing: "\u{FEFF}" + text, options: options) == expected)
    #expect(try OwnedJSON(parsing: Self.mark + Array(text.utf8), options: options) == expected)
    #expect(try OwnedJSON(parsing: text, options: options) == expected)
    let relaxed = JSONParseOptions(tolerances: .json5, allowsByteOrderMark: true)
    #expect(try OwnedJSON(parsing: "\u{FEFF}" + text, options: relaxed) == expected)
    let slice = (Self.mark + Array(text.utf8))[...]
    #expect(try Document(parsing: slice, options: options).withRoot { OwnedJSON($0) } == expected)
  }

  @Test(
    "Locations don't count the mark; a second mark, or one elsewhere, is an error",
    arguments: [
      ("\u{FEFF}[1,x]", 3), ("\u{FEFF}\u{FEFF}[]", 0), (" \u{FEFF}[]", 1), ("[\u{FEFF}]", 1), ("\u{FEFF}", 0),
    ])
  func refused(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) {
      try Document(parsing: text, options: JSONParseOptions(allowsByteOrderMark: true))
    }
    #expect(error?.issue.location?.offset == offset)
  }

  @Test("Without the option, a byte order mark is an error")
  func strict() {
    let error = #expect(throws: JSONError.self) { try Document(parsing: "\u{FEFF}[1]") }
    #expect(error?.issue.location?.offset == 0)
    #expect(error?.issue.message.contains("byte order mark") == true)
  }
}
