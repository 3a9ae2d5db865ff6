import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@testable import JSONStreaming

/// The number of bytes that a reader scans to find lines and locations.
@Suite("Bytes that a stream scans")
struct ScannedBytesTests {
  /// Decodes lines, and returns the number of all lines and of invalid ones.
  private func read(
    _ text: [UInt8], _ sizes: () -> Int, by reader: LineReader
  ) -> (count: Int, refused: Int) {
    var chunks: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(sizes()))
      rest = rest.dropFirst(chunks[chunks.count - 1].count)
    }
    let refused = reader.drained(chunks).errors.count
    return (reader.count, refused)
  }

  static let blanks = ["\n", "\r\n", " \n", "\t\r\n", "  \t \r\n", "\r\r\n", "                 \n"]

  // The end of a line is searched once, and the text before it is scanned once.

  @Test("Blank lines are scanned at most three times", arguments: blanks, [1, 700, 1 << 20])
  func blankLines(line: String, size: Int) {
    let text = Array(String(repeating: line, count: (1 << 14) / line.utf8.count).utf8)
    let reader = LineReader(options: JSONParseOptions(), lineLimit: .max)
    #expect(read(text + Array("7".utf8), { size }, by: reader) == (1, 0))
    #expect(reader.buffer.scannedCount <= 3 * text.count)
  }

  @Test(
    "Lines of all kinds are scanned at most five times, wherever they are split",
    arguments: 1...6 as ClosedRange<UInt64>)
  func mixedLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (values, damaged) = (["1\n", "{\"a\": 1}\r\n", " [] \n"], ["x\n", "{]\r\n", "\u{e9}\n"])
    var text: [UInt8] = []
    var (count, refused) = (0, 0)
    while text.count < 1 << 14 {
      switch Int.random(in: 0...9, using: &random) {
      case 0...1:
        count += 1
        text += (values.randomElement(using: &random) ?? "").utf8
      case 2:
        (count, refused) = (count + 1, refused + 1)
        text += (damaged.randomElement(using: &random) ?? "").utf8
      default:
        let line = Self.blanks.randomElement(using: &random) ?? ""
        text += String(repeating: line, count: Int.random(in: 1...100, using: &random)).utf8
      }
    }
    let reader = LineReader(options: JSONParseOptions(), lineLimit: .max)
    let found = read(text, { Int.random(in: 1...5000, using: &random) }, by: reader)
    #expect(found == (count, refused))
    #expect(reader.buffer.scannedCount <= 5 * text.count)
  }

  // The location of an error is counted from that of the previous error.

  @Test(
    "Invalid lines are scanned at most five times",
    arguments: ["x\n", "{]\n", "x\r\n", "\u{e9}\r\r\n"], [1, 4096, 1 << 20])
  func refusedLines(line: String, size: Int) {
    let count = (1 << 12) / line.utf8.count
    let reader = LineReader(options: JSONParseOptions(), lineLimit: .max)
    let text = Array(String(repeating: line, count: count).utf8)
    #expect(read(text, { size }, by: reader) == (count, count))
    #expect(reader.buffer.scannedCount <= 5 * text.count)
  }

  @Test("Lines above the limit are scanned at most five times", arguments: [1, 4096, 1 << 20])
  func longLines(size: Int) {
    let text = Array(String(repeating: "123\n", count: 1000).utf8)
    let reader = LineReader(options: JSONParseOptions(), lineLimit: 2)
    #expect(read(text, { size }, by: reader) == (1000, 1000))
    #expect(reader.buffer.scannedCount <= 5 * text.count)
  }

  @Test("Invalid elements are scanned at most five times", arguments: [1, 100, 1 << 20])
  func refusedElements(size: Int) throws {
    let text = Array(("[" + Array(repeating: "\"12\"", count: 1000).joined(separator: ",\n") + "]").utf8)
    let reader = ElementReader(path: [], options: JSONParseOptions(), elementLimit: 3, as: .alone)
    let refused = reader.drained(Chunking.size(size).chunks(of: text)).errors.map(\.line)
    #expect(refused == Array(1...1000))
    #expect(reader.splitter.buffer.scannedCount <= 5 * text.count)
  }

  @Test("The counts equal the numbers of scanned bytes", arguments: [3, 8192, 100_000])
  func counts(distance: Int) {
    var buffer = StreamBuffer()
    var mark = StreamMark(offset: 0)
    let text = Array(repeating: UInt8(ascii: "x"), count: 2 * distance) + Array("\ny\n".utf8)
    buffer.append(text, keepingFrom: 0, mark: &mark)
    // Lines and columns are counted in separate passes.
    #expect(buffer.location(of: distance).column == distance + 1)
    #expect(buffer.scannedCount == 2 * distance)
    #expect(buffer.location(of: distance + 1).column == distance + 2)
    #expect(buffer.scannedCount == 2 * distance + 2)
    // Counted from the beginning, because the location is before the last one.
    #expect(buffer.location(of: 2).column == 3)
    #expect(buffer.scannedCount == 2 * distance + 6)
    #expect(buffer.lineFeed(from: 0) == 2 * distance)
    #expect(buffer.scannedCount == 4 * distance + 7)
    #expect(buffer.lineFeed(from: text.count) == nil)
    #expect(buffer.scannedCount == 4 * distance + 7)
    // After a line feed, which is searched backwards in its block.
    let before = buffer.scannedCount
    #expect(buffer.location(of: 2 * distance + 2).line == 2)
    #expect(buffer.scannedCount - before >= 2 * distance)
    #expect(buffer.scannedCount - before <= 4 * distance + 8)
  }

  @Test(
    "Locations refer to the whole text, wherever counting begins",
    arguments: 1...4 as ClosedRange<UInt64>)
  func places(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["x", "\u{e9}", "🎬", " ", "\n", "\r\n", "\r", "\"", "{"]
    let text = Array((0..<600).map { _ in parts.randomElement(using: &random) ?? "" }.joined().utf8)
    var expected: [String] = []
    for size in [text.count, 1, 2, 7, 300] {
      let decoder = StreamDecoder(AnyJSONMapper(), .lines)
      let places = decoder.drained(text, .size(size)).errors.map(\.place)
      if expected.isEmpty { expected = places }
      #expect(places == expected, "chunks of \(size)")
      #expect(places.count > 20)
    }
  }

  /// Feeds a partial text in parts of equal size, and returns the numbers of moved and scanned bytes.
  private func feed(_ text: [UInt8], size: Int) throws -> (moved: Int, scanned: Int) {
    var partial = PartialText(options: JSONParseOptions(), showsStrings: true)
    for start in stride(from: 0, to: text.count, by: size) {
      try text[start..<min(start + size, text.count)].withUnsafeBytes { try partial.append($0) }
    }
    try partial.finish()
    return (partial.buffer.movedCount, partial.buffer.scannedCount + partial.scanner.scannedCount)
  }

  /// Texts of about 100 kB.
  static let partialTexts = [
    "[" + String(repeating: #"{"a": "é\n", "b": [1, null], "c": [{"d": {}}]},\#n"#, count: 2000) + "1]",
    #"{"a": ["# + String(repeating: #"{"key": 1.5e3}, "#, count: 6000) + "1]}",
    "[[\"" + String(repeating: "plain é", count: 12_000) + "\"]]",
    "{\"" + String(repeating: "plain é", count: 12_000) + "\":1}",
    "[[" + String(repeating: "12345678", count: 12_000) + "]]",
    "[[" + String(repeating: "\n        ", count: 10_000) + "1]]",
    String(repeating: "[", count: 400) + String(repeating: "1,", count: 50_000) + "1"
      + String(repeating: "]", count: 400),
  ]

  @Test("A partial text is scanned about once, in any number of parts", arguments: partialTexts)
  func partial(text: String) throws {
    let text = Array(text.utf8)
    for count in [1, 10, 100, 1000] {
      let (moved, scanned) = try feed(text, size: (text.count + count - 1) / count)
      #expect(moved <= 2 * text.count, "\(count) parts")
      #expect((text.count...text.count * 13 / 10).contains(scanned), "\(count) parts: \(scanned)")
    }
    #expect(try feed(text, size: 1).scanned <= 3 * text.count)
  }
}
