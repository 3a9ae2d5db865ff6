import MappingTestSupport
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

@Suite struct LimitTests {
  /// Nested text: a repeated opening, a core, and the closings in reverse order.
  static func nested(_ openings: [String], _ closings: [String], depth: Int, isClosed: Bool = true) -> String
  {
    let levels = 0..<depth
    let start = levels.map { openings[$0 % openings.count] }.joined()
    return start + "1" + (isClosed ? levels.reversed().map { closings[$0 % closings.count] }.joined() : "")
  }

  static let shapes: [(openings: [String], closings: [String])] = [
    (["["], ["]"]), ([#"{"a":"#], ["}"]), ([#"[{"a":"#], ["}]"]), ([#"{"a":"#, "["], ["}", "]"]),
    (["[[],"], ["]"]),
  ]

  @Test(arguments: shapes)
  func allows512LevelsByDefault(openings: [String], closings: [String]) {
    let levels = openings[0].utf8.count { "[{".utf8.contains($0) } > 1 && openings[0] != "[[]," ? 256 : 512
    let fits = openings[0] == "[[]," ? 511 : levels
    #expect(throws: Never.self) { try Document(parsing: LimitTests.nested(openings, closings, depth: fits)) }
    let text = LimitTests.nested(openings, closings, depth: levels + 1)
    let error = thrown { try Document(parsing: text) }
    #expect(error?.issue.kind == .depthLimit(512) && error?.issue.category == .limit)
  }

  @Test("The depth limit can be set", arguments: [0, 1, 2, 7])
  func limitCanBeSet(_ limit: Int) {
    let options = JSONParseOptions(depthLimit: limit)
    let open = String(repeating: "[", count: limit + 1)
    let text = open + String(repeating: "]", count: limit + 1)
    let error = thrown { try Document(parsing: text, options: options) }
    #expect(error?.issue.kind == .depthLimit(limit))
    #expect(error?.issue.location == SourceLocation(offset: limit, length: 1, line: 1, column: limit + 1))
    let fitting = limit == 0 ? "1" : String(text.dropFirst().dropLast())
    #expect(throws: Never.self) { try Document(parsing: fitting, options: options) }
  }

  @Test("Nested brackets are rejected at the first one above the limit", arguments: shapes, [true, false])
  func bombs(shape: (openings: [String], closings: [String]), isClosed: Bool) throws {
    let text = Self.nested(shape.openings, shape.closings, depth: 100_000, isClosed: isClosed)
    let error = try syntaxError(text)
    #expect(error.issue.kind == .depthLimit(512) && error.issue.path.components.count == 512)
    #expect(!error.rendered().isEmpty)
  }

  @Test("Any number of levels needs no stack, in all shapes", arguments: shapes)
  func million(openings: [String], closings: [String]) throws {
    let options = JSONParseOptions(depthLimit: 3_000_000)
    // A debug build takes 10 seconds for a million levels.
    let depth = Thoroughness.optimizedRounds(30_000, of: openings == ["["] ? 1_000_000 : 100_000)
    let text = LimitTests.nested(openings, closings, depth: depth)
    #expect(try rewritten(text, JSONWriteOptions(depthLimit: 3_000_000), parsing: options) == text)
    let open = LimitTests.nested(openings, closings, depth: depth, isClosed: false)
    let error = thrown { try Document(parsing: open, options: options) }
    #expect(error?.issue.code == .unexpectedEnd && error?.issue.location?.offset == open.utf8.count)
  }

  @Test("A text above the size limit is rejected", arguments: [("12345", "5 bytes are"), ("1", "1 byte is")])
  func sizeLimit(_ text: String, _ size: String) {
    let (count, limit) = (text.utf8.count, text.utf8.count - 1)
    #expect(parseError(text.utf8, options: JSONParseOptions(sizeLimit: count)) == nil)
    let error = parseError(text.utf8, options: JSONParseOptions(sizeLimit: limit))
    #expect(error?.issue.kind == .sizeLimit(limit, actual: count) && error?.issue.category == .limit)
    #expect(error?.description == "$: \(size) more than the limit of \(limit) [size-limit]")
    #expect(error?.rendered() == "error[size-limit]: \(size) more than the limit of \(limit)\n  --> $")
  }
}

@Suite struct DuplicateKeyTests {
  static let spellings = [
    #"{"a":1,"b":0,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
    #"{"\u0061":1,"\u0061":2,"c":3}"#,
  ]

  @Test("The first of duplicate keys is used by default, the last on request", arguments: spellings)
  func chosenMember(_ text: String) throws {
    for (options, value) in [(JSONParseOptions(), 1), (JSONParseOptions(duplicateKeys: .useLast), 2)] {
      let document = try Document(parsing: text, options: options)
      #expect(try document.root.object()["a"]?.int() == value)
      #expect(try document.root.object()[String("a")]?.int() == value)
      #expect(try [String: Int].read(document.root)["a"] == value)
    }
  }

  @Test(
    "Only the value of the chosen member is decoded",
    arguments: [
      (#"{"a":1,"a":"x"}"#, .useFirst, 1), (#"{"a":1,"b":2,"\u0061":null}"#, .useFirst, 1),
      (#"{"a":"x","a":1}"#, .useLast, 1), (#"{"a":"x","b":2,"a":"y","\u0061":3}"#, .useLast, 3),
      (#"{"a":"x","a":1}"#, .useFirst, nil), (#"{"a":1,"a":"x"}"#, .useLast, nil),
    ] as [(String, JSONParseOptions.DuplicateKeys, Int?)])
  func discarded(_ text: String, _ duplicateKeys: JSONParseOptions.DuplicateKeys, _ value: Int?) throws {
    let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicateKeys))
    #expect((try? [String: Int].read(document.root))?["a"] == value)
  }

  private static let rejecting = JSONParseOptions(duplicateKeys: .reject)

  static let rejected: [(text: String, path: String, offset: Int, length: Int, first: Int)] = [
    (#"{"a":1,"b":0,"a":2}"#, "$.a", 13, 3, 1), (#"{"a":1,"\u0061":2}"#, "$.a", 7, 8, 1),
    (#"{"\u0061":1,"a":2}"#, "$.a", 12, 3, 1), (#"{"":1,"":2}"#, #"$[""]"#, 6, 2, 1),
    (#"[0,{"x":{"a":{},"a":[]}}]"#, "$[1].x.a", 16, 3, 9), (#"{"a":1,"b":2,"b":3,"a":4}"#, "$.b", 13, 3, 7),
    (#"{"a":1,"a":{"b":1,"b":2}}"#, "$.a", 7, 3, 1), (#"{"a":1,"a":2"#, "$.a", 7, 3, 1),
    (#"[{"a":1,"a":[tru]}]"#, "$[0].a", 8, 3, 2), (#"{"a":{"b":1,"b":1},"a":1}"#, "$.a.b", 12, 3, 6),
  ]

  @Test("A duplicate key is rejected at the first repetition in reading order", arguments: rejected)
  func rejection(text: String, path: String, offset: Int, length: Int, first: Int) throws {
    let issue = try #require(parseError(text.utf8, options: Self.rejecting)?.issue)
    #expect(issue.code == .duplicateKey && issue.category == .syntax)
    #expect(issue.path.description == path)
    #expect(issue.location == SourceLocation(offset: offset, length: length, line: 1, column: offset + 1))
    #expect(issue.related.map(\.message) == ["first occurrence"])
    #expect(issue.related.map(\.location.offset) == [first])
  }

  @Test(
    "Other keys aren't duplicates, even if they look the same",
    arguments: [
      #"{"a":1,"A":2}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"{"a":1,"b":{"a":1}}"#, #"[{"a":1},{"a":1}]"#,
      "{\"\u{C5}\":1,\"\u{212B}\":2,\"A\u{30A}\":3}", #"{"a":1,"a ":2,"":3}"#, "{}",
    ])
  func differentKeys(_ text: String) { #expect(parseError(text.utf8, options: Self.rejecting) == nil) }

  @Test("The error about a duplicate key shows both locations")
  func rendering() {
    #expect(
      parseError(#"{"id":1,"id":2}"#.utf8, options: Self.rejecting)?.rendered() == """
        error[duplicate-key]: duplicate key "id"
          --> $.id (line 1, column 9, byte 8)
         1 | {"id":1,"id":2}
           |         ^~~~
           = note: first occurrence at line 1, column 2
        """)
  }
}
