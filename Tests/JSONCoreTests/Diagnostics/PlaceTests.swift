import Testing

@testable import JSONCore

/// Lines and columns, and the excerpt of the line.
@Suite struct PlaceTests {
  private func issue(_ text: String) throws -> JSONCore.Issue { try syntaxError(text).issue }

  @Test(
    "Line and column are correct in texts of many blocks, for each line ending and path",
    arguments: [["\n"], ["\r"], ["\r\n"], [" "], ["\n", "\r", "\r\n", "é"], ["\n", "é"]])
  func blocks(_ parts: [String]) throws {
    var text = "["
    var places: [Int] = []
    for index in 0..<3000 {
      let part = parts[index % 7 == 0 ? index / 7 % parts.count : 0]
      text += (index == 0 ? "" : ",") + (part == "é" ? "\n\"éé\",\n\"é\"," : part)
      places.append(text.utf8.count)
      text += "{\"a\":[true]}"
    }
    let document = try Document(parsing: text + "]")
    let bytes = Array(text.utf8)
    for (index, offset) in places.enumerated() where index % 611 == 0 || index > 2997 {
      let error = try #require(
        document.thrown { json throws(JSONError) in
          var found = 0
          try json.array().forEach { element throws(JSONError) in
            guard let object = try? element.object() else { return }
            if found == index { _ = try object.value.value(at: "a[0]").int() }
            found += 1
          }
        })
      var line = 1
      var start = 0
      for place in 0..<offset + 6 where bytes[place] == 10 || bytes[place] == 13 && bytes[place + 1] != 10 {
        line += 1
        start = place + 1
      }
      let column = 1 + String(decoding: bytes[start..<offset + 6], as: UTF8.self).unicodeScalars.count
      let location = SourceLocation(offset: offset + 6, length: 4, line: line, column: column)
      #expect(error.issue.location == location)
      #expect(error.rendered().contains("{\"a\":[true]}"))
    }
  }

  @Test(
    "Line and column are correct for each line ending and width of the text",
    arguments: [
      ("x", 1, 1), (" x", 1, 2), ("\nx", 2, 1), ("\rx", 2, 1), ("\r\nx", 2, 1), ("\n\rx", 3, 1),
      ("\n\nx", 3, 1), ("\r\rx", 3, 1), ("\r\n\r\n x", 3, 2), ("\r\r\nx", 3, 1), ("[\"é\",x", 1, 6),
      ("[\"e\u{301}\",x", 1, 7), ("[\"名前\",x", 1, 7), ("[\"\u{1F600}\",x", 1, 6), ("[\"\u{2028}\",x", 1, 6),
      ("[\"\u{85}\",\n\"é\",x", 2, 5), ("[1,\t\tx", 1, 6), ("[\n  1,\r\n  \"é\", x", 3, 8),
    ])
  func place(_ text: String, _ line: Int, _ column: Int) throws {
    let location = try #require(try issue(text).location)
    #expect(location.offset == text.utf8.count - 1)
    #expect((location.line, location.column) == (line, column))
  }

  @Test(
    "Locations near the ends of the blocks in which lines are counted",
    arguments: [8190, 8191, 8192, 8193, 16384, 20000])
  func blocks(_ count: Int) throws {
    for (end, lines) in [("", 0), ("\n", 1), ("\r", 1), ("\r\n", 1), ("\n\r", 2)] {
      for tail in [0, 1, 5] {
        let text = String(repeating: " ", count: count) + end + String(repeating: " ", count: tail) + "x"
        let location = try #require(try issue(text).location)
        #expect(location.line == 1 + lines && location.column == (lines == 0 ? count + tail + 1 : tail + 1))
      }
    }
  }

  static let rendered: KeyValuePairs<String, String> = [
    // The start, the middle and the end of long lines.
    "x" + String(repeating: " ", count: 100):
      """
     1 | x                                                                       …
       | ^
    """,
    "[" + String(repeating: "1234,", count: 30) + "x," + String(repeating: "1234,", count: 30):
      """
     1 | …,1234,1234,1234,1234,1234,1234,1234,x,1234,1234,1234,1234,1234,1234,1234…
       |                                      ^
    """,
    "[" + String(repeating: "1234,", count: 30) + "1":
      """
     1 | …,1234,1234,1234,1234,1234,1234,1234,1234,1234,1234,1234,1234,1234,1234,1
       |                                                                          ^ expected "," or "]" here
    """,
    // The excerpt has only the line, with any line ending.
    "[1,\r\n  x,\r\n2]":
      """
     2 |   x,
       |   ^
    """,
    "[1,\rx\r":
      """
     2 | x
       | ^
    """,
    // A tab is shown as a symbol, so that the mark is aligned.
    "[\t\t\tx]":
      """
     1 | [␉␉␉x]
       |     ^
    """,
    // Characters of two columns or none, and those that would reverse or break the line.
    "[\"名前\u{1F600}\",x]":
      """
     1 | ["名前😀",x]
       |           ^
    """,
    "[\"e\u{301}\",x]":
      """
     1 | ["e\u{301}",x]
       |      ^
    """,
    "[\"\u{202E}\u{2028}\u{85}\u{7F}\",x]":
      """
     1 | ["\u{FFFD}\u{FFFD}\u{FFFD}␡",x]
       |         ^
    """,
    "[名]":
      """
     1 | [名]
       |  ^~
    """,
    // A mark longer than the window ends with it.
    "[" + String(repeating: "y", count: 300):
      """
     1 | [\(String(repeating: "y", count: 71))…
       |  ^\(String(repeating: "~", count: 70))
    """,
  ]

  @Test("A rendering shows an excerpt with a mark below the location", arguments: rendered.indices)
  func excerpt(_ index: Int) throws {
    let (text, lines) = PlaceTests.rendered[index]
    let shown = try issue(text).rendered().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(shown.dropFirst(2).prefix(2).joined(separator: "\n") == lines)
  }

  @Test("Lines of four-byte characters are cut between characters", arguments: [71, 72, 73, 74, 100])
  func fourByteCharacters(_ count: Int) throws {
    let text = "\"" + String(repeating: "\u{1F600}", count: count)
    let excerpt = try #require(try issue(text).excerpt)
    #expect(!excerpt.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(excerpt.text.hasSuffix("…") == (count + 1 > 72))
    let array = "[\"" + String(repeating: "\u{1F600}", count: count) + "\""
    let behind = try #require(try issue(array).excerpt)
    #expect(!behind.text.unicodeScalars.contains("\u{FFFD}"))
    #expect(behind.text.hasPrefix("…") == (count + 3 > 72))
  }

  @Test("A line of a megabyte has an excerpt like any other")
  func longLine() throws {
    let text = "[" + String(repeating: "1,", count: 500_000) + "x" + String(repeating: ",1", count: 500_000)
    let issue = try issue(text)
    #expect(issue.location == SourceLocation(offset: 1_000_001, length: 1, line: 1, column: 1_000_002))
    #expect(issue.excerpt?.text.count == 74 && issue.rendered().utf8.count < 300)
  }

  @Test("Texts of a megabyte are quoted partially")
  func longQuotes() throws {
    let long = String(repeating: "z", count: 1_000_000)
    #expect(
      try issue("[\(long)]").description
        == #"$[0]: unknown literal "\#(long.prefix(39))…", expected true, false or null (line 1, column 2) [invalid-literal]"#
    )
    #expect(try issue("[0\(String(repeating: "1", count: 1_000_000)).]").description.utf8.count < 200)
    let error = try Document(parsing: "\"\(long)\"").thrown { json throws(JSONError) in try json.int() }
    #expect(error?.issue.preview == "\"\(long.prefix(38))…")
  }
}

