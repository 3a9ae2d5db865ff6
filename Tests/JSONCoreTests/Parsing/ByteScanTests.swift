import CScan
import MappingTestSupport
import Testing

@testable import JSONCore

/// Compares the vector forms of the byte scans with loops over single bytes.
@Suite struct ByteScanTests {
  /// Calls `body` with the bytes, followed by 64 zero bytes.
  private func withPadded<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<UInt8>) throws -> Result) throws
    -> Result
  {
    try (bytes + [UInt8](repeating: 0, count: 64)).withUnsafeBufferPointer {
      try body(#require($0.baseAddress))
    }
  }

  @Test("Plain text ends at the same byte for every value at every position", arguments: 0...40)
  func plainText(_ position: Int) throws {
    for value in UInt8.min...UInt8.max {
      var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: position) + [value]
      bytes += Array("yy\"\\\u{1}é".utf8)
      let expected = bytes.firstIndex { $0 < 0x20 || $0 > 0x7F || $0 == 0x22 || $0 == 0x5C }
      try withPadded(bytes) { start in
        #expect(cscan_plain_text(start) - start == expected, "\(value)")
        #expect(cscan_plain_text_portable(start) - start == expected, "\(value)")
        #expect(cscan_plain_text_wide(start) - start == expected, "\(value)")
      }
    }
  }

  @Test("White space ends at the same byte for every value at every position", arguments: 0...40)
  func whiteSpace(_ position: Int) throws {
    for blank in [0x20, 0x0A, 0x0D, 0x09] as [UInt8] {
      for value in UInt8.min...UInt8.max {
        let bytes = [UInt8](repeating: blank, count: position) + [value, 0x20, 0x78]
        let expected = bytes.firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        try withPadded(bytes) { start in #expect(cscan_white_space(start) - start == expected, "\(value)") }
      }
    }
  }

  /// The expected result of `cscan_copy_unescaped`, byte by byte.
  private func unescapedPrefix(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C })
  }

  private func copied(_ bytes: [UInt8]) -> [UInt8] {
    // As long as the text, so that a sanitizer detects every read beyond its end.
    let source = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    let target = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 16)
    defer {
      source.deallocate()
      target.deallocate()
    }
    _ = source.update(fromContentsOf: bytes)
    guard let start = source.baseAddress, let out = target.baseAddress else { return [] }
    let count = cscan_copy_unescaped(out, start, start + bytes.count)
    return Array(target.prefix(count))
  }

  @Test(
    "The scan copies up to the first byte to escape, for every value at every position", arguments: 0...40)
  func copyUnescaped(_ position: Int) {
    for length in [position + 1, position + 2, position + 9, position + 17] {
      for value in UInt8.min...UInt8.max {
        var bytes = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        bytes[position] = value
        #expect(copied(bytes) == unescapedPrefix(bytes), "\(value) of \(length)")
      }
    }
  }

  @Test("The scan copies texts of every length, also with several bytes to escape", arguments: 0...70)
  func copyEveryLength(_ length: Int) {
    var generator = SeededGenerator(seed: UInt64(length))
    for _ in 0..<50 {
      let bytes = (0..<length).map { _ in
        Int.random(in: 0..<30, using: &generator) == 0
          ? UInt8.random(in: 0..<0x60, using: &generator) : UInt8.random(in: 0x60...0xFF, using: &generator)
      }
      #expect(copied(bytes) == unescapedPrefix(bytes))
    }
  }

  @Test(
    "Lines and scalars are counted like by a loop", arguments: [0, 1, 2, 15, 16, 17, 239, 240, 241, 480, 999])
  func linesAndScalars(_ length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    let alphabet: [UInt8] = [0x0A, 0x0D, 0x61, 0x80, 0xBF, 0xC0, 0xFF, 0x7F, 0x0B, 0x0C, 0x8A, 0x8D]
    for _ in 0..<50 {
      let bytes = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
      let next = bytes.dropFirst() + [0]
      let breaks = zip(bytes, next).count { $0 == 0x0A || ($0 == 0x0D && $1 != 0x0A) }
      try withPadded(bytes) { start in
        #expect(cscan_line_breaks(start, length) == breaks)
        #expect(cscan_scalars(start, length) == bytes.count { $0 & 0xC0 != 0x80 })
      }
    }
  }
}

