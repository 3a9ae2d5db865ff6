import MappingTestSupport
import Testing

@testable import JSONCore

@Suite("Locations of invalid escapes")
struct EscapeSpanTests {
  /// The text at the location of the only issue.
  private func span(_ bytes: [UInt8], json5: Bool = false) throws -> ArraySlice<UInt8> {
    let options = JSONParseOptions(tolerances: json5 ? .json5 : [])
    let error = try #require(thrown { try Document(parsing: bytes, options: options) })
    let location = try #require(error.issue.location)
    return bytes[location.offset..<location.offset + location.length]
  }

  private static let json = [
    (#"["C:\unités"]"#, #"\unit"#), (#"["\u12", 5]"#, #"\u12"#), (#"["\u"]"#, #"\u"#),
    ("[\"\\u1\n2345\"]", #"\u1"#), ("[\"\\u\t123\"]", #"\u"#), (#"["\u12\n34"]"#, #"\u12"#),
    (#"["\u12\"34"]"#, #"\u12"#), (#"["\uéé4"]"#, #"\uéé"#), (#"["\u1éé"]"#, #"\u1é"#),
    (#"["\u123é"]"#, #"\u123"#), (#"["\u12G45"]"#, #"\u12G4"#), (#"["\u12'45"]"#, #"\u12'4"#),
    (#"["\u12"#, #"\u12"#), (#"["\é"]"#, #"\é"#), (#"["\😀!"]"#, #"\😀"#), (#"["\x41"]"#, #"\x"#),
    ("[\"\\\n\"]", #"\"#), ("[\"\\\u{0}\"]", #"\"#), (#"["\ud800"]"#, #"\ud800"#),
  ]
  /// In JSON5, they end at both kinds of quotes, and at the end of a key without quotes.
  private static let json5 = [
    (#"['\u12', 5]"#, #"\u12"#), (#"['\u12"45']"#, #"\u12"4"#), (#"['\x4é']"#, #"\x4"#),
    (#"['\x']"#, #"\x"#), (#"{a\u12: 1}"#, #"\u12: "#), (#"{a\é: 1}"#, #"\é"#),
  ]

  @Test(
    "Invalid escapes end at a quote, another escape, a control character and the beginning of a character",
    arguments: json.map { ($0, $1, false) } + json5.map { ($0, $1, true) })
  func clipped(_ text: String, _ expected: String, _ isJSON5: Bool) throws {
    #expect(String(decoding: try span(Array(text.utf8), json5: isJSON5), as: UTF8.self) == expected)
  }

  @Test("An invalid byte ends an invalid escape, except directly after the backslash")
  func badBytes() throws {
    #expect(try span(Array(#"["\u1"#.utf8) + [0xE9, 0x32, 0x33, 0x22, 0x5D]) == Array(#"\u1"#.utf8)[...])
    #expect(try span(Array(#"["\"#.utf8) + [0xE9, 0x22, 0x5D]) == [0x5C, 0xE9])
  }

  @Test(
    "A backslash at the end is part of an unclosed string",
    arguments: [(#""x\"#, 0, 3), (#"["a","b\"#, 5, 3), (#"{"a\"#, 1, 3), (#"""# + #"\"#, 0, 2)])
  func cut(_ text: String, _ offset: Int, _ length: Int) throws {
    for json5 in [false, true] {
      let options = JSONParseOptions(tolerances: json5 ? .json5 : [])
      let error = thrown { try Document(parsing: text, options: options) }
      #expect(error?.issue.code == .unterminatedString && error?.issue.category == .incomplete)
      #expect(error?.issue.location?.offset == offset && error?.issue.location?.length == length)
    }
  }

  @Test("No location cuts a character or continues in the next line", arguments: 1...8)
  func randomTexts(_ seed: Int) throws {
    let alphabet = [
      "\"", "\\", "\\u", "u", "1", "é", "名", "\u{1F600}", "\u{435}", "\n", "\r", "\t", "a", "_", "-", "x",
      "[", "]", "{", "}", ":", ",", " ", "\\\"", "tru", "0", "'", "/", "<", "(", "I",
    ]
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Thoroughness.optimizedRounds(200, of: 1_500) {
      let parts = (0..<Int.random(in: 1...14, using: &generator)).compactMap { _ in
        alphabet.randomElement(using: &generator)
      }
      let bytes = Array(parts.joined().utf8)
      for json5 in [false, true] {
        do throws(JSONError) {
          _ = try Document(parsing: bytes, options: JSONParseOptions(tolerances: json5 ? .json5 : []))
        } catch {
          let location = try #require(error.issue.location)
          let end = location.offset + location.length
          #expect(location.offset >= 0 && end <= bytes.count, "\(parts)")
          #expect(!error.rendered().isEmpty && !error.rendered(hidesValues: true).isEmpty)
          // After a document, the location is the first byte.
          guard error.issue.code != .trailingContent else { continue }
          #expect(end == bytes.count || bytes[end] & 0xC0 != 0x80, "\(parts): \(error)")
          // An unclosed string ends at the end of the text.
          guard error.issue.code != .unterminatedString, location.length > 1 else { continue }
          #expect(!bytes[location.offset..<end].contains { $0 == 0x0A || $0 == 0x0D }, "\(parts): \(error)")
        }
      }
    }
  }
}
