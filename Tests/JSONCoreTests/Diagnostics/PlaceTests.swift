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
      for place in 0..<offset + 6
      where bytes[place] == 10 || bytes[place] == 13 && bytes[place + 1] != 10 {
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
