import Testing

@testable import JSONCore

@Suite("Advice on words and numbers")
struct WordAdviceTests {
  private func advice(_ text: String) -> [String]? { parseError(text)?.issue.advice }

  @Test(
    "A character that looks like one of a literal or of a sign of JSON is named",
    arguments: [
      ("tru\u{435}", #"help: "е" is U+0435 CYRILLIC SMALL LETTER IE, not "e""#),
      ("f\u{430}ls\u{435}", #"help: "а" is U+0430 CYRILLIC SMALL LETTER A, not "a""#),
      ("nuIl", #"help: "I" is U+0049 LATIN CAPITAL LETTER I, not "l""#),
      ("fa1se", #"help: "1" is U+0031 DIGIT ONE, not "l""#),
      ("tr\u{FC}e", #"help: "ü" is U+00FC LATIN SMALL LETTER U WITH DIAERESIS, not "u""#),
      ("tru\u{FF45}", #"help: "ｅ" is U+FF45 FULLWIDTH LATIN SMALL LETTER E, not "e""#),
      ("\u{442}rue", #"help: "т" is U+0442 CYRILLIC SMALL LETTER TE, not "t""#),
      ("n\u{1D42E}ll", #"help: "𝐮" is U+1D42E MATHEMATICAL BOLD SMALL U, not "u""#),
      ("tru\u{435}\u{435}", nil), ("gr\u{FC}n", nil), ("TRUE", nil), ("item1", nil), ("nil", nil),
      ("\u{201C}a\u{201D}", #"help: "“" is U+201C LEFT DOUBLE QUOTATION MARK, not '"'"#),
      ("1\u{FF0C}2", #"help: "，" is U+FF0C FULLWIDTH COMMA, not ",""#),
      ("{\"a\"\u{FF1A}2}", #"help: "：" is U+FF1A FULLWIDTH COLON, not ":""#),
      ("\u{2212}5", #"help: "−" is U+2212 MINUS SIGN, not "-""#),
      ("\u{FF15}", #"help: "５" is U+FF15 FULLWIDTH DIGIT FIVE, not "5""#),
      ("\u{FF5B}}", #"help: "｛" is U+FF5B FULLWIDTH LEFT CURLY BRACKET, not "{""#),
      ("é", nil), ("\u{A0}", nil),
    ])
  func lookAlikes(_ word: String, _ help: String?) { #expect(advice("[\(word)]") == help.map { [$0] } ?? []) }

  @Test("An invisible character after a word is named, because it may end the word")
  func behindWords() throws {
    #expect(advice("[tru\u{200B}e]") == ["note: character U+200B follows it"])
    #expect(advice("[-foo\u{A0}]") == ["note: character U+00A0 follows it"])
    let bytes = Array("[gr".utf8) + [0xFC, 0x6E, 0x5D]
    let error = parseError(bytes)
    #expect(error?.issue.advice == ["note: byte 0xFC after it is not valid UTF-8"])
    #expect(error?.issue.code == .invalidLiteral && error?.withoutValues.issue.advice == [])
  }

  @Test(
    "Numbers of other languages are translated",
    arguments: [
      ("0xFF", "help: JSON has no hexadecimal numbers; write 255"),
      ("-0X1f", "help: JSON has no hexadecimal numbers; write -31"),
      ("+0x10", "help: JSON has no hexadecimal numbers; write 16"),
      ("-0x0", "help: JSON has no hexadecimal numbers; write 0"),
      ("0xFFFF_FFFF", "help: JSON has no hexadecimal numbers; write 4294967295"),
      ("0x10000000000000000", "help: JSON has no hexadecimal numbers; write its decimal digits"),
      ("0o17", "help: JSON has no octal numbers; write 15"),
      ("0b101", "help: JSON has no binary numbers; write 5"),
      ("1_000", "help: JSON has no underscores in numbers; write 1000"),
      ("-1_000.5e1_0", "help: JSON has no underscores in numbers; write -1000.5e10"),
      ("0x", nil), ("0xFG", nil), ("0b12", nil), ("0o8", nil), ("1_px", nil), ("10px", nil), ("1.2.3", nil),
      ("1_0.", nil), ("-", nil), (String(repeating: "1_", count: 50), nil),
    ])
  func numbers(_ number: String, _ help: String?) throws {
    let error = #expect(throws: JSONError.self) { try Document(parsing: "{\"a\":[\(number)]}") }
    #expect(error?.issue.code == .invalidNumber && error?.issue.path.description == "$.a[0]")
    #expect(error?.issue.location?.length == number.utf8.count)
    let isOfECMAScript =
      (try? Document(parsing: number, options: JSONParseOptions(tolerances: .ecmaScriptLiterals))) != nil
    let option = isOfECMAScript ? [Self.option] : []
    #expect(isOfECMAScript == (help?.contains("hexadecimal") == true && !number.contains("_")))
    #expect(error?.issue.advice == (help.map { [$0] } ?? []) + option)
    #expect(error?.withoutValues.issue.advice == option)
  }

  private static let option = "help: JSONParseOptions(tolerances: .ecmaScriptLiterals) accepts it"

  @Test(
    "What only ECMAScript's literals allow names their option",
    arguments: [
      ("+1", true), ("-.5", true), ("5.", true), ("+.5e3", true), ("1.2.3", false), ("+", false),
      ("1x", false), (#""\x41""#, true), (#""\x4g""#, false), ("\"\\\n\"", true), (#""\q""#, false),
      ("\u{B}1", true), ("1\u{C}", true), ("\u{1}", false),
    ])
  func literals(_ value: String, _ isNamed: Bool) throws {
    let text = "[\(value)]"
    #expect(advice(text) == (isNamed ? [Self.option] : []))
    let options = JSONParseOptions(tolerances: .ecmaScriptLiterals)
    #expect(((try? Document(parsing: text, options: options)) != nil) == isNamed)
  }

  @Test(
    "Text escaped twice has advice", arguments: [#"{\"a\": 1}"#, #"[\n1]"#, #"\"a\""#, #"{"a":\"b\"}"#])
  func escapedTwice(_ text: String) {
    let help = "help: the text is escaped as in a string; parse that string first, and then its content"
    #expect(advice(text) == [help])
    #expect(advice(#"[\]"#) == [])
    let error = parseError(text, .json5)
    #expect(error?.issue.advice == (text == #"[\n1]"# ? [] : [help]))
  }

  @Test(
    "A string has advice only if it contains the expected array or object",
    arguments: [
      (#""{\"a\":1}""#, true), (#""[1]""#, true), (#""{a]""#, false), (#""{""#, false), ("\"\"", false),
    ])
  func stringOfJSON(_ text: String, _ isJSON: Bool) throws {
    let error = try Document(parsing: text).thrown { json throws(JSONError) in _ = try json.object() }
    #expect(error?.issue.code == .typeMismatch)
    #expect(
      error?.issue.advice == (isJSON ? ["help: the string contains JSON; decode it with `.jsonText`"] : []))
  }
}

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

@Suite("Texts that aren't JSON")
struct ForeignFormatTests {
  @Test(
    "The error names the format that the text seems to have",
    arguments: [
      ("<!DOCTYPE html><p>", .html), ("<html>", .html), ("<H1>Error</H1>", .html),
      ("<!-- x --><html>", .html), ("<?xml version=\"1.0\"?>", .xml), ("<Error>x</Error>", .xml),
      ("<soap:Envelope/>", .xml), ("<abbr/>", .xml), ("callback({\"a\":1});", .jsonp),
      ("/**/ cb([1])", .jsonp), ("a.b_1 (", .plainText), ("a.b$1(\n\"x\")", .jsonp), ("f()", .jsonp),
      ("var x = 1", .javaScript), ("window.x = {}", .javaScript), ("export default {}", .javaScript),
      ("module.exports = {}", .javaScript), ("x = [1]", .plainText), (")]}',\n{}", .guardedJSON),
      ("while(1);[]", .guardedJSON), ("for(;;);{}", .guardedJSON), ("a: 1\nb: 2", .yaml), ("---\na", .yaml),
      ("- a\n- b", .yaml), ("%YAML 1.2", .yaml), ("a: 1", .plainText), ("Error: x\nCode: y", .plainText),
      ("a=1&b=2", .form), ("a=1 b", .plainText), ("dGVzdA==", .plainText), ("HTTP/1.1 200 OK", .http),
      ("data: {\"a\":1}", .eventStream), ("event: x\ndata: y", .eventStream),
      ("data: text", .plainText), ("\u{1F}\u{8B}", nil), ("PK\u{3}\u{4}", .zip),
      ("Internal Server Error", .plainText), ("Error(s) occurred", .plainText), ("Ошибка", .plainText),
      ("エラー", .plainText), ("hello", .plainText), ("true story", .plainText), ("True", nil), ("nil", nil),
      ("None", nil), ("None of them", .plainText), ("undefined", nil), ("NaN", nil), ("'a'", nil), ("<", nil),
      ("<3", nil), ("#", nil), ("@", nil), ("+1", nil), ("", nil),
    ] as [(String, Format?)])
  func format(_ text: String, _ format: Format?) {
    var bytes = Array(text.utf8)
    let help = bytes.withUnsafeMutableBufferPointer { ForeignText.help(for: UnsafeBufferPointer($0)[...]) }
    #expect(help == format?.rawValue)
  }

  enum Format: String {
    case html = "the text looks like HTML, as a server sends for an error or a login"
    case xml = "the text looks like XML"
    case jsonp = "the text looks like JSONP; parse the text between the parentheses"
    case javaScript = "the text looks like JavaScript; parse only the value in it"
    case guardedJSON = "the text begins with a guard against being run as a script; remove it"
    case yaml = "the text looks like YAML"
    case form = "the text looks like a form's fields (application/x-www-form-urlencoded)"
    case http = "the text looks like a whole HTTP response; parse the text after the empty line"
    case eventStream = #"the text looks like server-sent events; parse the text after each "data:""#
    case plainText = "the text looks like plain text, such as a server's message or a log"
    case zip = "the text looks compressed (ZIP); decompress it first"
  }

  @Test(
    "Words after a number are text, not an array without brackets",
    arguments: [
      ("404 page not found", true), ("2016-06-17 12:00:00 ERROR x", true), ("12:30 - none", true),
      ("true story", true), ("1 2", false), ("1\n2", false), ("1 true", false), ("1 \"a\"", false),
      ("10px", false), ("{} x", false), ("\"a\" b", false), ("1 / x", false),
    ])
  func behindNumbers(_ text: String, _ isText: Bool) {
    let help = "help: the text looks like plain text, such as a server's message or a log"
    #expect(parseError(text)?.issue.advice == (isText ? [help] : []))
  }

  @Test("A cut text, or text within JSON, gets no such advice")
  func silent() {
    for text in ["n", "tru", "-", "[hello]", "{\"a\":callback(1)}", "[<html>]"] {
      #expect(parseError(text)?.issue.advice == [], "\(text)")
    }
  }

  @Test("A long text isn't searched")
  func long() {
    let text = String(repeating: "word ", count: 100_000)
    #expect(
      parseError(text)?.rendered() == """
        error[invalid-literal]: unknown literal "word", expected a JSON value
          --> $ (line 1, column 1, byte 0)
         1 | \(String(repeating: "word ", count: 14))wo…
           | ^~~~
           = help: the text looks like plain text, such as a server's message or a log
        """)
  }
}
