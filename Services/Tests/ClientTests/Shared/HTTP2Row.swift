import Testing

/// A fault of a server with HTTP/2, and what the client reports for it.
struct HTTP2Row: Sendable, CustomTestStringConvertible {
  let name: String
  let steps: [FrameStep]?
  /// The error without the request.
  let text: String

  var testDescription: String { name }

  /// Whether the error means that the service can't be reached, and whether it is retried.
  var isOffline: Bool { text.contains(FailureRow.lost) }

  /// All rows, in the order of the page on both transports.
  static let all = heads + statuses + fields + lengths + compression + sequences + frames + resets + endings

  private static func row(_ name: String, _ steps: [FrameStep]?, _ text: String) -> HTTP2Row {
    HTTP2Row(name: name, steps: steps, text: text)
  }

  /// A row of a head that is followed by a body.
  private static func row(_ name: String, head: [(String, String)], _ text: String = FailureRow.malformed)
    -> HTTP2Row
  {
    row(name, [.headers(FrameStep.block(head)), .text("{}")], text)
  }

  /// A row of a frame that precedes a valid response.
  private static func row(_ name: String, _ frame: FrameStep, _ text: String = FailureRow.malformed)
    -> HTTP2Row
  {
    row(name, [frame, .head(), .text("{}")], text)
  }

  private static func size(_ count: Int) -> [(String, String)] {
    [("x", String(repeating: "a", count: count - 1))]
  }

  private static let heads: [HTTP2Row] =
    [17_000, 65_536, 65_537, 100_000, 1_000_000].map { count in
      row(
        "a head of \(count) bytes", [.head(200, size(count)), .text("{}")],
        count <= 65_536 ? FailureRow.accepted : FailureRow.headTooLarge)
    }
    + [1000, 4000, 20_000].map { count in
      row(
        "\(count) header fields of 21 bytes",
        [
          .head(200, Array(repeating: ("x-a", String(repeating: "b", count: 18)), count: count)), .text("{}"),
        ],
        count == 1000 ? FailureRow.accepted : FailureRow.headTooLarge)
    }
    + [
      row(
        "trailer fields of 100000 bytes",
        [.head(), .text("{}", ends: false), .headers(FrameStep.block(size(100_000)), ends: true)],
        " → 200" + FailureRow.headTooLarge)
    ]

  private static let statuses: [HTTP2Row] =
    ["abc", "", "99", "0", "2000", "20000000000000000000", "-200", "2 0"].map { status in
      row(status.isEmpty ? "an empty status" : "the status \(status)", head: [(":status", status)])
    }
    + [
      row("no status", head: [("x", "a")]), row("an empty head", head: []),
      row("two statuses", head: [(":status", "200"), (":status", "200")]),
      row("the status after a header field", head: [("x", "a"), (":status", "200")]),
      row("a pseudo-header field of requests", head: [(":status", "200"), (":path", "/")]),
      row("an unknown pseudo-header field", head: [(":status", "200"), (":x", "/")]),
      row("another protocol after 101", head: [(":status", "101")], " → 101" + FailureRow.malformed),
      row("the status 100 and no response", [.head(100, ends: true)], FailureRow.malformed),
      row("a response after 103", [.head(103), .head(), .text("{}")], FailureRow.accepted),
    ]

  private static let fields: [HTTP2Row] =
    [
      ("a name in capitals", "X-A", "b"), ("a name with a space", "x a", "b"),
      ("a name with a colon", "x:a", "b"),
      ("an empty name", "", "b"), ("a name with a zero byte", "x\0", "b"),
      ("a name outside ASCII", "xé", "b"),
      ("a zero byte in a header field", "x", "a\0"), ("a line break in a header field", "x", "a\r\nb: c"),
      ("a header field of the connection", "connection", "close"),
      ("a transfer coding", "transfer-encoding", "chunked"),
      ("a keep-alive", "keep-alive", "timeout=5"),
    ].map { row($0.0, head: [(":status", "200"), ($0.1, $0.2)]) }
    + [row("blanks around a header field", head: [(":status", "200"), ("x", " a ")], FailureRow.accepted)]

  private static func length(_ lengths: String...) -> [(String, String)] {
    [(":status", "200")] + lengths.map { ("content-length", $0) }
  }

  private static let lengths: [HTTP2Row] = [
    row("a length too long", head: length("100"), FailureRow.malformedBody),
    row("a length too short", head: length("1"), FailureRow.malformedBody),
    row(
      "a length without a body", [.headers(FrameStep.block(length("100")), ends: true)], FailureRow.malformed),
    row("two lengths", head: length("2", "5")),
    row("the same length twice", head: length("2", "2"), FailureRow.accepted),
    row("a length that isn't a number", head: length("x")), row("a negative length", head: length("-2")),
    row("a length beyond 64 bits", head: length("99999999999999999999999")),
  ]

  private static let compression: [HTTP2Row] = [
    ("an index beyond the table", [0xFF, 0xFF, 0x03]),
    ("an integer without an end", [UInt8](repeating: 0xFF, count: 8)),
    ("a cut literal", [0, 5, 65]), ("invalid Huffman coding", [0, 0x81, 0xFF, 0x81, 0x00]),
    ("an update of the table after a field", FrameStep.block([(":status", "200")]) + [0x20]),
  ].map { row($0.0, [.headers($0.1), .text("{}")], FailureRow.malformed) }

