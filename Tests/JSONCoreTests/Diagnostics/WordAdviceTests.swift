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