/// Documents that would take hours if the time of an error were proportional to its document, and messages
/// about long names.
@Suite("Many errors in one document, and names of any length")
struct ManyErrorsTests {
  @Test("A key as long as the document is copied once, not for every error below it")
  func longKey() throws {
    let key = String(repeating: "k", count: 1_000_000)
    let list = Array(repeating: "0", count: 1000).joined(separator: ",")
    let document = try Document(parsing: "{\"\(key)\":[\(list)]}")
    var paths: [JSONPath] = []
    var resolver = IssueResolver(document)
    try document.root.object().forEach { member in
      try member.value.array().forEach { element in
        let error = resolver.resolve(element.error(.typeMismatch(expected: "String")))
        paths.append(error.issue.path)
        #expect(error.issue.location?.line == 1)
      }
    }
    #expect(paths.last == JSONPath([.key(key), .index(999)]))
    let shown = String(repeating: "k", count: 39) + "…"
    #expect(paths.last?.description == "$.\(shown)[999]")
  }

  @Test("The value of a key of more than a thousand bytes is hidden without examining the key")
  func hugeName() {
    #expect(!SecretName.matches(String(repeating: "k", count: 1024)))
    #expect(SecretName.matches(String(repeating: "k", count: 1025)))
  }

  @Test("A failed alternative takes time only for its own log entries")
  func deepAlternatives() throws {
    let depth = 400
    let list = Array(repeating: "0", count: 200_000).joined(separator: ",")
    let text = String(repeating: "[", count: depth) + list + String(repeating: "]", count: depth)
    let document = try Document(parsing: text)
    func levels(_ json: JSONValue) throws(JSONError) -> Int {
      try json.oneOf(
        { (json) throws(JSONError) in try json.int() },
        { (json) throws(JSONError) in
          guard let first = try json.array()[0] else { return 1 }
          return 1 + (try levels(first))
        })
    }
    let found = try document.withRoot(by: DecodingRules(rejectsUnknownKeys: true)) {
      (root) throws(JSONError) in try levels(root)
    }
    #expect(found == depth)
  }