  private static let trailers = FrameStep.block([("x", "a")])

  /// Responses whose frames are in another order.
  private static let sequences: [HTTP2Row] = [
    row("a body without a head", [.text("{}")], FailureRow.malformed),
    row("a second head", [.head(), .head(), .text("{}")], FailureRow.malformedBody),
    row(
      "trailer fields", [.head(), .text("{}", ends: false), .headers(trailers, ends: true)],
      FailureRow.accepted),
    row(
      "a status among trailer fields", [.head(), .text("{}", ends: false), .head(ends: true)],
      FailureRow.malformedBody),
    row(
      "trailer fields that don't end the response", [.head(), .text("{}", ends: false), .headers(trailers)],
      FailureRow.malformedBody),
    row("an empty last frame", [.head(), .text("{}", ends: false), .text("")], FailureRow.accepted),
    row(
      "1000 empty frames", [.head()] + Array(repeating: .text("", ends: false), count: 1000) + [.text("{}")],
      FailureRow.malformedBody),
    row("a head on another stream", .frame(1, flags: 4, stream: 77, FrameStep.block([(":status", "200")]))),
    row("a body on the connection", .frame(0, stream: 0, [65])),
    row("a pushed response", .frame(5, flags: 4, [0, 0, 0, 2] + trailers)),
    row("a continuation without its beginning", .frame(9, flags: 4)),
    row(
      "another frame within a head",
      [.frame(1, trailers), .frame(6, stream: 0, [UInt8](repeating: 0, count: 8))], FailureRow.malformed),
  ]

  private static let frames: [HTTP2Row] = [
    row("a frame of an unknown type", .frame(200, [1, 2, 3]), FailureRow.accepted),
    row(
      "padding longer than its frame", [.head(), .frame(0, flags: 8, [200, 65])], FailureRow.malformedBody),
    row(
      "a frame longer than permitted", [.head(), .data([UInt8](repeating: 32, count: 20_000))],
      FailureRow.malformedBody),
    row("a window update of 0", .frame(8, [0, 0, 0, 0]), FailureRow.accepted),
    row("a window update of 0 for the connection", .frame(8, stream: 0, [0, 0, 0, 0])),
    row("a window that overflows", .frame(8, [0x7F, 0xFF, 0xFF, 0xFF]), FailureRow.accepted),
    row("a window of the connection that overflows", .frame(8, stream: 0, [0x7F, 0xFF, 0xFF, 0xFF])),
    row(
      "more bytes than the window permits",
      [.head()] + Array(repeating: .data([UInt8](repeating: 32, count: 16_384)), count: 800),
      FailureRow.malformedBody),
    row("settings of five bytes", .frame(4, stream: 0, [0, 1, 0, 0, 0])),
    row("an invalid setting", .frame(4, stream: 0, [0, 5, 0, 0, 0, 1])),
    row("settings on a stream", .frame(4)),
    row("a ping of five bytes", .frame(6, stream: 0, [0, 1, 0, 0, 0])),
    row(
      "text that isn't HTTP/2", [.bytes(Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8))],
      FailureRow.malformed),
  ]

  /// Resets with `NO_ERROR`, `PROTOCOL_ERROR`, `INTERNAL_ERROR`, `REFUSED_STREAM`, `CANCEL` and other codes.
  private static let resets: [HTTP2Row] =
    [0, 1, 2, 7, 8, 11, 13, 99].map { row("reset with the code \($0)", [.reset($0)], FailureRow.lost) }
    + [0, 1, 8].flatMap { code in
      [
        row(
          "reset after the head with the code \(code)", [.head(), .reset(code)], " → 200" + FailureRow.lost),
        row(
          "reset in the body with the code \(code)", [.head(), .text("{", ends: false), .reset(code)],
          " → 200" + FailureRow.lost),
      ]
    }
    + [row("reset after the end", [.head(), .text("{}"), .reset(0)], FailureRow.accepted)]

  private static let endings: [HTTP2Row] = [
    row("closed before the settings", nil, FailureRow.lost),
    row("closed without a response", [.close], FailureRow.lost),
    row("closed after the head", [.head(), .close], " → 200" + FailureRow.lost),
    row("closed in the body", [.head(), .text("{", ends: false), .close], " → 200" + FailureRow.lost),
    row("closed in a frame", [.head(), .bytes([0, 0, 9, 0, 0]), .close], " → 200" + FailureRow.lost),
    row("closed after the end", [.head(), .text("{}"), .close], FailureRow.accepted),
    row("GOAWAY without the request", [.goAway(includesRequest: false)], FailureRow.lost),
    row("GOAWAY with an error, and closed", [.goAway(includesRequest: true, 11), .close], FailureRow.lost),
    row("GOAWAY before the response", .goAway(includesRequest: true), FailureRow.accepted),
    row("GOAWAY in the body", [.head(), .goAway(includesRequest: true), .text("{}")], FailureRow.accepted),
    row(
      "GOAWAY in the body, and closed",
      [.head(), .text("{", ends: false), .goAway(includesRequest: true, 1), .close],
      " → 200" + FailureRow.lost),
  ]
}
