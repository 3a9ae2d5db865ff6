import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct PrefixTests {
  static let documents = [
    #"{"id":12,"name":"Dory","year":2016,"ok":[true,false,null],"rating":-7.25e+3}"#,
    #"{"\u0061\n\"\\\/":"\ud83d\ude00 \uD834\uDD1E \u00e9\b\f\r\t","":{}}"#,
    "[\"\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{40000}\u{10FFFF}\",\"名前\"]",
    "[0,-0,0.0,-1,1e5,1E-5,12345678901234567890123,0.1e+10]",
    " \t\r\n[ { \"a\" : [ [ ] , { } ] , \"b\" : null } , 1 ] ", "[[[[\"deep\"]]]]", "{}", "[]",
  ]

  private static let json5Documents = [
    "/* a */ {user\\u0041b\\x43: 'x\\x41\\u0041\\ud83d\\ude00é😀', // b\n 日本: 'a\\\nb', $k: [1, 2, ], }",
    "[+0x1F,-0X2,.5e+3,5.,+Infinity,-Infinity,NaN,-NaN,1E5,/**/true,false,null/**/]",
  ]

  @Test(
    "Every cut of a document is incomplete",
    arguments: documents.map { ($0, []) } + json5Documents.map { ($0, .json5) }
      as [(String, JSONParseOptions.Tolerances)])
  func isIncomplete(_ text: String, _ tolerances: JSONParseOptions.Tolerances) throws {
    let options = JSONParseOptions(tolerances: tolerances)
    let bytes = Array(text.utf8)
    let end = tolerances == [] ? try #require(bytes.lastIndex { $0 != 0x20 }) : bytes.count
    #expect(throws: Never.self) { try Document(parsing: bytes, options: options) }
    for count in 0..<end {
      let error = thrown("\(count) bytes") { try Document(parsing: Array(bytes[..<count]), options: options) }
      let issue = try #require(error?.issue)
      #expect(issue.category == .incomplete, "\(count) bytes: \(issue)")
      let location = try #require(issue.location)
      #expect(location.offset + location.length <= count, "\(count) bytes: \(issue)")
    }
  }

  private static let broken = [
    ("[nulx", "invalid-literal"), ("[nul ", "invalid-literal"), ("[01", "leading-zero"),
    ("[-x", "invalid-number"), ("[-Inf", "non-finite-literal"), ("[1.e", "invalid-number"),
    (#"["\x"#, "invalid-escape"), (#"["\u12g"#, "invalid-unicode-escape"), (#"["\ud800x"#, "lone-surrogate"),
    (#"["\ud800\n"#, "lone-surrogate"), (#"["\ud800\u1"#, "lone-surrogate"),
    (#"["\ud800\udb"#, "lone-surrogate"), (#"["\udc00"#, "lone-surrogate"), ("[1,]", "trailing-comma"),
    ("[1}", "unexpected-character"), ("{1", "unexpected-character"), ("[] x", "trailing-content"),
  ]
  private static let brokenJSON5 = [
    ("[+x", "invalid-number"), ("[0xG", "invalid-number"), ("[.e", "invalid-number"),
    ("[--", "invalid-number"), ("[-Infinix", "invalid-number"), ("[01", "invalid-number"),
    (#"['\xg"#, "invalid-escape"), (#"{a\n"#, "invalid-escape"), (#"{a\u0020"#, "invalid-escape"),
    (#"{a\u12g"#, "invalid-unicode-escape"), (#"{a\u00ZZ:1}"#, "invalid-unicode-escape"),
    ("[1 // \n x", "unexpected-character"), ("{} / ", "trailing-content"), ("{1", "unexpected-character"),
  ]

  @Test(
    "An error that more input can't fix is a syntax error, also at the end",
    arguments: broken.map { ($0, $1, []) } + brokenJSON5.map { ($0, $1, .json5) }
      as [(String, String, JSONParseOptions.Tolerances)])
  func isSyntax(_ text: String, _ code: String, _ tolerances: JSONParseOptions.Tolerances) {
    let error = thrown { try Document(parsing: text, options: JSONParseOptions(tolerances: tolerances)) }
    #expect(error?.issue.code.rawValue == code && error?.issue.category == .syntax)
  }

  @Test(
    "Bytes that can't become a character are a syntax error, also at the end",
    arguments: [
      [0xC0], [0xC1], [0xF5], [0xFF], [0x80], [0xE0, 0x80], [0xED, 0xA0], [0xF0, 0x80], [0xF4, 0x90],
      [0xE2, 0x28], [0xF0, 0x9F, 0x28],
    ] as [[UInt8]])
  func isBadUTF8(_ tail: [UInt8]) {
    let error = thrown { try Document(parsing: Array(#"[""#.utf8) + tail) }
    #expect(error?.issue.code == .invalidUTF8 && error?.issue.category == .syntax)
    #expect(error?.issue.location == SourceLocation(offset: 2, length: 1, line: 1, column: 3))
  }
}
