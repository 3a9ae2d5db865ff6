import JSONCore
import MappingTestSupport
import Testing

@testable import APIClient

/// The parser, with streams that a seed determines.
@Suite("Splitting a stream into events")
struct EventParserTests {
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
