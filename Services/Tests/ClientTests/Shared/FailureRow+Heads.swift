extension FailureRow {
  private static func value(_ count: Int) -> String { String(repeating: "v", count: count) }

  /// Status lines and header fields.
  static let heads: [FailureRow] = [
    .init("text that isn't HTTP", [.text("this is no HTTP\r\n\r\n")], malformed),
    .init("bytes that aren't HTTP", [.repeating([0, 255, 10, 13], 100)], malformed),
    .init("another protocol", [.text("HTTP/7.1 200 OK\r\n\r\n{}")], malformed),
    .init("a header field without a colon", [.ok("this is no field"), .text("{}")], malformed),
    .init(
      "a byte outside ASCII in a header field",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n{}".utf8))], malformed, accepted),
    .init("a header field of several spaces", [.ok("X-Odd:  "), .text("{}")], malformed, accepted),
    .init("no space after the status", [.text("HTTP/1.1 200\r\n\r\n{}")], malformed, accepted),
    .init("bare line feeds", [.text("HTTP/1.1 200 OK\n\n{}")], malformed),
    .init(
      "300 header fields",
      [.head("200 OK", (1...300).map { "a\($0): b" }), .text("{}")], accepted, headTooLarge),
    .init(
      "2000 header fields", [.head("200 OK", (1...2000).map { "a\($0): b" }), .text("{}")], headTooLarge),
    .init("a header field of 110 KB", [.ok("a: \(value(110_000))"), .text("{}")], headTooLarge),
    .init(
      "four header fields of 70 KB",
      [.head("200 OK", (1...4).map { "a\($0): \(value(70_000))" }), .text("{}")], headTooLarge),
    .init("a folded header field", [.ok("X: a\r\n b"), .text("{}")], accepted, malformed),
    .init("a header field without a name", [.ok(": a"), .text("{}")], malformed),
    .init("a zero byte in a header field", [.ok("X: a\0b"), .text("{}")], malformed),
    .init("bare carriage returns", [.text("HTTP/1.1 200 OK\rConnection: close\r\r{}")], lost, malformed),
    .init(
      "an empty line before the status", [.text("\r\nHTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{}")],
      malformed, accepted),
  ]
}
