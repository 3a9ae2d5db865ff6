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

/// Texts of every length around the scans' strides, and the bytes after them.
@Suite struct BufferTests {
  @Test(arguments: 0...70)
  func stringsOfEveryLength(_ count: Int) throws {
    let text = String(repeating: "x", count: count)
    for (written, value) in [
      (text, text), (text + #"\n"#, text + "\n"), (#"\n"# + text, "\n" + text), (text + "é", text + "é"),
      (text + #"\ud83d\ude00"#, text + "\u{1F600}"),
    ] {
      #expect(try Document(parsing: "\"\(written)\"").root.string() == value)
      let error = parseError("\"\(written)")
      #expect(error?.issue.code == .unterminatedString)
      #expect(error?.issue.location?.length == written.utf8.count + 1)
    }
  }

  @Test(arguments: 1...70)
  func digitsAndBlanksOfEveryLength(_ count: Int) throws {
    let digits = String(repeating: "7", count: count)
    let number = try Document(parsing: digits)
    #expect(number.root.numberLiteral == digits)
    #expect(try Document(parsing: "[\(digits)]").root.array()[0]?.numberLiteral == digits)
    for blank in [" ", "\n", "\t"] {
      let blanks = String(repeating: blank, count: count)
      #expect(try Document(parsing: blanks + "7" + blanks).root.int() == 7)
      let error = parseError(blanks)
      #expect(error?.issue.code == .emptyInput && error?.issue.location?.offset == count)
    }
  }

  @Test("Bytes after the span aren't part of the text", arguments: 0...70)
  func spanWithinLargerText(_ count: Int) throws {
    let text = Array("[\(String(repeating: "1", count: count))".utf8)
    let larger = text + Array("23]\"}".utf8)
    #expect(throws: JSONError.self) { try Document(parsing: larger.span.extracting(first: text.count)) }
    let array = Array("[\"\(String(repeating: "a", count: count))\"]".utf8)
    let longer = array + Array("\"]]x".utf8)
    let document = try Document(parsing: longer.span.extracting(first: array.count))
    #expect(try document.root.array()[0]?.string().utf8.count == count)
  }

  @Test("A NUL isn't allowed, and doesn't end the text", arguments: 0...40)
  func zeroBytes(_ place: Int) throws {
    let text = Array(#"{"key":[1,"text",true,null,-2.5,{}]}   "#.utf8)
    #expect(throws: Never.self) { try Document(parsing: text) }
    guard place <= text.count else { return }
    let error = parseError(Array(text[..<place]) + [0] + Array(text[place...]))
    let issue = try #require(error?.issue)
    #expect(issue.category == .syntax && issue.code != .unterminatedString)
  }

  @Test("All entry points parse the same")
  func entryPoints() throws {
    let text = #"{"a":[1,"é"]}"#
    let bytes = Array(text.utf8)
    let documents = [
      try Document(parsing: text), try Document(parsing: bytes), try Document(parsing: bytes.span),
      try Document(parsing: bytes.span.bytes),
      try Document(parsing: String(Substring("x\(text)").dropFirst())),
    ]
    for document in documents {
      var writer = JSONWriter()
      try writer.write(document.root)
      #expect(try writer.finish() == bytes)
      #expect(document.hasPositions)
    }
  }
}

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
