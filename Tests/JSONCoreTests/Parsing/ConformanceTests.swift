import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("The documents in Fixtures")
struct ConformanceTests {
  @Test("Of the conformance documents, y_ is accepted, n_ is rejected, and i_ follows the folder's table")
  func verdicts() throws {
    let names = try Fixture.documents(in: "conformance")
    #expect(names.count > 100)
    for name in names {
      let bytes = try Fixture.bytes("conformance/\(name)")
      let isAccepted = name.hasPrefix("y_") || name.hasPrefix("i_number_")
      #expect((parseError(bytes) == nil) == isAccepted, "\(name)")
      // The validator recurses; it needn't be as robust as the parser.
      guard bytes.count < 2_000 else { continue }
      #expect(ReferenceValidator.accepts(bytes) == (isAccepted || name.hasPrefix("i_depth_")), "\(name)")
    }
  }

  @Test("Errors of malformed documents have the code, category, path and location of the table")
  func malformed() throws {
    let rows = MalformedCase.all.filter { $0.category != "data" }
    #expect(rows.count > 60)
    for row in rows {
      let error = try parseError(row.bytes())
      #expect(error.flatMap(row.answer) == row, "\(row.file): \(error?.description ?? "no error")")
    }
  }

  @Test("The real documents, and those that only a model rejects, are accepted")
  func accepted() throws {
    let rows = MalformedCase.all.filter { $0.category == "data" }
    for name in try Fixture.documents(in: "") + rows.map({ "malformed/\($0.file)" }) {
      #expect(try parseError(Fixture.bytes(name)) == nil, "\(name)")
    }
  }
}

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

/// Damaged documents are accepted only if an independent validator accepts them.
@Suite struct ByteChangeTests {
  static let documents = [
    #"{"id":12,"n":[true,false,null],"r":-7.25e+3}"#, #"["\ud83d\ude00\u00e9\n","a\\\"b",{"":{}}]"#,
    "[\"é名\u{1F600}\u{10FFFF}\", 0.5 ,\t-0,[ ] ]",
    // Indentations that the parser predicts, one that is too long to be predicted, and line breaks of two
    // bytes.
    "{\n  \"a\": [\n    1,\n    2\n  ],\r\n  \"b\" : {\n\(String(repeating: " ", count: 34))\"c\": 0\n  }\n}",
    // A predicted indentation of more than one block.
    "[\n\(String(repeating: " ", count: 24))1,\n\(String(repeating: " ", count: 24))2\n]",
    // Text of more than two blocks, and a double of seventeen digits.
    "[\"Größe – \u{1F30D} – 名前はまだ無い。どこで生れたか\",-65.613616999999977]",
  ]

  @Test("A document with a replaced byte is accepted as the standard requires", arguments: documents)
  func replaced(_ text: String) {
    let differences = Self.replacements(in: text).filter { !isJudgedEqually($0) }
    #expect(differences == [])
  }

  /// The text with each byte in turn replaced by each of ``Thoroughness/bytes``.
  static func replacements(in text: String) -> [[UInt8]] {
    let original = Array(text.utf8)
    return original.indices.flatMap { place in
      Thoroughness.bytes.map { value in
        var bytes = original
        bytes[place] = value
        return bytes
      }
    }
  }

  @Test(
    "A document with a removed or inserted byte is accepted as the standard requires", arguments: documents)
  func removedAndInserted(_ text: String) {
    let original = Array(text.utf8)
    var differences: [[UInt8]] = []
    for place in 0...original.count {
      if place < original.count {
        var bytes = original
        bytes.remove(at: place)
        if !isJudgedEqually(bytes) { differences.append(bytes) }
      }
      for value in Thoroughness.bytes {
        var bytes = original
        bytes.insert(value, at: place)
        if !isJudgedEqually(bytes) { differences.append(bytes) }
      }
    }
    #expect(differences.isEmpty)
  }

  @Test("Random texts of JSON's characters are accepted as the standard requires", arguments: 1...8)
  func randomTexts(_ seed: Int) {
    let alphabet = [
      "{", "}", "[", "]", ":", ",", "\"", "\"a\"", "\"a\":", "\\", "\\u00e9", "\\ud800", "\\udc00", "0", "1",
      "-", ".", "e", "+", "true", "false", "null", "nul", " ", "\n", "é", "\u{1F600}",
    ]
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Thoroughness.optimizedRounds(300, of: 2_000) {
      let parts = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      }
      let bytes = Array(parts.joined().utf8)
      #expect(isJudgedEqually(bytes), "\(parts.joined())")
    }
  }

  /// Whether parser and validator agree. A rejection must have a location within the text.
  private func isJudgedEqually(_ bytes: [UInt8]) -> Bool {
    do throws(JSONError) {
      _ = try Document(parsing: bytes)
      return ReferenceValidator.accepts(bytes)
    } catch {
      guard let location = error.issue.location else { return false }
      return !ReferenceValidator.accepts(bytes) && (0...bytes.count).contains(location.offset)
        && (0...bytes.count - location.offset).contains(location.length) && location.column > 0
    }
  }
}
