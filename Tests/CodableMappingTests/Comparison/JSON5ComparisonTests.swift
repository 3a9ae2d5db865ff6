import CodableMapping
import Foundation
import JSONCore
import Testing

/// The same JSON5 through `JSONDecoder` and `CodableDecoder`.
@Suite("JSON5 is decoded as by Foundation")
struct JSON5ComparisonTests {
  static let comments = [
    "", " ", "//", "// a", "/* a */", "/* a", "/", "1 // x", "1 /* x */", "1 /", "1 /*", "1 / 2", "/**/1",
    "/***/1", "/* * / */1", "/*/1", "//x\n1", "//x\r1", "//x\u{2028}1", "//x\u{2029}1", "[1/**/,/**/2]//",
    "{/**/a/**/:/**/1/**/}", "{a//\n:1}", "null/**/", "true//", "[1//]\n]", "//*\n1", "/*//*/1", "/**", "[/*",
    "{a:/*",
  ]

  static let strings = [
    "'a'", #"'a"b'"#, #""a'b""#, #"'a\'b'"#, #""a\'b""#, #"'\""'"#, "'it", "'", "'\\", #"'\'"#, "'a\\\nb'",
    "'a\\\r\nb'", "'a\\\rb'", "'a\\\n\\\nb'", "'a\\\u{2028}b'", "'a\nb'", "'a\rb'", "'a\u{2028}b'", "'a\tb'",
    "\"a\tb\"", "'a\u{1}b'", "'a\u{0}b'", "'a\u{7F}b'", #"'\v'"#, #"'\0'"#, #"'\01'"#, #"'\a'"#, #"'\z'"#,
    #"'\x41'"#, #"'x\x41\u0042\n'"#, #"'\xg1'"#, #"'\x4'"#, #"'\x"#, #"'\x4"#, #"'\X41'"#, #"'\u004'"#,
    #"'\u{41}'"#, #"'\ud83d\ude00'"#, #"'\ud83d'"#, #"'\ude00'"#, #"'\ud83dx'"#, #"'\/'"#, #"'\é'"#,
    #"'\x00'"#, #"'\xff\xFf'"#, #"'é\x41日\x42😀'"#,
    #"'\b\f\n\r\t\\'"#, "''", #""""#, "{'a b':'c'}", #"{'\x61':1}"#, #"{'it\'s':1,"it's":2}"#, #"{"a":'b'}"#,
    "'a' 'b'",
  ]

  static let keys = [
    "{a:1}", "{$a_1:1}", "{a-b:1}", "{1a:1}", "{-a:1}", "{a b:1}", "{a.b:1}", "{:1}", "{a}", "{a:}", "{a",
    "{", "{a:1", "{a:1,", #"{\u0061b:1}"#, #"{a\u0062:1}"#, #"{a\u002d:1}"#, #"{\u0031a:1}"#, #"{a\x62:1}"#,
    #"{\x61:1}"#, #"{a\x6:1}"#, #"{a\x20:1}"#, #"{a\n:1}"#, #"{a\u:1}"#, #"{a\u0:1}"#, #"{a\ud83d\ude00:1}"#,
    #"{\u{61}:1}"#, #"{a\:1}"#, #"{\"#, #"{\u00e9:1}"#, "{é:1}", "{日本:1}", "{a\u{200C}b:1}", "{\u{200C}:1}",
    "{a\u{301}:1}", "{\u{301}a:1}", "{٣a:1}", "{a٣:1}", "{ª:1}", "{ⅷ:1}", "{a‿b:1}", "{‿b:1}", "{😀:1}",
    "{a\u{A0}:1}", "{\u{A0}a:1}", "{a\u{2028}:1}", "{null:1,true:2,Infinity:3,NaN:4}", "{a:1,a:2}",
    "{a:1,'a':2,\"a\":3}", "{a:1 b:2}", "{𝒳:1}", "{a𝟙:1}", "{€:1}",
  ]

