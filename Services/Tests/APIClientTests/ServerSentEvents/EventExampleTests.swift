import APIClient
import Testing

/// The examples of the HTML standard, section 9.2.
@Suite("The examples of the standard")
struct EventExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let events: [TextEvent]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ events: TextEvent...) { (self.text, self.events) = (text, events) }
  }

  static let examples = [
    Example(
      """
      data: This is the first message.

      data: This is the second message, it
      data: has two lines.

      data: This is the third message.


      """, TextEvent("This is the first message."),
      TextEvent("This is the second message, it\nhas two lines."), TextEvent("This is the third message.")),
    Example(
      """
      event: add
      data: 73857293

      event: remove
      data: 2153

      event: add
      data: 113411


      """, TextEvent("73857293", type: "add"), TextEvent("2153", type: "remove"),
      TextEvent("113411", type: "add")),
    Example("data: YHOO\ndata: +2\ndata: 10\n\n", TextEvent("YHOO\n+2\n10")),
    Example(
      """
      : test stream

      data: first event
      id: 1

      data:second event
      id

      data:  third event


      """, TextEvent("first event", id: "1"), TextEvent("second event"), TextEvent(" third event")),
    Example("data\n\ndata\ndata\n\ndata:", TextEvent(""), TextEvent("\n")),
    Example("data:test\n\ndata: test\n\n", TextEvent("test"), TextEvent("test")),
  ]

  static let lineEnds = ["\n", "\r\n", "\r"]

  /// The examples with a byte order mark and without, and with each end of a line.
  private func forms(of example: Example) -> [[UInt8]] {
    ["", "\u{FEFF}"].flatMap { mark in
      Self.lineEnds.map { Array((mark + example.text.replacing("\n", with: $0)).utf8) }
    }
  }

  private func events(of chunks: [[UInt8]]) async throws -> [TextEvent] {
    let stub = StubTransport()
    stub.send(chunks)
    return try await guest(stub).events(of: .noticesOnce).all()
  }

  @Test("Each example has its events, wherever it is split", arguments: examples)
  func examined(example: Example) async throws {
    for bytes in forms(of: example) {
      for position in 0...bytes.count {
        #expect(try await events(of: bytes.split(at: [position])) == example.events)
      }
      #expect(try await events(of: bytes.split(at: Array(1..<bytes.count))) == example.events)
    }
  }

  static let rules = [
    // Byte order marks and blank lines.
    Example("\u{FEFF}\u{FEFF}data: a\n\n"), Example("\n\n\ndata: a\n\n", TextEvent("a")),
    Example("data: a\n\n\u{FEFF}data: b\n\n", TextEvent("a")),
    // Ends of lines.
    Example("data: a\r\rdata: b\r\n\r\ndata: c\n\r\n", TextEvent("a"), TextEvent("b"), TextEvent("c")),
    Example("data: a\n\rdata: b\r\n\n", TextEvent("a"), TextEvent("b")),
    // Fields.
    Example("data:a:b\n\n", TextEvent("a:b")), Example("data : a\n\n"), Example(" data: a\n\n"),
    Example("Data: a\n\n"), Example("data\u{0}: a\n\n"), Example("other: a\ndata: b\n\n", TextEvent("b")),
    Example("data:\ta\n\n", TextEvent("\ta")), Example(":data: a\n\n"),
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
}
