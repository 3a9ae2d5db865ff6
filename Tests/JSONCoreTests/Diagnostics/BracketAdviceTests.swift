import Testing

@testable import JSONCore

@Suite("Advice on brackets and commas")
struct BracketAdviceTests {
  private func related(_ text: String) throws -> [String] {
    try syntaxError(text).issue.related.map { "\($0.message) \($0.location.line):\($0.location.column)" }
  }

  @Test(
    "The advice about a wrong bracket names the open one",
    arguments: [
      ("[1, 2}", ["array opened 1:1"]), ("{\"a\":[\n1,}", ["array opened 1:6"]),
      ("{\"a\":1]", ["object opened 1:1"]), ("{\"a\":]", ["object opened 1:1"]),
      ("{\"a\"]", ["object opened 1:1"]), ("[{\"a\":1,]", ["object opened 1:2"]),
      ("[{\"a\":1, {", ["object opened 1:2"]), ("{\"a\":[\"b\", \"c\": 1", ["array opened 1:6"]),
      ("[1 2]", []), ("{\"a\" {", []), ("{\"a\":}", []), ("]", []), ("[1]]", []), ("[,]", []), ("{,}", []),
      ("{\"a\":1 \"b\":2}", []),
    ])
  func openings(_ text: String, _ expected: [String]) throws { #expect(try related(text) == expected) }

  @Test(
    "The location of a missing bracket follows from the indentation",
    arguments: [
      ("{\n  \"a\": {\n    \"b\": 1\n}\n", "object opened 2:8"),
      ("{\n\t\"a\": {\n\t\t\"b\": {\n\t\t\t\"c\": 1\n\t},\n\t\"d\": 2\n}\n", "object opened 3:8"),
      ("[\n  [\n    1\n]\n", "array opened 2:3"),
      (
        "{\n  \"a\": [\n    {\n      \"b\": 1\n    },\n    {\n      \"c\": {\n        \"d\": 1\n    }\n  ]\n}\n",
        "object opened 7:12"
      ),
      ("{\r\n  \"x\": {},\r\n  \"a\": {\r\n    \"b\": 1\r\n}\r\n", "object opened 3:8"),
      // The indentation doesn't show the location.
      ("{\n  \"a\": {\n    \"b\": 1\n  }\n", nil), ("{\"a\": {\"b\": 1}", nil),
      ("{\n\"a\": {\n\"b\": 1\n}\n", nil), ("{\n  \"a\": {\n    \"b\": 1 }\n", nil),
      ("{\n  \"a\": {\n    \"b\": 1\n      }\n", nil), ("[\n  {\n    \"b\": 1\n}\n", nil),
    ])
  func unclosed(_ text: String, _ expected: String?) throws {
    let found = try related(text).dropFirst()
    #expect(Array(found) == expected.map { ["by the indentation, the unclosed one is the \($0)"] } ?? [])
    let error = parseError(text, .json5)
    #expect(error?.issue.related.count == 1)
  }

  @Test("A missing comma at the end of a line is shown there, without secrets and values")
  func comma() throws {
    let error = try syntaxError("{\n  \"apiKey\": \"s3cret\"\n\n  \"b\": 2\n}")
    #expect(
      error.rendered() == """
        error[unexpected-character]: unexpected •••, expected "," or "}"
          --> $ (line 4, column 3, byte 26)
         2 |   "apiKey": •••
         4 |   •••
           |   ^~~
           = note: a comma may be missing at line 2, column 21
        """)
    let other = try syntaxError("[\n  \"zz\"\n  \"zz\"\n]")
    #expect(
      other.rendered() == """
        error[unexpected-character]: unexpected '"', expected "," or "]"
          --> $ (line 3, column 3, byte 11)
         2 |   "zz"
         3 |   "zz"
           |   ^
           = note: a comma may be missing at line 2, column 7
        """)
    #expect(
      other.rendered(color: true).contains(
        "\u{1B}[34m 2 |\u{1B}[0m   \"zz\"\n\u{1B}[34m 3 |\u{1B}[0m   \"zz\""))
    #expect(
      other.rendered(hidesValues: true) == """
        error[unexpected-character]: unexpected •••, expected "," or "]"
          --> $ (line 3, column 3, byte 11)
         2 |   •••
         3 |   •••
           |   ^~~
           = note: a comma may be missing at line 2, column 7
        """)
  }

  @Test(
    "The previous line is shown only if the text could be another element or member",
    arguments: [
      ("[1\n2]", true), ("[1\n\"a\"]", true), ("[1\n{}]", true), ("[1\n-1]", true), ("[1\ntrue]", true),
      ("{\"a\":1\n\"b\":2}", true), ("[1\n}", false), ("[1\n:]", false), ("{\"a\":1\nb:2}", false),
      ("{\"a\":1\n{}}", false), ("[1 2]", false), ("[1\n", false), ("[1\n@]", false),
    ])
  func earlierLine(_ text: String, _ isShown: Bool) throws {
    #expect((try syntaxError(text).issue.excerpt?.earlier != nil) == isShown)
  }

  @Test("The previous line is shown in JSON5 too, where it may end with a comment")
  func json5() throws {
    let text = "{\n  a: 1 // one\n  b: 2\n}"
    let error = parseError(text, .json5)
    #expect(
      error?.rendered() == """
        error[unexpected-character]: unexpected "b", expected "," or "}"
          --> $ (line 3, column 3, byte 18)
         2 |   a: 1 // one
         3 |   b: 2
           |   ^
        """)
  }
}