  static let structure = [
    "[1,]", "[,]", "[1,,2]", "[1,,]", "[,1]", "[]", "[ ]", "[1 2]", "[1", "[1,", "[", "]", "}", "{a:1,}",
    "{,}", "{a:1,,}", "{}", "[[],[],{}]", "[{a:[{b:[1,],},],},]", "{}{}", "[][]", "1,", "1 2", "a", "a:1",
    "true false", "[1}", "{a:1]", "tru", "truex", "nullx", "falsey", "True", "undefined", "none", "nul", "t",
    "f", "n", "\u{B}1\u{C}", "[\u{B}1,\u{C}]", "\u{FEFF}1", "1\u{FEFF}", "[1\u{FEFF}]", "[\u{A0}1]",
    "[\u{2003}1]", "[\u{3000}1]", "[\u{2028}1]", "[\u{85}1]", "[\u{1F}1]", "[\u{0}1]", "[1,\u{0}]",
    "Infinity", "[NaN,-Infinity]",
  ]

  @Test("JSON5 documents are decoded as by Foundation", arguments: comments + strings + keys + structure)
  func documents(_ json: String) {
    compareDecoding(AnyValue.self, Data(json.utf8)) { $0.allowsJSON5 = true }
  }

  static let numbers = [
    "0", "5", "1.5", "01", "00", "+01", "-0", "+0", "0.", "-0.", ".0", "-.0", "0x10", "-0x10", "+0x10",
    "0X1f", "0xAbC", "0x", "-0x", "0xG", "0x1g", "0x1.8", "0x-1", "0x00010", "-0x0", "0x8000000000000000",
    "-0x8000000000000000", "0x1e5", "0xp3", ".5", "-.5", "+.5", "5.", "-5.", "+5", "+5.5", "5.e3", ".5e3",
    "5e", ".e5", ".", "+", "-", "+-5", "--5", "5.5.5", "5..", "..5", "1e400", "-1e400", "Infinity",
    "-Infinity", "+Infinity", "NaN", "+NaN", "nan", "inf", "infinity", "Inf", "Nan", "Infinit", "I", "N",
    "-I", "+N", "123456789012345678901234567890", "123456789012345678901234567890.5", "1e2", "1.0", "+1e2",
    "100000000000000000000e-5", "18446744073709551615", "18446744073709551616", "9223372036854775808", "1E5",
    "1e5.5", "1e05", "0.5e1.", "12e3e4", "5.x", "5x", "0.1", "3.5e38", "5e1_0", "5e++1", "1-2", "1+2", "- 5",
    "-infinity", "0b1", "1f", "NaN(1)",
  ]

  private func compare<Value: Decodable>(_ number: String, as type: Value.Type) {
    let data = Data("{a:\(number)}".utf8)
    compareDecoding([String: Value].self, data, mayLosePath: "a") { $0.allowsJSON5 = true }
  }

  @Test("Numbers of JSON5 are decoded as the same integers as by Foundation", arguments: numbers)
  func integers(_ number: String) {
    compare(number, as: Int.self)
    compare(number, as: UInt64.self)
    compare(number, as: UInt8.self)
    compare(number, as: Int128.self)
  }

  @Test(
    "Numbers of JSON5 are decoded as the same floating-point numbers as by Foundation",
    arguments: numbers + ["1e-400", "-0.01e-999", "0.000", "0.0e5"])
  func floats(_ number: String) {
    compare(number, as: Double.self)
    compare(number, as: Float.self)
  }

  @Test("Numbers of JSON5 are decoded as the same decimals as by Foundation", arguments: numbers)
  func decimals(_ number: String) {
    compare(number, as: Decimal.self)
  }

