import MappingTestSupport
import Testing

@testable import JSONCore

/// Damaged documents are accepted only if an independent validator accepts them.
@Suite struct ByteChangeTests {
  static let documents = [
    #"{"id":12,"n":[true,false,null],"r":-7.25e+3}"#,
    #"["\ud83d\ude00\u00e9\n","a\\\"b",{"":{}}]"#,
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
