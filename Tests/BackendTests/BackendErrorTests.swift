import FoundationBackend
import JSONCore
import JanssonBackend
import MappingTestSupport
import Testing

/// Compares thousands of seeded documents with all backends. The allowed differences are those of the article
/// on backends.
@Suite struct DifferentialTests {
  @Test("Valid documents are the same with every backend", arguments: 1...8)
  func validDocuments(_ seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    for _ in 0..<Thoroughness.rounds(30, of: 250) {
      let text = generator.document()
      let native = try tree(text, NativeBackend.self).withDoubles
      #expect(try tree(text, JanssonBackend.self).withDoubles == native, "\(text)")
      #expect(try tree(text, FoundationBackend.self).withDoubles == native, "\(text)")
    }
  }

  @Test func integersAreExact() throws {
    var generator = DocumentGenerator(seed: 99)
    let numbers = (0..<2000).map { _ in Int64(bitPattern: generator.next()) >> Int64(generator.below(64)) }
    let text = "[" + numbers.map(String.init).joined(separator: ",") + "]"
    for backend in backends {
      #expect(try tree(text, backend).arrayValue?.map { $0.numberValue?.integer(Int64.self) } == numbers)
    }
  }

  private func tree(_ text: String, _ backend: any JSONBackend.Type) throws(JSONError) -> OwnedJSON {
    let document = try backend.parse(text)
    return try OwnedJSON(document.root)
  }

