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
    let both = JSONError(issues: [issue, issue]).description
    #expect(both.hasPrefix("2 errors: $.") && !both.unicodeScalars.contains("\n"))
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

@Suite struct SyntaxMessageTests {
  @Test("A string that seems to end in its line lacks the closing quote")
  func missingQuote() {
    let text = "{\r\n \"a\":\"one,\r\n \"b\":\"two\"}"
    #expect(
      parseError(text)?.rendered() == """
        error[control-character]: control character U+000D must be escaped
          --> $.a (line 2, column 11, byte 13)
         2 |  "a":"one,
           |           ^
           = note: string opened at line 2, column 6
           = help: the closing quote may be missing in this line
        """)
    for other in ["[\"one\ntwo\"]", "[\"one\t\"]", "[\"one\n"] {
      let error = parseError(other)
      #expect(error?.issue.advice == [] && error?.issue.related == [])
    }
  }

  @Test(arguments: [
    "": "$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]",
    " \n ": "$: the input is empty; expected a JSON value (line 2, column 2) [empty-input]",
    "nulla":
      #"$: unknown literal "nulla", expected true, false or null (line 1, column 1) [invalid-literal]"#,
    "[True]":
      #"$[0]: unknown literal "True", expected true, false or null (line 1, column 2) [invalid-literal]"#,
    "[NaN]": "$[0]: NaN is not a JSON number (line 1, column 2) [non-finite-literal]",
    "[-Infinity]": "$[0]: -Infinity is not a JSON number (line 1, column 2) [non-finite-literal]",
    "[+1]": #"$[0]: "+1" is not a JSON number (line 1, column 2) [invalid-number]"#,
    "[1.]": #"$[0]: "1." is not a JSON number (line 1, column 2) [invalid-number]"#,
    "[.5]": #"$[0]: ".5" is not a JSON number (line 1, column 2) [invalid-number]"#,
    "[1.5.5]": #"$[0]: "1.5.5" is not a JSON number (line 1, column 2) [invalid-number]"#,
    "[-01]": "$[0]: number has a leading zero (line 1, column 2) [leading-zero]",
    "[1 2]": #"$: unexpected "2", expected "," or "]" (line 1, column 4) [unexpected-character]"#,
    "{1:2}": #"$: unexpected "1", expected a key or "}" (line 1, column 2) [unexpected-character]"#,
    #"{"a":1,2}"#: #"$: unexpected "2", expected a key (line 1, column 8) [unexpected-character]"#,
    #"{"a" 1}"#: #"$.a: unexpected "1", expected ":" (line 1, column 6) [unexpected-character]"#,
    #"{"a":}"#: #"$.a: unexpected "}", expected a value (line 1, column 6) [unexpected-character]"#,
    #"{"a":1 "b":2}"#: #"$: unexpected '"', expected "," or "}" (line 1, column 8) [unexpected-character]"#,
    "[,1]": #"$: unexpected ",", expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "[1,,2]": #"$: unexpected ",", expected a value (line 1, column 4) [unexpected-character]"#,
    "[\u{7}]":
      #"$: unexpected control character U+0007, expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "[é]": #"$: unexpected "é", expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "[\u{A0}1]":
      #"$: unexpected character U+00A0, expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "[1\u{200B}]":
      #"$: unexpected character U+200B, expected "," or "]" (line 1, column 3) [unexpected-character]"#,
    "[1,\u{301}]":
      "$: unexpected character U+0301, expected a value (line 1, column 4) [unexpected-character]",
    "{\u{E0001}":
      #"$: unexpected character U+E0001, expected a key or "}" (line 1, column 2) [unexpected-character]"#,
    "[\\]": #"$: unexpected "\", expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "['a']": #"$: unexpected "'", expected a value or "]" (line 1, column 2) [unexpected-character]"#,
    "hello": #"$: unknown literal "hello", expected a JSON value (line 1, column 1) [invalid-literal]"#,
    "nul": #"$: the document ends inside a literal (line 1, column 4) [unexpected-end]"#,
    "nil.": #"$: unknown literal "nil", expected a JSON value (line 1, column 1) [invalid-literal]"#,
    "[hello]":
      #"$[0]: unknown literal "hello", expected true, false or null (line 1, column 2) [invalid-literal]"#,
    "[INF]": "$[0]: INF is not a JSON number (line 1, column 2) [non-finite-literal]",
    "[1]x": "$: unexpected content after the document (line 1, column 4) [trailing-content]",
    "1x": #"$: "1x" is not a JSON number (line 1, column 1) [invalid-number]"#,
    "true_":
      #"$: unknown literal "true_", expected true, false or null (line 1, column 1) [invalid-literal]"#,
    #"{"a":1.e5x}"#: #"$.a: "1.e5x" is not a JSON number (line 1, column 6) [invalid-number]"#,
    "[1,]": #"$: trailing comma before "]" (line 1, column 3) [trailing-comma]"#,
    #"{"a":{"b":1,}}"#: #"$.a: trailing comma before "}" (line 1, column 12) [trailing-comma]"#,
    "{} x": "$: unexpected content after the document (line 1, column 4) [trailing-content]",
    #""a"b"#: "$: unexpected content after the document (line 1, column 4) [trailing-content]",
    "[\"\n\"]": "$[0]: control character U+000A must be escaped (line 1, column 3) [control-character]",
    #"["\é"]"#: #"$[0]: invalid escape sequence "\é" in string (line 1, column 3) [invalid-escape]"#,
    #"["\😀"]"#: #"$[0]: invalid escape sequence "\😀" in string (line 1, column 3) [invalid-escape]"#,
    #"{"a\x":1}"#: #"$: invalid escape sequence "\x" in string (line 1, column 4) [invalid-escape]"#,
    "[\"\\\n\"]":
      "$[0]: invalid escape sequence \"\\\u{240A}\" in string (line 1, column 3) [invalid-escape]",
    #"["\u12G4"]"#:
      #"$[0]: invalid Unicode escape "\u12G4", expected four hexadecimal digits (line 1, column 3) [invalid-unicode-escape]"#,
    #"["\udc00"]"#:
      #"$[0]: low surrogate \udc00 does not follow a high surrogate (line 1, column 3) [lone-surrogate]"#,
    #"[{"a b":[1,tru"#:
      #"$[0]["a b"][1]: the document ends inside a literal (line 1, column 15) [unexpected-end]"#,
    "[-": "$[0]: the document ends inside a number (line 1, column 3) [unexpected-end]",
    "[": "$: the document ends inside an array (line 1, column 2) [unexpected-end]",
    #"{"a""#: "$.a: the document ends inside an object (line 1, column 5) [unexpected-end]",
    #"{"a":"#: "$.a: the document ends inside an object (line 1, column 6) [unexpected-end]",
    #"{"a":1,"#: "$: the document ends inside an object (line 1, column 8) [unexpected-end]",
    #"{"a"#: "$: string is never closed (line 1, column 2) [unterminated-string]",
  ])
  func oneLine(_ text: String, _ line: String) { #expect(parseError(text)?.description == line) }

  @Test("The error of a cut escape notes that more input may complete the text")
  func resumable() {
    #expect(
      parseError(#"["\u12"#)?.rendered() == #"""
        error[invalid-unicode-escape]: invalid Unicode escape "\u12", expected four hexadecimal digits
          --> $[0] (line 1, column 3, byte 2)
         1 | ["\u12
           |   ^~~~
           = note: resumable, more input may complete it
        """#)
  }
}
