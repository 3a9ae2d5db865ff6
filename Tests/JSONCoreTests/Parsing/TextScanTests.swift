import MappingTestSupport
import Testing

@testable import JSONCore

/// Compares the validation of texts in blocks with a loop over sequences.
@Suite struct TextScanTests {
  /// The expected result of `scanText`, without blocks.
  private func plainScan(_ bytes: [UInt8], from start: UnsafePointer<UInt8>) -> ScannedText {
    var place = start
    var flags: UInt64 = 0
    while true {
      switch place.pointee {
      case UInt8(ascii: "\""): return ScannedText(end: place, flags: flags)
      case UInt8(ascii: "\\"):
        flags |= Node.escaped
        if let problem = scanEscape(&place) { return ScannedText(end: place, flags: flags, problem: problem) }
      case 0..<0x20:
        let isEnd = place == start + bytes.count
        return ScannedText(end: place, flags: flags, problem: isEnd ? .unterminated : .controlCharacter)
      case 0x80...:
        flags |= Node.nonASCII
        let length = utf8SequenceLength(at: place)
        guard length > 0 else { return ScannedText(end: place, flags: flags, problem: .invalidUTF8) }
        place += length
      default: place += 1
      }
    }
  }

  /// Whether the scan of a text equals one without blocks, at either end of the readable memory, including
  /// the padding.
  private func isScannedEqually(_ bytes: [UInt8], in memory: GuardedMemory) -> Bool {
    let padded = bytes + [UInt8](repeating: 0, count: SourceBytes.padding)
    for place in [GuardedMemory.atBeginning, GuardedMemory.atEnd] {
      guard let start = place(memory)(padded) else { return false }
      let scanned = scanText(from: start, end: start + bytes.count)
      let expected = plainScan(bytes, from: start)
      guard scanned.end == expected.end, scanned.flags == expected.flags, scanned.problem == expected.problem
      else { return false }
    }
    return true
  }

  @Test("Every pair of bytes is scanned correctly at every position of a block", arguments: 0...18)
  func pairs(_ place: Int) throws {
    let interesting: [UInt8] = [
      0x00, 0x1F, 0x22, 0x5C, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0,
      0xE1, 0xED, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    let memory = try #require(GuardedMemory())
    let before = Array("é".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: place)
    let behind =
      ["\"", "é\"", "\u{80}\"", "\u{FFF}"].map { Array($0.utf8) } + [[0x80, 0x22], [0xBF, 0xBF, 0x22]]
    var differences: [[UInt8]] = []
    for first in interesting {
      for second in interesting {
        for rest in behind {
          let bytes = before + [first, second] + rest
          if !isScannedEqually(bytes, in: memory) { differences.append(bytes) }
        }
      }
    }
    #expect(differences.isEmpty)
  }

  @Test("Random texts of complete and damaged sequences are scanned correctly", arguments: 1...8)
  func randomTexts(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "a", " ", "xyz", "é", "ß", "Ж", "\u{80}", "\u{7FF}", "\u{800}", "日", "本", "\u{D7FF}", "\u{E000}",
      "\u{FFFF}", "\u{10000}", "🎉", "\u{10FFFF}", "\\n", "\\u00e9",
    ].map { Array($0.utf8) }
    let memory = try #require(GuardedMemory())
    var differences: [[UInt8]] = []
    for _ in 0..<500 {
      var bytes = (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ in
        parts[Int.random(in: 0..<parts.count, using: &generator)]
      }
      if !bytes.isEmpty, Bool.random(using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0x80...0xFF, using: &generator), at: place)
        }
      }
      if Bool.random(using: &generator) { bytes += Array("\"".utf8) }
      if !isScannedEqually(bytes, in: memory) { differences.append(bytes) }
    }
    #expect(differences.isEmpty)
  }

  @Test("A text in any script is a string, wherever its blocks end", arguments: 0...40)
  func scripts(_ offset: Int) throws {
    let text = String(repeating: "x", count: offset) + "Über größe привет мир 日本語の天気 हिन्दी ไทย 한국어 😀👍🏽 é"
    #expect(try Document(parsing: "[\"\(text)\"]").root.array()[0]?.string() == text)
  }
  @Test("Escapes are decoded between texts of any length", arguments: 0...40)
  func escapes(_ length: Int) throws {
    let escapes = [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\n"#, "\n"),
      (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0041"#, "A"), (#"\u00e9"#, "é"), (#"\u20AC"#, "€"),
      (#"\ud83c\udf89"#, "🎉"),
    ]
    let plain = String(repeating: "x", count: length)
    // Text of more than a kilobyte is decoded elsewhere.
    for count in [1, 100] {
      for (escape, character) in escapes {
        let written = String(repeating: plain + escape, count: count) + plain
        let expected = String(repeating: plain + character, count: count) + plain
        #expect(try Document(parsing: "\"\(written)\"").root.string() == expected)
        let read = readByCursor("\"\(written)\"") { (cursor) throws(CursorFailure) in try cursor.string() }
        #expect(read == expected)
        let inSingleQuotes = try Document(
          parsing: "'\(written)\"\(plain)'", options: JSONParseOptions(tolerances: .json5))
        #expect(try inSingleQuotes.root.string() == expected + "\"" + plain)
      }
    }
  }
}
