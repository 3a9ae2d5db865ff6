import JSONCore
import MappingTestSupport
import Testing

@testable import APIClient

/// The rules of the HTML standard, section 9.2.
@Suite("Splitting a stream into events")
struct EventExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let events: [TextEvent]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ events: TextEvent...) { (self.text, self.events) = (text, events) }
  }

  private func events(of chunks: [[UInt8]]) async throws -> [TextEvent] {
    let stub = StubTransport()
    stub.send(chunks)
    return try await guest(stub).events(of: .noticesOnce).all()
  }

  static let rules = [
    // Byte order marks and blank lines.
    Example("\u{FEFF}data:a\ndata:  b\n\n", TextEvent("a\n b")),
    Example("\u{FEFF}\u{FEFF}data: a\n\n"), Example("\n\n\ndata: a\n\n", TextEvent("a")),
    Example("data: a\n\n\u{FEFF}data: b\n\n", TextEvent("a")),
    // Ends of lines.
    Example("data: a\r\rdata: b\r\n\r\ndata: c\n\r\n", TextEvent("a"), TextEvent("b"), TextEvent("c")),
    Example("data: a\n\rdata: b\r\n\n", TextEvent("a"), TextEvent("b")),
    // Fields.
    Example("data:a:b\n\n", TextEvent("a:b")), Example("data : a\n\n"), Example(" data: a\n\n"),
    Example("Data: a\n\n"), Example("data\u{0}: a\n\n"), Example("other: a\ndata: b\n\n", TextEvent("b")),
    Example("data:\ta\n\n", TextEvent("\ta")), Example(":data: a\n\n"),
    Example("data\n\ndata\ndata\n\ndata:", TextEvent(""), TextEvent("\n")),
    // Types.
    Example("event: a\n\ndata: b\n\n", TextEvent("b")),
    Example("event: a\nevent\ndata: b\n\n", TextEvent("b")),
    Example("event: a\nevent: c\ndata: b\n\ndata: d\n\n", TextEvent("b", type: "c"), TextEvent("d")),
    // Ids.
    Example("id: 1\n\ndata: a\n\n", TextEvent("a", id: "1")),
    Example("id: 1\ndata: a\n\ndata: b\n\n", TextEvent("a", id: "1"), TextEvent("b", id: "1")),
    Example("id: 1\nid: 2\u{0}\ndata: a\n\n", TextEvent("a", id: "1")),
    Example("id:  1 \ndata: a\n\n", TextEvent("a", id: " 1 ")),
    // Delays that aren't numbers, and unfinished events.
    Example("retry: 1s\ndata: a\n\n", TextEvent("a")), Example("data: a\n"), Example("data: a"), Example(""),
    Example("data: a\n\ndata: b\n", TextEvent("a")),
  ]

  @Test("Each rule of the standard holds, wherever the text is split", arguments: rules)
  func ruled(example: Example) async throws {
    let bytes = Array(example.text.utf8)
    for position in 0...bytes.count {
      #expect(try await events(of: bytes.split(at: [position])) == example.events)
    }
  }

  @Test("Bytes that aren't UTF-8 are replaced in text")
  func replaced() async throws {
    let bytes = Array("event: ".utf8) + [0xFF] + Array("\nid: ".utf8) + [0xC3] + Array("\ndata: ".utf8)
    for position in 0...bytes.count {
      let chunks = (bytes + [0xE2, 0x82, 0x0A, 0x0A]).split(at: [position])
      #expect(
        try await events(of: chunks) == [TextEvent("\u{FFFD}", id: "\u{FFFD}", type: "\u{FFFD}")])
    }
  }

  // MARK: - Streams that a seed determines

  /// What a parser has found: events, errors and the last state.
  private struct Found: Equatable {
    var events: [TextEvent] = []
    var errors: [JSONError] = []
    var lastID: String
    var delay: Duration?
  }

  private func found(_ chunks: [[UInt8]], by parser: inout EventParser) -> Found {
    var found = Found(lastID: "")
    for chunk in chunks {
      parser.append(chunk)
      while true {
        do throws(JSONError) {
          guard let event = try parser.next() else { break }
          let text = String(decoding: event.data, as: UTF8.self)
          found.events.append(TextEvent(text, id: event.id, type: event.type))
        } catch { found.errors.append(error) }
      }
    }
    (found.lastID, found.delay) = (parser.lastID, parser.delay)
    return found
  }

  private func found(_ chunks: [[UInt8]], limit: Int = .max) -> Found {
    var parser = EventParser(lastID: "", limit: limit)
    return found(chunks, by: &parser)
  }

  /// A stream of random lines.
  private func stream(_ random: inout SeededGenerator) -> [UInt8] {
    let names = ["data", "data", "data", "data:", "event", "id", "retry", "", "dat", "data ", "x"]
    let values = ["", " ", "a", " b c", "  é", "漢:字", "7", "12x", "\u{FEFF}", "\u{0}", "😀"]
    var bytes: [UInt8] = Bool.random(using: &random) ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      if Int.random(in: 0...2, using: &random) > 0 {
        bytes += (names.randomElement(using: &random) ?? "").utf8
        if Bool.random(using: &random) { bytes.append(UInt8(ascii: ":")) }
        bytes += (values.randomElement(using: &random) ?? "").utf8
        if Int.random(in: 0...9, using: &random) == 0 { bytes.append(0xC3) }
      }
      bytes += (["\n", "\r", "\r\n"].randomElement(using: &random) ?? "").utf8
    }
    return bytes
  }

  /// The events of a whole stream without a limit, by the rules of the standard in their order.
  private func expected(_ bytes: [UInt8]) -> Found {
    func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    let text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let lines = text.dropFirst(text.first == "\u{FEFF}" ? 1 : 0)
      .replacing(["\r", "\n"], with: ["\n"]).replacing(["\r"], with: ["\n"])
      .split(separator: "\n", omittingEmptySubsequences: false)
    var found = Found(lastID: "")
    var (data, type, id) = ([Unicode.Scalar](), "", "")
    // The last line has no end.
    for line in lines.dropLast() {
      let name = line.prefix { $0 != ":" }
      let rest = line.dropFirst(name.count + 1)
      let value = rest.first == " " ? rest.dropFirst() : rest
      switch string(name) {
      case _ where line.isEmpty:
        found.lastID = id
        if !data.isEmpty {
          let type = type.isEmpty ? "message" : type
          found.events.append(TextEvent(string(data.dropLast()), id: id, type: type))
        }
        (data, type) = ([], "")
      case "data": data += value + ["\n"]
      case "event": type = string(value)
      case "id" where !value.contains("\0"): id = string(value)
      case "retry" where value.allSatisfy { ("0"..."9").contains($0) }:
        if let count = Int(string(value)) { found.delay = .milliseconds(count) }
      default: break
      }
    }
    return found
  }

  static let seeds = (1...Thoroughness.rounds(60, of: 1000)).map { UInt64($0) }

  @Test(
    "However a stream is split, it has the events that the rules demand, and limits refuse the same",
    arguments: seeds)
  func splits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = stream(&random)
    for limit in [.max, Int.random(in: 0...12, using: &random)] {
      let whole = found([bytes], limit: limit)
      if limit == .max { #expect(whole == expected(bytes)) }
      #expect(found(bytes.map { [$0] }, limit: limit) == whole)
      for _ in 1...20 {
        let ends = (0...Int.random(in: 0...20, using: &random)).map { _ in
          Int.random(in: 0...bytes.count, using: &random)
        }
        #expect(found(bytes.split(at: ends.sorted()), limit: limit) == whole)
      }
    }
  }

  /// Streams whose lines, events and comments are short or long.
  static let streams = [
    "\n", "\r\n", ":\n", "data: a\n\n", "data\n", "event: a\rid: b\rretry: 5\rdata: c\r\r", "x",
    ": \(String(repeating: "a", count: 5000))\n", "data: \(String(repeating: "b", count: 5000))\n\n",
    "data: \(String(repeating: "b", count: 700))\ndata: \(String(repeating: "b", count: 700))\n\n",
  ]

  @Test(
    "The work is proportional to the length, whatever the stream and its chunks", arguments: streams,
    [1, 7, 1000, 1 << 20])
  func linear(part: String, size: Int) {
    let count = 1 << 16
    let text = Array(String(repeating: part, count: count / part.utf8.count).utf8)
    let chunks = text.split(at: Array(stride(from: size, to: text.count, by: size)))
    for limit in [.max, 1000, 3] {
      var parser = EventParser(lastID: "", limit: limit)
      _ = found(chunks, by: &parser)
      #expect(parser.workCount <= 7 * text.count, "limit \(limit)")
    }
  }
}
