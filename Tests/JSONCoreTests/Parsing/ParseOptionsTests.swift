import Testing

@testable import JSONCore

@Suite struct ParseOptionsTests {
  @Test(
    "One comma after the last element or member can be allowed",
    arguments: ["[1,]", #"{"a":1,}"#, "[1 , ]", "[[1,],]", #"{"a":[{"b":1,},],}"#, "[{},]", "[[],\n]"])
  func trailingCommas(_ text: String) throws {
    let error = #expect(throws: JSONError.self) { try Document(parsing: text) }
    #expect(error?.issue.code == .trailingComma)
    let document = try Document(parsing: text, options: JSONParseOptions(tolerances: .trailingCommas))
    var writer = JSONWriter()
    try writer.write(document.root)
    let strict = text.filter { !$0.isWhitespace }
      .replacing(",]", with: "]").replacing(",}", with: "}")
    #expect(try writer.finish() == Array(strict.utf8))
  }

  @Test(
    "Only one comma after the last element or member can be allowed",
    arguments: ["[,]", "{,}", "[1,,]", "[,1]", #"{"a":1,,}"#, #"{"a":,}"#, "1,", "[1],"])
  func otherCommas(_ text: String) {
    #expect(throws: JSONError.self) {
      try Document(parsing: text, options: JSONParseOptions(tolerances: .trailingCommas))
    }
  }

  @Test("White space of four kinds is accepted where the grammar allows it")
  func whiteSpace() throws {
    let tokens = ["", "{", #""a""#, ":", "[", "1", ",", #""b""#, "]", ",", #""c""#, ":", "{", "}", "}", ""]
    for space in [" ", "\t", "\n", "\r", "\r\n", "        ", "         ", " \t\r\n \t\r\n", "\n          "] {
      let text = tokens.joined(separator: space)
      let document = try Document(parsing: text)
      var writer = JSONWriter()
      try writer.write(document.root)
      #expect(try writer.finish() == Array(#"{"a":[1,"b"],"c":{}}"#.utf8))
    }
    let others: [Unicode.Scalar] = [
      "\u{0}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}",
      "\u{FEFF}",
    ]
    for space in others {
      for place in 1..<tokens.count {
        let text = tokens[..<place].joined() + String(space) + tokens[place...].joined()
        #expect(throws: JSONError.self, "\(space.value) at \(place)") { try Document(parsing: text) }
      }
    }
  }
}
