import CodableMapping
import Foundation
import JSONCore
import MappingTestSupport
import Testing

/// The same bytes through `JSONDecoder` and `CodableDecoder`.
@Suite("Encodings and objects without braces are decoded as by Foundation")
struct TextEncodingComparisonTests {
  enum Form: CaseIterable, Sendable {
    case utf8, utf16LE, utf16BE, utf32LE, utf32BE

    func bytes(_ text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf16LE: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BE: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf32LE: text.unicodeScalars.flatMap { units($0.value) }
      case .utf32BE: text.unicodeScalars.flatMap { units($0.value).reversed() }
      }
    }

    private func units(_ value: UInt32) -> [UInt8] { [0, 8, 16, 24].map { UInt8(value >> $0 & 0xFF) } }
  }

  static let texts = [
    #"{"é😀":"日本"}"#, "[]", "{}", "1", "12", "[1]", "true", #""a""#, " [ 1 ] ", "", "[1", "[\u{FEFF}]",
    "\"\u{FEFF}\"", "\u{FEFF}[]",
  ]

  /// Texts with characters of all lengths.
  static let randomTexts = (0..<12 as Range<UInt64>).map { seed in
    var random = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = ["a", "~", "\u{80}", "é", "\u{7FF}", "日", "\u{FEFF}", "\u{FFFF}", "😀"]
    let key = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      String(scalars[Int.random(in: scalars.indices, using: &random)])
    }
    let end = Bool.random(using: &random) ? "]}" : ""
    return "{\"\(key.joined())\":[\(Int.random(in: -99...99, using: &random))\(end)"
  }

  static let marks: [[UInt8]] = [
    [], [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0],
    [0xFE, 0xFF, 0, 0], [0, 0, 0xFF, 0xFE],
  ]

  @Test(
    "Every mark, or none, before every encoding is decoded as by Foundation", arguments: Form.allCases, marks)
  func anyMark(_ form: Form, _ mark: [UInt8]) {
    for text in Self.texts + Self.randomTexts {
      let bytes = mark + form.bytes(text)
      // Foundation rejects it; see below.
      if form == .utf32LE, bytes.starts(with: form.bytes("\u{FEFF}")) { continue }
      compareDecoding(AnyValue.self, Data(bytes))
    }
  }

  @Test("Foundation mistakes the mark of UTF-32, little-endian, for that of UTF-16")
  func markOfUTF32() throws {
    let data = Data(Form.utf32LE.bytes("\u{FEFF}[1]"))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Int].self, from: data) }
    #expect(try CodableDecoder().decode([Int].self, from: data) == [1])
  }

  static let odd: [[UInt8]] = [
    Form.utf16LE.bytes("{}") + [0], Form.utf16LE.bytes("{}") + [0x20], Form.utf32LE.bytes("{}") + [0x20, 0],
    Form.utf16LE.bytes(#"{"a":""#) + [0, 0xD8] + Form.utf16LE.bytes(#""}"#),
    Form.utf16LE.bytes(#"{"a":""#) + [0, 0xDC] + Form.utf16LE.bytes(#""}"#),
    Form.utf16BE.bytes(#"{"a":""#) + [0xD8, 0],
    Form.utf32LE.bytes(#"{"a":""#) + [0, 0xD8, 0, 0] + Form.utf32LE.bytes(#""}"#),
    Form.utf32LE.bytes(#"{"a":""#) + [0, 0, 0x11, 0] + Form.utf32LE.bytes(#""}"#), [0xEF, 0xBB],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0xFF], [0], [0, 0], [0, 0, 0],
    [0, 0, 0, 0], [0x31, 0], [0, 0x31], [0x31, 0x32, 0], [0x31, 0, 0x32], [0, 0x31, 0], [0x31, 0, 0x32, 0],
    [0x31, 0, 0, 0], [0, 0, 0, 0x31], [0, 0, 0, 0x31, 0], [0x31, 0, 0, 0, 0x32, 0, 0], [0, 0x31, 0x4E, 0x32],
    [0xFE, 0xFF, 0, 0x31, 0], [0xFF, 0xFE, 0x31, 0, 0], [0xFF, 0xFE, 0x22, 0, 0x2D, 0x4E, 0x22, 0],
    [0xFE, 0xFF, 0x7B], [0x5B, 0x31, 0x5D, 0], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE9, 0x22],
  ]

  @Test("Truncated and invalid text is rejected as by Foundation", arguments: odd)
  func damaged(_ bytes: [UInt8]) { compareDecoding(AnyValue.self, Data(bytes)) }

  @Test("Errors have a location in the text, in every encoding", arguments: Form.allCases, [false, true])
  func places(_ form: Form, _ hasMark: Bool) throws {
    let text = "{\n \"é😀\": [1, x]\n}"
    let data = Data(form.bytes((hasMark ? "\u{FEFF}" : "") + text))
    let error = #expect(throws: DecodingError.self) { try CodableDecoder().decode(AnyValue.self, from: data) }
    guard case .dataCorrupted(let context) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    let issue = try #require(context.underlyingError as? JSONError).issue
    #expect(issue.location == SourceLocation(offset: 17, length: 1, line: 2, column: 12))
    #expect(issue.path.description == "$.é😀[1]")
  }

  static let braceless = [
    "", " ", #""a":"b""#, #" "a":"b" "#, #""a":"b","c":"d""#, #""a":"b"}"#, #"{"a":"b"}"#, #"{"a":"b""#,
    #" {"a":"b"} "#, #"{"a":"b"} x"#, #""a""#, #""a":"#, #""a" "#, "a:'b'", "a:'b', // c\n c:\"d\"", "[1]",
    "1", "null", ",", #""a":"b",,"#, "{}", "}", #""a":"b" "c":"d""#, #""a":"b",}"#, #""a":{}"#,
    #""a":[1,{"b":[]}],"c":{"d":null}"#, "{} {}", "a:'b'}", #""a":[1"#, #""a":{"b":1"#, #""a":tru"#,
    #""a":12x"#, #""a":-"#, #""a":01"#, #""a":"\n\u0041\\""#, #""\u0061":"é""#, #""a":"\x""#, #""a":1,"a":2"#,
    "\"a\":\"\t\"", #""a":+1"#, #""a":0x1"#, "\u{B}\"a\":1", #""a":1/**/"#, "//", "'a':1",
  ]

  @Test("Objects without braces are decoded as by Foundation", arguments: braceless)
  func withoutBraces(_ text: String) {
    for allowsJSON5 in [false, true] {
      compareDecoding(AnyValue.self, Data(text.utf8)) { decoder in
        decoder.assumesTopLevelDictionary = true
        decoder.allowsJSON5 = allowsJSON5
      }
    }
  }

  @Test("A comma after the last member of an object without braces is a trailing comma")
  func trailingComma() throws {
    let data = Data(#""a":1,"#.utf8)
    let own = CodableDecoder()
    own.assumesTopLevelDictionary = true
    #expect(try own.decode([String: Int].self, from: data) == ["a": 1])
    own.parsing.tolerances.remove(.trailingCommas)
    #expect(Outcome { try own.decode([String: Int].self, from: data) }.description == "dataCorrupted at []")
  }
}