/// The tape is the same for each layout of a text, except for the offsets, and a cursor skips each.
@Suite struct WhiteSpaceTests {
  /// Tokens of random JSON, with the depth of each.
  private static func tokens(_ depth: Int, using generator: inout SeededGenerator) -> [(
    text: String, depth: Int
  )] {
    let count = Int.random(in: 0...5, using: &generator)
    switch depth > 8 ? 2 : Int.random(in: 0..<5, using: &generator) {
    case 0:
      let elements = (0..<count).map { _ in tokens(depth + 1, using: &generator) }
      return [("[", depth)] + Array(elements.joined(separator: [(",", depth)])) + [("]", depth)]
    case 1:
      let members = (0..<count).map {
        [("\"k\($0)\"", depth + 1), (":", depth + 1)] + tokens(depth + 1, using: &generator)
      }
      return [("{", depth)] + Array(members.joined(separator: [(",", depth)])) + [("}", depth)]
    default:
      return [
        (["1", "-0.5", "\"x y\"", "true", "null", "\"\""][Int.random(in: 0..<6, using: &generator)], depth)
      ]
    }
  }

  /// The white space before a token in a layout; `last` is the previous token.
  private static func space(
    _ style: Int, _ token: (text: String, depth: Int), after last: String,
    using generator: inout SeededGenerator
  ) -> String {
    let isFirst = ["[", "{", ","].contains(last)
    let isLast = ["]", "}"].contains(token.text)
    func line(_ end: String, _ unit: String) -> String {
      (isFirst || isLast) && last + token.text != "[]" && last + token.text != "{}"
        ? end + String(repeating: unit, count: token.depth) : last == ":" ? " " : ""
    }
    switch style {
    case 0...8: return line("\n", String(repeating: " ", count: style))
    case 9: return line("\r\n", "  ")
    case 10: return line("\n", "\t")
    case 11: return last == "," || last == ":" ? " " : ""
    case 12: return line("\n", "  ") + (token.text == ":" ? " " : "")
    case 13: return line("\n\n", "    ")
    // Lines with random indentation.
    case 14: return line("\n", " ") + String(repeating: " ", count: Int.random(in: 0...3, using: &generator))
    default:
      return String(
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          " \n\r\t".randomElement(using: &generator) ?? " "
        })
    }
  }

  private static func values(_ document: Document) -> [[UInt64]] {
    (0..<document.nodeCount).map { [document.tape[$0].head & 0xFF, document.tape[$0].payload] }
  }

  /// Whether a cursor skips a text that is read element by element, in the outermost array.
  private static func isSkipped(_ text: String) -> Bool {
    let passed: Void? = try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in
      guard try cursor.beginArray() else { return }
      repeat { try cursor.skipValue() } while try cursor.advanceToElement()
    }
    return passed != nil
  }

  @Test("Layouts with and without indentation give the same tape, and a cursor skips both", arguments: 0...15)
  func styles(_ style: Int) throws {
    var generator = SeededGenerator(seed: UInt64(style))
    for _ in 0..<40 {
      let tokens = [("[", 0)] + Self.tokens(1, using: &generator) + [("]", 0)]
      var text = ""
      var last = ""
      for token in tokens {
        text += Self.space(style, token, after: last, using: &generator) + token.0
        last = token.0
      }
      let minified = try Document(parsing: tokens.map(\.0).joined())
      let document = try Document(parsing: text + "\n")
      #expect(Self.values(document) == Self.values(minified), "\(text)")
      #expect(Self.isSkipped(text + "\n"), "\(text)")
      #expect(!Self.isSkipped(String(text.dropLast(Int.random(in: 1...text.count, using: &generator)))))
    }
  }
}
