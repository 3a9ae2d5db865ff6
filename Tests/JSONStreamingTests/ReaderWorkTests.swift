import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

@testable import JSONStreaming

/// The numbers of bytes that a reader moves within its memory, and scans to find lines and locations.
@Suite("Bytes that a stream moves and scans")
struct ReaderWorkTests {
  private func lineReader(limit: Int = .max) -> LineReader {
    LineReader(options: JSONParseOptions(), lineLimit: limit)
  }

  private func elementReader(_ kind: StreamRunKind, limit: Int = .max) -> ElementReader {
    ElementReader(path: [], options: JSONParseOptions(), elementLimit: limit, as: kind)
  }

  /// Reads a text to its end, in chunks of the sizes that a closure returns.
  private func read(_ text: [UInt8], by reader: some StreamReader, in sizes: () -> Int) -> [JSONError] {
    var chunks: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      chunks.append(rest.prefix(sizes()))
      rest = rest.dropFirst(chunks[chunks.count - 1].count)
    }
    let drained = drain(chunks, append: { reader.append($0) }, finish: reader.finish) {
      () throws(JSONError) in try reader.next()
    }
    #expect(reader.isEnded)
    return drained.errors
  }

  // Less than an element each time that the memory is full.

  @Test("Few bytes of a long array and of many lines are moved", arguments: [1, 10, 1000])
  func moved(size: Int) {
    let element = Array("{\"title\":\"\(String(repeating: "x", count: 100))\"}".utf8)
    let elements = repeatElement(element, count: 2000)
    let array = Array("[".utf8) + Array(elements.joined(separator: ",".utf8)) + "]".utf8
    for reader in [elementReader(.alone), elementReader(.shared)] {
      #expect(read(array, by: reader) { size } == [] && reader.count == 2000)
      #expect((1..<array.count / 500).contains(reader.splitter.buffer.movedCount))
    }
    let lines = lineReader()
    #expect(read(Array(elements.joined(separator: "\n".utf8)), by: lines) { size } == [])
    #expect(lines.count == 2000 && (1..<array.count / 500).contains(lines.buffer.movedCount))
  }

  @Test("One long element in small chunks is moved no more than twice its length")
  func longElementInSmallChunks() {
    let text = Array("[\"\(String(repeating: "x", count: 1_000_000))\"]".utf8)
    let reader = elementReader(.alone)
    #expect(read(text, by: reader) { 100 } == [] && reader.count == 1)
    #expect((1...2 * text.count).contains(reader.splitter.buffer.movedCount))
  }

  static let blanks = ["\n", "\r\n", " \n", "\t\r\n", "  \t \r\n", "\r\r\n", "                 \n"]
  static let refused = ["x\n", "{]\n", "x\r\n", "\u{e9}\r\r\n"]

  /// Lines, the maximum length, and how often at most their bytes are scanned: the end of a line is searched
  /// once, and the text before it is scanned once. The location of an error is counted from that of the
  /// previous error.
  static let lines: [(line: String, limit: Int, times: Int)] =
    blanks.map { ($0, .max, 3) } + refused.map { ($0, .max, 5) } + [("123\n", 2, 5)]

  @Test("Blank, invalid and long lines are scanned a few times", arguments: lines, [1, 700, 1 << 20])
  func scanned(row: (line: String, limit: Int, times: Int), size: Int) {
    let count = (1 << 12) / row.line.utf8.count
    let text = Array((String(repeating: row.line, count: count) + "7").utf8)
    let reader = lineReader(limit: row.limit)
    let errors = Self.blanks.contains(row.line) ? 0 : count
    #expect(read(text, by: reader) { size }.count == errors && reader.count == errors + 1)
    #expect((text.count...row.times * text.count).contains(reader.buffer.scannedCount))
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
    let reader = lineReader()
    let errors = read(text, by: reader) { Int.random(in: 1...5000, using: &random) }
    #expect(errors.count == refused && reader.count == count)
    #expect((text.count...5 * text.count).contains(reader.buffer.scannedCount))
  }

  @Test("Invalid elements are scanned at most five times", arguments: [1, 100, 1 << 20])
  func refusedElements(size: Int) throws {
    let text = Array(("[" + Array(repeating: "\"12\"", count: 1000).joined(separator: ",\n") + "]").utf8)
    let reader = elementReader(.alone, limit: 3)
    #expect(read(text, by: reader) { size }.map(\.line) == Array(1...1000))
    #expect((1...5 * text.count).contains(reader.splitter.buffer.scannedCount))
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
    // Counted from the beginning, because the location is before the last one.
    #expect(buffer.location(of: 2).column == 3)
    #expect(buffer.scannedCount == 2 * distance + 4)
    #expect(buffer.lineFeed(from: 0) == 2 * distance)
    #expect(buffer.scannedCount == 4 * distance + 5)
  }

  @Test(
    "Locations refer to the whole text, wherever counting begins", arguments: 1...4 as ClosedRange<UInt64>)
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
