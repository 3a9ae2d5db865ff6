import Testing

@testable import JSONCore

@Suite("Renderings of errors")
struct RenderingTests {
  @Test("Color is used only on request")
  func color() throws {
    let error = try syntaxError("{\"id\":1\n")
    #expect(
      error.rendered(color: true) == """
        \u{1B}[1;31merror[unexpected-end]\u{1B}[0m\u{1B}[1m: the document ends inside an object\u{1B}[0m
          \u{1B}[34m-->\u{1B}[0m $ (line 2, column 1, byte 8)
        \u{1B}[34m 2 |\u{1B}[0m \

           \u{1B}[34m|\u{1B}[0m \u{1B}[1;31m^ expected "," or "}" here\u{1B}[0m
           \u{1B}[34m=\u{1B}[0m \u{1B}[36mnote:\u{1B}[0m object opened at line 1, column 1
           \u{1B}[34m=\u{1B}[0m \u{1B}[36mnote:\u{1B}[0m resumable, more input may complete it
        """)
    #expect(!error.rendered().contains("\u{1B}"))
    var plain = ""
    var isEscape = false
    for scalar in error.rendered(color: true).unicodeScalars {
      if scalar == "\u{1B}" { isEscape = true }
      if !isEscape { plain.unicodeScalars.append(scalar) }
      if scalar == "m" { isEscape = false }
    }
    #expect(plain == error.rendered())
  }

  @Test("Without a location, path and notes remain")
  func noPlace() {
    let error = JSONError.syntax(
      .trailingContent, location: nil, path: JSONPath(), notes: ["help: first", "second"])
    #expect(
      error.rendered() == """
        error[trailing-content]: unexpected content after the document
          --> $
          = help: first
          = second
        """)
    #expect(error.rendered(color: true).contains("\u{1B}[32mhelp:\u{1B}[0m first"))
  }

  @Test("Text of a document doesn't break the line or move the cursor")
  func oneLine() {
    let text = "a\nb\r\u{1B}[2J\u{202E}\u{2028}\u{85}\u{7F}\u{0}é"
    let shown = "a␊b␍␛[2J\u{FFFD}\u{FFFD}\u{FFFD}␡␀é"
    var issue = JSONError(.custom(text)).issue
    #expect(issue.description == "$: \(shown) [custom]")
    #expect(issue.rendered() == "error[custom]: \(shown)\n  --> $")
    issue = JSONError(.missingKey("\u{2028}\n", expected: "Int")).issue
    issue.path = JSONPath([.key("\u{202E}")])
    issue.notes = [IssueNote(nil, "one\ntwo", about: .value)]
    #expect(issue.description == #"$.\#u{FFFD}: missing key "\#u{FFFD}\n", expected Int [missing-key]"#)
    #expect(
      issue.rendered() == """
        error[missing-key]: missing key "\u{FFFD}\\n", expected Int
          --> $.\u{FFFD}
          = one␊two
        """)
    for both in [JSONError(issues: [issue, issue])] {
      #expect(both.description.hasPrefix("2 errors: $."))
      #expect(!both.description.unicodeScalars.contains("\n"))
    }
  }

  @Test(
    "The mark is aligned with the columns of a terminal",
    arguments: [
      ("[\"名前\",x]", 8), ("[\"\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\",x]", 6),
      ("[\"\u{1F44D}\u{1F3FD}\",x]", 6), ("[\"\u{1F1E9}\u{1F1EA}\",x]", 6), ("[\"\u{2764}\u{FE0F}\",x]", 6),
      ("[\"e\u{301}\",x]", 5), ("[\"\u{1100}\u{1161}\",x]", 6), ("[\"ａ\",x]", 6), ("[\"ｱ\",x]", 5),
      ("[\"\u{231A}\",x]", 6), ("[\"\u{200B}\",x]", 4), ("[\t\tx]", 3), ("[\"한\",x]", 6),
      ("[\"\u{2705}\",x]", 6),
    ])
  func columns(_ text: String, _ column: Int) throws {
    let excerpt = try #require(try syntaxError(text).issue.excerpt)
    #expect(excerpt.mark == String(repeating: " ", count: column) + "^")
  }

  @Test("A byte order mark is named, with advice")
  func byteOrderMark() throws {
    #expect(
      try syntaxError("\u{FEFF}{}").rendered() == """
        error[unexpected-character]: unexpected byte order mark, expected a value
          --> $ (line 1, column 1, byte 0)
         1 | \u{FEFF}{}
           | ^
           = help: JSONParseOptions(allowsByteOrderMark: true) accepts it; or save the text as UTF-8 without it
        """)
    let wide = parseError([0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
    #expect(wide?.description == "$: byte 0xFF is not valid UTF-8 (line 1, column 1) [invalid-utf8]")
    #expect(
      wide?.issue.advice == [
        "help: the text begins like UTF-16; convert it to UTF-8 without a byte order mark"
      ])
    #expect(
      parseError([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0])?.issue.advice == [
        "help: the text begins like UTF-32; convert it to UTF-8 without a byte order mark"
      ])
  }

  @Test(
    "Other encodings without a mark are named too",
    arguments: [
      ([0x7B, 0, 0x22, 0, 0x61, 0], "UTF-16"), ([0, 0x5B, 0, 0x5D], "UTF-16"),
      ([0x5B, 0, 0, 0, 0x5D, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], "UTF-32"),
      ([0x5B, 0, 0x31, 0x5D], nil), ([0x5B, 0x31, 0x2C, 0x20, 0], nil),
    ] as [([UInt8], String?)])
  func otherEncodings(bytes: [UInt8], name: String?) {
    let error = parseError(bytes)
    #expect(error?.issue.code == .unexpectedCharacter)
    let advice = name.map { ["help: the text begins like \($0); convert it to UTF-8"] }
    #expect(error?.issue.advice == advice ?? [])
  }
}