  static let differences = [
    Difference("[5e+]", [Double].self, foundation: nil, "no digit follows"),
    Difference("[5e+]", [Int].self, foundation: "[5]", "no digit follows"),
    Difference("[0x7.]", [Int].self, foundation: "[7]", "JSON5 has no hexadecimal fractions"),
    Difference("[0X8.]", [UInt8].self, foundation: "[8]", "JSON5 has no hexadecimal fractions"),
    Difference("[NaNit]", [Decimal].self, foundation: "[NaN]", "JSON5 has no such word"),
    Difference("[0x1p3]", [Int].self, foundation: "[8]", "JSON5 has no binary exponents"),
    Difference(
      "[-0x8000000000000001]", [Int].self, foundation: nil, own: #"dataCorrupted at ["0"]"#,
      "the number does not fit"),
    Difference(
      "[0xFFFFFFFFFFFFFFFF]", [Double].self, foundation: "dataCorrupted at []",
      own: "[1.8446744073709552e+19]", "a Double can exceed 64 bits"),
    Difference(
      "[0x7FFFFFFFFFFFFFFF]", [Double].self, foundation: "dataCorrupted at []",
      own: "[9.223372036854776e+18]", "the nearest Double is good enough"),
    Difference(
      #"['\u0000']"#, [String].self, foundation: "dataCorrupted at []", own: #"["\0"]"#, "JSON has it as well"
    ),
    Difference(
      "[0x10000000000000000]", [Decimal].self, foundation: "dataCorrupted at []",
      own: "[18446744073709551616]", "a Decimal can exceed 64 bits"),
    Difference(
      "[0x100000000000000000000000000000000]", [Decimal].self, foundation: "dataCorrupted at []",
      "hexadecimal numbers have at most 128 bits"),
    Difference("[0e5]", [Double].self, foundation: "dataCorrupted at []", own: "[0.0]", "it is 0"),
    Difference("[Infinityx]", [Decimal].self, foundation: "[NaN]", "not a number of JSON5"),
    Difference(
      "{a:1,b:'\t'}", OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      "the whole text is checked, also what is not read"),
    Difference(
      "{a:1,b:1.2.3}", OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      "the whole text is checked, also what is not read"),
  ]

  @Test("JSON5 that Foundation decodes differently is decoded as documented", arguments: differences)
  func differ(_ difference: Difference) {
    let foundation = JSONDecoder()
    foundation.allowsJSON5 = true
    expect(difference, of: foundation, .like(foundation))
  }
}

struct OnlyA: Decodable {
  let a: Int
}

@Suite("Trailing commas")
struct TrailingCommaTests {
  static let texts = [
    "[1,]", "[1 , ]", "[1,\n]", "[,]", "[1,,2]", "[1,,]", "[,1]", #"{"a":1,}"#, #"{"a":1 , }"#, "{,}",
    #"{"a":1,,}"#, #"{,"a":1}"#, #"{"a":1,,"b":2}"#, "1,", ",", "[[1,],]", #"{"a":{"b":[1,],},}"#, "[1,]]",
    "[1,", #"{"a":1,"#, "[1,}", #"{"a":1,]"#, "[1,] ,", #""a":1,"#, #""a":1,,"#, "[1,null,]", #"["a,",]"#,
  ]

  @Test("The decoder accepts the same texts as Foundation", arguments: texts, [false, true])
  func likeFoundation(text: String, allowsJSON5: Bool) {
    for assumesTopLevelDictionary in [false, true] {
      compareDecoding(AnyValue.self, Data(text.utf8)) { decoder in
        decoder.allowsJSON5 = allowsJSON5
        decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
      }
    }
  }

  static let strict = [
    (#"{"a":1,}"#, #"$: trailing comma before "}" (line 1, column 7) [trailing-comma]"#),
    ("[1,\n]", #"$: trailing comma before "]" (line 1, column 3) [trailing-comma]"#),
  ]

  @Test("The decoder refuses trailing commas on request", arguments: strict)
  func strictDecoder(text: String, description: String) {
    let decoder = CodableDecoder()
    #expect(decoder.parsing.tolerances == .trailingCommas)
    decoder.parsing.tolerances.remove(.trailingCommas)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(AnyValue.self, from: Data(text.utf8))
    }
    #expect(error?.jsonError?.description == description)
  }

  @Test(
    "JSON5 is accepted in addition to the tolerances of the decoder, and leaves them unchanged",
    arguments: [.trailingCommas, [], .comments, [.comments, .singleQuotes], .json5]
      as [JSONParseOptions.Tolerances])
  func json5(tolerances: JSONParseOptions.Tolerances) {
    let texts = ["[1,]", "[1] // one", "['1']", "[0x1F]"]
    let decoder = CodableDecoder()
    func accepted() -> [String] {
      texts.filter { (try? decoder.decode(AnyValue.self, from: Data($0.utf8))) != nil }
    }
    decoder.parsing.tolerances = tolerances
    let before = accepted()
    decoder.allowsJSON5 = true
    #expect(accepted() == texts && decoder.parsing.tolerances == tolerances)
    decoder.parsing.tolerances.remove(.trailingCommas)
    decoder.allowsJSON5 = false
    #expect(accepted() == before.filter { $0 != "[1,]" })
  }
}