  // MARK: Names of any length

  static let long = String(repeating: "a", count: 1000)
  static let shown = "\"" + String(repeating: "a", count: 38) + "…"

  @Test("A long key is cut in messages and advice, and complete in the path")
  func longKeyInMessages() throws {
    let document = try Document(parsing: "{\"\(Self.long)\":{\"b\":1,\"\(Self.long)x\":2}}")
    let missing = document.thrown { (json) throws(JSONError) in
      throw try json.value(at: [Self.long]).error(.missingKey(Self.long, expected: "Int"))
    }
    let issue = try #require(missing?.issue)
    #expect(issue.message == "missing key \(Self.shown), expected Int")
    #expect(issue.advice == ["help: did you mean \(Self.shown)?"])
    #expect(issue.related.map(\.message) == ["similar key \(Self.shown)"])
    #expect(issue.path.components == [.key(Self.long)])
    #expect(issue.kind == .missingKey(Self.long, expected: "Int"))
  }

  @Test("A long name is cut in the message of every kind of issue")
  func longNames() {
    #expect(JSONError(.unknownKey(Self.long)).issue.message == "unknown key \(Self.shown)")
    #expect(JSONError(.duplicateKey(Self.long)).issue.message == "duplicate key \(Self.shown)")
    #expect(JSONError(.keyCollision(Self.long)).issue.message == "key \(Self.shown) is written twice")
    let cut = String(repeating: "a", count: 39) + "…"
    #expect(
      JSONError(.unknownReference(type: "Skill", key: "id", value: Self.long)).issue.message
        == "no Skill with id \(cut)")
    #expect(JSONError(.unknownKey("näh \" x")).issue.message == #"unknown key "näh \" x""#)
  }

  @Test("A long key is cut in the name of the property")
  func longProperty() throws {
    let document = try Document(parsing: "{\"\(Self.long)\":\"x\"}")
    let error = document.thrown(by: ManyErrorsTests.self) { (json) throws(JSONError) in
      _ = try json.value(at: [Self.long]).int()
    }
    let cut = String(repeating: "a", count: 39) + "…"
    #expect(error?.issue.message == "expected Int for ManyErrorsTests.\(cut), found string \"x\"")
    #expect(error?.issue.property == Self.long)
  }
}
