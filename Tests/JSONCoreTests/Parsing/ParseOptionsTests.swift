import Testing

@testable import JSONCore

@Suite struct ParseOptionsTests {
  @Test(
    "One comma after the last element or member can be allowed",
    arguments: ["[1,]", #"{"a":1,}"#, "[1 , ]", "[[1,],]", #"{"a":[{"b":1,},],}"#, "[{},]", "[[],\n]"])
  func trailingCommas(_ text: String) throws {
    #expect(parseError(text)?.issue.code == .trailingComma)
    let strict = text.filter { !$0.isWhitespace }.replacing(",]", with: "]").replacing(",}", with: "}")
    #expect(try rewritten(text, parsing: JSONParseOptions(tolerances: .trailingCommas)) == strict)
  }

  @Test(
    "Only one comma after the last element or member can be allowed",
    arguments: ["[,]", "{,}", "[1,,]", "[,1]", #"{"a":1,,}"#, #"{"a":,}"#, "1,", "[1],"])
  func otherCommas(_ text: String) { #expect(parseError(text, .trailingCommas) != nil) }

  @Test("White space of four kinds is accepted where the grammar allows it")
  func whiteSpace() throws {
    let tokens = ["", "{", #""a""#, ":", "[", "1", ",", #""b""#, "]", ",", #""c""#, ":", "{", "}", "}", ""]
    for space in [" ", "\t", "\n", "\r", "\r\n", "        ", "         ", " \t\r\n \t\r\n", "\n          "] {
      #expect(try rewritten(tokens.joined(separator: space)) == #"{"a":[1,"b"],"c":{}}"#)
    }
    let others: [Unicode.Scalar] = [
      "\u{0}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}",
      "\u{FEFF}",
    ]
    for space in others {
      for place in 1..<tokens.count {
        let text = tokens[..<place].joined() + String(space) + tokens[place...].joined()
        #expect(parseError(text) != nil, "\(space.value) at \(place)")
      }
    }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test(
    "One byte order mark at the beginning is skipped, in any source",
    arguments: ["[1]", " [1]", "[1,2]", "{\"a\":\"\u{FEFF}\"}"])
  func skippedByteOrderMark(text: String) throws {
    let options = JSONParseOptions(allowsByteOrderMark: true)
    let expected = try OwnedJSON(parsing: text)
    #expect(try OwnedJSON(parsing: "\u{FEFF}" + text, options: options) == expected)
    #expect(try OwnedJSON(parsing: Self.byteOrderMark + Array(text.utf8), options: options) == expected)
    #expect(try OwnedJSON(parsing: text, options: options) == expected)
    let relaxed = JSONParseOptions(tolerances: .json5, allowsByteOrderMark: true)
    #expect(try OwnedJSON(parsing: "\u{FEFF}" + text, options: relaxed) == expected)
    let slice = (Self.byteOrderMark + Array(text.utf8))[...]
    #expect(try Document(parsing: slice, options: options).withRoot(OwnedJSON.read) == expected)
  }

  @Test(
    "Locations don't count the mark; a second mark, or one elsewhere, is an error",
    arguments: [
      ("\u{FEFF}[1,x]", 3, true), ("\u{FEFF}\u{FEFF}[]", 0, false), (" \u{FEFF}[]", 1, false),
      ("[\u{FEFF}]", 1, false), ("\u{FEFF}", 0, true),
    ])
  func refusedByteOrderMarks(text: String, offset: Int, isAdvised: Bool) {
    let error = parseError(text.utf8, options: JSONParseOptions(allowsByteOrderMark: true))
    #expect(error?.issue.location?.offset == offset)
    // The option is advised only where it helps.
    #expect(error?.issue.advice.joined().contains("accepts it") != true)
    let advice = parseError(text.utf8)?.issue.advice.joined()
    #expect(advice?.contains("accepts it") == isAdvised)
  }
}