  @Test("jansson accepts the same damaged documents", arguments: 1...8)
  func damagedDocumentsByJansson(_ seed: UInt64) {
    forEachDamaged(seed) { bytes in
      switch (verdict(bytes, NativeBackend.self), verdict(bytes, JanssonBackend.self)) {
      case (nil, nil), (_?, _?): return true
      // Integers beyond Int64, numbers beyond Double.
      case (nil, .numberOutOfRange): return true
      // The only valid text that jansson's grammar rejects: a NUL in a key.
      case (nil, .invalidJSON): return String(decoding: bytes, as: UTF8.self).contains(#"\u0000"#)
      // A NUL byte after a number or literal ends it and is skipped.
      case (_?, nil): return bytes.contains(0)
      default: return false
      }
    }
  }

  @Test("Foundation accepts the same damaged documents", arguments: 1...8)
  func damagedDocumentsByFoundation(_ seed: UInt64) {
    forEachDamaged(seed) { bytes in
      switch (verdict(bytes, NativeBackend.self), verdict(bytes, FoundationBackend.self)) {
      case (nil, nil), (_?, _?): return true
      case (nil, .numberOutOfRange): return true
      // A comma before a closing bracket.
      case (.trailingComma, nil): return true
      // A NUL byte after the document, and text that looks like UTF-16 or UTF-32.
      case (_?, nil): return bytes.contains(0) || hasTrailingComma(bytes)
      default: return false
      }
    }
  }

  private func forEachDamaged(_ seed: UInt64, _ isExplained: ([UInt8]) -> Bool) {
    var generator = DocumentGenerator(seed: seed &* 1_000_003)
    for _ in 0..<Thoroughness.rounds(15, of: 150) {
      let text = Array(generator.document().utf8)
      for _ in 0..<5 {
        let bytes = generator.mutated(text)
        #expect(isExplained(bytes), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  private func verdict(_ bytes: [UInt8], _ backend: any JSONBackend.Type) -> IssueCode? {
    do throws(JSONError) {
      _ = try backend.parse(bytes)
      return nil
    } catch { return error.issue.code }
  }

  /// Whether commas before closing brackets are the only errors.
  private func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    (try? NativeBackend.parse(bytes, options: JSONParseOptions(tolerances: .trailingCommas))) != nil
  }
}

extension OwnedJSON {
  /// The value with all numbers as the nearest `Double`, because jansson preserves no other digits of
  /// fractions and exponents.
  fileprivate var withDoubles: OwnedJSON {
    switch self {
    case .array(let elements): .array(Elements(elements.map(\.withDoubles)))
    case .object(let members): .object(Members(members.map { ($0.key, $0.value.withDoubles) }))
    case .number(let number): .number(JSONNumber(number.double) ?? number)
    default: self
    }
  }
}

@Suite struct BackendErrorTests {
  @Test(
    "Jansson's errors have the package's codes and locations",
    arguments: [
      ("", "$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
      ("[1", "the document ends inside an array (line 1, column 3) [unexpected-end]"),
      ("{\"a\"", "the document ends inside an object (line 1, column 5) [unexpected-end]"),
      ("{\"a\":", "the document ends inside a container (line 1, column 6) [unexpected-end]"),
      ("\"abc", "string is never closed (line 1, column 5) [unterminated-string]"),
      ("[1] x", "$: unexpected content after the document (line 1, column 5) [trailing-content]"),
      ("[1,\r é]", "invalid token near 'é' (line 1, column 6) [invalid-json]"),
      ("[\"é\" 1]", "']' expected near '1' (line 1, column 6) [invalid-json]"),
      ("[01]", "invalid token near '0' (line 1, column 2) [invalid-json]"),
      ("\"\u{1}\"", "control character U+0001 must be escaped (line 1, column 2) [control-character]"),
      ("[\"é\n\"]", "control character U+000A must be escaped (line 1, column 4) [control-character]"),
      ("[12345678901234567890]", "the number does not fit in Int64 (line 1, column 2) [number-out-of-range]"),
      ("[0,-1e999]", "the number does not fit in Double (line 1, column 4) [number-out-of-range]"),
      ("[1,\0 2]", "invalid token near end of file (line 1, column 4) [invalid-json]"),
    ])
  func jansson(_ text: String, _ expected: String) {
    #expect(thrown { try JanssonBackend.parse(text) }?.description == expected)
  }

  @Test("jansson's own text, line, column and position are preserved")
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
          --> (line 2, column 6, byte 10)
           = jansson: ']' expected near 'x' (line 2, column 6, position 11)
        """)
  }

  @Test("Jansson rejects a duplicate key on request")
  func janssonsDuplicate() {
    let options = JSONParseOptions(duplicateKeys: .reject)
    let error = thrown { try JanssonBackend.parse(#"{"a":1,"a":2}"#, options: options) }
    #expect(error?.issue.kind == .duplicateKey("a"))
    #expect(error?.issue.location?.offset == 9)
  }

  static let parsers: [any JSONBackend.Type] = [JanssonBackend.self, FoundationBackend.self]

  @Test(
    "The error names the limit, and the bracket that exceeds it",
    arguments: [
      (JanssonBackend.self, 3000, 512, 512), (JanssonBackend.self, 3000, 4000, 2048),
      (FoundationBackend.self, 600, 512, 512), (FoundationBackend.self, 600, 100, 100),
    ] as [(any JSONBackend.Type, Int, Int, Int)])
  func depthLimits(backend: any JSONBackend.Type, depth: Int, limit: Int, reached: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(
      thrown { try backend.parse(text, options: JSONParseOptions(depthLimit: limit)) }?.description
        == "nesting is deeper than the limit of \(reached) (line 1, column \(reached + 1)) [depth-limit]")
  }

  @Test("Values are converted to the depth that the stack has room for")
  func exhaustedStack() {
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(onExhaustedStack { thrown { try JanssonBackend.parse(text) } }?.code == .depthLimit)
  }

  @Test(
    "The first error of a text is reported, whether it is the depth limit or another error",
    arguments: parsers)
  func depthAndSyntax(backend: any JSONBackend.Type) {
    let bomb = String(repeating: "[", count: 513)
    let text = #"["\\\"[[[{", {"a":"# + String(repeating: "[", count: 511) + "x"
    let error = thrown { try backend.parse(bomb) }
    #expect(error?.issue.kind == .depthLimit(512))
    #expect(error?.issue.location?.offset == 512)
    #expect(error?.issue.category == .limit)
    #expect(thrown { try backend.parse(text) }?.issue.location?.offset == text.utf8.count - 2)
    #expect(thrown { try backend.parse("[x" + bomb) }?.issue.code == .invalidJSON)
  }

  @Test(
    "A text that more input can't complete isn't incomplete",
    arguments: ["{\"id\":1,\"year\":\r\n\r\n tru}", "{\"id\":1,\r\"year\":tru}", "[1 \0"], parsers)
  func malformed(text: String, backend: any JSONBackend.Type) {
    let error = thrown { try backend.parse(text) }
    #expect(error?.issue.code == .invalidJSON && error?.issue.category == .syntax)
  }

  @Test(
    "Every cut of a document is incomplete",
    arguments: [
      #"{"id":12,"ok":[true,false,null],"rating":-7.25e+3,"n":{"é\u00e9\n":"\ud83d\ude00日😀"}}"#,
      " [ 0.5e-1 , -1 , [ ] , { } , \"\" ] ",
    ], parsers)
  func cuts(text: String, backend: any JSONBackend.Type) throws {
    let bytes = Array(text.utf8)
    let end = try #require(bytes.lastIndex { $0 != 0x20 })
    #expect(throws: Never.self) { try backend.parse(bytes) }
    for count in 0..<end {
      let error = thrown { try backend.parse(Array(bytes[..<count])) }
      #expect(error?.issue.category == .incomplete, "\(count) bytes: \(error.map { "\($0)" } ?? "")")
    }
  }

  @Test("An unknown path isn't shown")
  func unknownPath() throws {
    let error = try #require(throws: JSONError.self) { try JanssonBackend.parse("[1 2]") }
    #expect(!error.issue.isPathKnown)
    #expect(
      !error.json.contains("path") && !error.json.contains("pointer") && !error.rendered().contains("$"))
    let root = try #require(throws: JSONError.self) { try JanssonBackend.parse("[1] 2") }
    #expect(root.issue.isPathKnown && root != error)
    #expect(root.json.contains(#""path":"$","pointer":"","#))
    #expect(JSONError.syntax(.invalidJSON("no"), location: nil).rendered() == "error[invalid-json]: no")
  }

  @Test(
    "The messages of other parsers quote no secret",
    arguments: [
      #"{"password":hunter2}"#, #"{"a":1,"api_key":"x",hunter2}"#, "token=hunter2", #"{"pin":1e4711}"#,
    ], parsers)
  func secrets(_ text: String, backend: any JSONBackend.Type) throws {
    let error = try #require(thrown { try backend.parse(text) })
    for shown in [error.description, error.rendered(), error.json] {
      #expect(!shown.contains("hunter") && !shown.contains("4711"), "\(shown)")
    }
  }

  @Test("Without a location, the message about a long text isn't shown")
  func secretsWithoutPlace() throws {
    for (filler, isShown) in [(10, true), (5000, false)] {
      let text = #"["\#(String(repeating: "a", count: filler))",1e4711]"#
      let error = try #require(#expect(throws: JSONError.self) { try FoundationBackend.parse(text) })
      #expect(error.issue.location == nil)
      #expect(error.issue.advice.isEmpty != isShown)
    }
  }

  @Test func parseOnlyAcceptsTheTextsThatParseAccepts() throws {
    try JanssonBackend.parseOnly(Array("[1,null]".utf8))
  }
}

#if os(Linux)
/// The messages are those of the toolchain's Foundation on Linux.
@Suite struct FoundationErrorTests {
  @Test(
    "Foundation's errors have the package's codes and locations",
    arguments: [
      ("", "$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
      ("[1,\n", "the document ends inside a value (line 2, column 1) [unexpected-end]"),
      ("[\"é\",x]", "Invalid value around character 6. (line 1, column 6) [invalid-json]"),
      ("[01]", "number has a leading zero (line 1, column 3) [leading-zero]"),
      ("[\"\u{1}\"]", "control character U+0001 must be escaped (line 1, column 3) [control-character]"),
      ("[1e999]", "the number does not fit in Double [number-out-of-range]"),
      (#"["\x"]"#, "Invalid escape sequence around character 2. (line 1, column 3) [invalid-json]"),
    ])
  func texts(_ text: String, _ expected: String) {
    #expect(thrown { try FoundationBackend.parse(text) }?.description == expected)
  }

  @Test("The error of a string that isn't UTF-8 is located at the byte, not at the beginning")
  func invalidUTF8() {
    let latin = Array("[\"é\",\"caf".utf8) + [0xE9] + Array("\"]".utf8)
    let cut = Array("{\r\"na".utf8) + [0xE2, 0x82] + Array("me\":1}".utf8)
    for (text, expected) in [
      (latin, "byte 0xE9 is not valid UTF-8 (line 1, column 10) [invalid-utf8]"),
      (cut, "byte 0xE2 is not valid UTF-8 (line 2, column 4) [invalid-utf8]"),
    ] {
      let native = thrown { try NativeBackend.parse(text) }
      let error = thrown { try FoundationBackend.parse(text) }
      #expect(error?.description == expected)
      #expect(error?.issue.kind == native?.issue.kind)
      #expect(error?.issue.location == native?.issue.location)
    }
  }

  @Test("Foundation's own message is one of the notes")
  func keepsTheSentence() {
    let error = #expect(throws: JSONError.self) { try FoundationBackend.parse("[01]") }
    #expect(error?.rendered().hasSuffix("= Foundation: Number with leading zero around character 2.") == true)
  }
}
#endif
