import FoundationBackend
import JSONCore
import JanssonBackend
import Testing

@Suite struct BackendErrorTests {
  @Test(arguments: [
    ("", "$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    ("[1", "$: the document ends inside an array (line 1, column 3) [unexpected-end]"),
    ("{\"a\"", "$: the document ends inside an object (line 1, column 5) [unexpected-end]"),
    ("{\"a\":", "$: the document ends inside a container (line 1, column 6) [unexpected-end]"),
    ("\"abc", "$: string is never closed (line 1, column 5) [unterminated-string]"),
    ("[1] x", "$: unexpected content after the document (line 1, column 5) [trailing-content]"),
    ("[1,\r é]", "$: invalid token near 'é' (line 2, column 2) [invalid-json]"),
    ("[\"é\" 1]", "$: ']' expected near '1' (line 1, column 6) [invalid-json]"),
    ("[01]", "$: invalid token near '0' (line 1, column 2) [invalid-json]"),
    ("\"\u{1}\"", "$: control character U+0001 must be escaped (line 1, column 2) [control-character]"),
    ("[\"é\n\"]", "$: control character U+000A must be escaped (line 1, column 4) [control-character]"),
    (
      "[12345678901234567890]", "$: the number does not fit in Int64 (line 1, column 2) [number-out-of-range]"
    ),
    ("[0,-1e999]", "$: the number does not fit in Double (line 1, column 4) [number-out-of-range]"),
    ("[1,\0 2]", "$: invalid token near end of file (line 1, column 4) [invalid-json]"),
  ])
  func jansson(_ text: String, _ expected: String) {
    let error = #expect(throws: JSONError.self) { try JanssonBackend.parse(text) }
    #expect(error?.description == expected)
  }

  @Test("jansson's own text, line, column and position are kept")
  func janssonsOwnWords() {
    let text = "[1,\n \"é\" x]"
    let own = #expect(throws: JanssonError.self) { try JanssonBackend.parseOnly(Array(text.utf8)) }
    #expect(own?.code == .invalidSyntax)
    #expect(own?.text == "']' expected near 'x'")
    #expect(own?.line == 2)
    #expect(own?.column == 6)
    #expect(own?.position == 11)
    let error = #expect(throws: JSONError.self) { try JanssonBackend.parse(text) }
    #expect(error?.issue.location == SourceLocation(offset: 10, length: 1, line: 2, column: 6))
    #expect(
      error?.rendered() == """
        error[invalid-json]: ']' expected near 'x'
          --> $ (line 2, column 6, byte 10)
           = jansson: ']' expected near 'x' (line 2, column 6, position 11)
        """)
  }

  @Test func janssonsDuplicate() {
    let options = JSONParseOptions(duplicateKeys: .reject)
    let error = #expect(throws: JSONError.self) {
      try JanssonBackend.parse(#"{"a":1,"a":2}"#, options: options)
    }
    #expect(error?.issue.kind == .duplicateKey("a"))
    #expect(error?.issue.location?.offset == 9)
  }

  @Test("The limit that counts is named, and a place only where it is known")
  func depthLimits() throws {
    func error(_ backend: any JSONBackend.Type, _ depth: Int, limit: Int) throws -> String {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let options = JSONParseOptions(depthLimit: limit)
      let error = #expect(throws: JSONError.self) { try backend.parse(text, options: options) }
      return try #require(error?.description.split(separator: " ", maxSplits: 1).last.map(String.init))
    }
    let tooDeep = "nesting is deeper than the limit of"
    #expect(try error(JanssonBackend.self, 3000, limit: 512) == "\(tooDeep) 512 [depth-limit]")
    #expect(
      try error(JanssonBackend.self, 3000, limit: 4000)
        == "\(tooDeep) 2048 (line 1, column 2049) [depth-limit]")
    #expect(
      try error(FoundationBackend.self, 600, limit: 512)
        == "\(tooDeep) 512 (line 1, column 513) [depth-limit]")
    #expect(try error(FoundationBackend.self, 600, limit: 100) == "\(tooDeep) 100 [depth-limit]")
  }

  @Test(
    "Another parser's own words quote no secret",
    arguments: [
      #"{"password":hunter2}"#, #"{"a":1,"api_key":"x",hunter2}"#, "token=hunter2", #"{"pin":1e4711}"#,
    ])
  func secrets(_ text: String) throws {
    for backend in [JanssonBackend.self, FoundationBackend.self] as [any JSONBackend.Type] {
      let error = try #require(#expect(throws: JSONError.self) { try backend.parse(text) })
      for shown in [error.description, error.rendered(), error.json] {
        #expect(!shown.contains("hunter") && !shown.contains("4711"), "\(shown)")
      }
    }
  }

  @Test("Without a place, the words about a long text are not shown")
  func secretsWithoutPlace() throws {
    for (filler, isShown) in [(10, true), (5000, false)] {
      let text = #"["\#(String(repeating: "a", count: filler))",1e4711]"#
      let error = try #require(#expect(throws: JSONError.self) { try FoundationBackend.parse(text) })
      #expect(error.issue.location == nil)
      #expect(error.issue.advice.isEmpty != isShown)
    }
  }

  @Test func parseOnlyAcceptsWhatParseDoes() throws {
    try JanssonBackend.parseOnly(Array("[1,null]".utf8))
    try FoundationBackend.parseOnly(Array("[1,null]".utf8))
    #expect(throws: JSONError.self) { try FoundationBackend.parseOnly(Array("[1".utf8)) }
  }
}

#if os(Linux)
  /// The sentences are those of the Foundation that comes with the toolchain on Linux.
  @Suite struct FoundationErrorTests {
    @Test(arguments: [
      ("", "$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
      ("[1,\n", "$: the document ends inside a value (line 2, column 1) [unexpected-end]"),
      ("[\"é\",x]", "$: Invalid value around character 6. (line 1, column 6) [invalid-json]"),
      ("[01]", "$: number has a leading zero (line 1, column 3) [leading-zero]"),
      ("[\"\u{1}\"]", "$: control character U+0001 must be escaped (line 1, column 3) [control-character]"),
      ("[1e999]", "$: the number does not fit in Double [number-out-of-range]"),
      (#"["\x"]"#, "$: Invalid escape sequence around character 2. (line 1, column 3) [invalid-json]"),
    ])
    func texts(_ text: String, _ expected: String) {
      let error = #expect(throws: JSONError.self) { try FoundationBackend.parse(text) }
      #expect(error?.description == expected)
    }

    @Test func keepsTheSentence() {
      let error = #expect(throws: JSONError.self) { try FoundationBackend.parse("[01]") }
      #expect(
        error?.rendered().hasSuffix("= Foundation: Number with leading zero around character 2.") == true)
    }
  }
#endif
