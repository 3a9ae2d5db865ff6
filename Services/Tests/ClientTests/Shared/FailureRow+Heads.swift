extension FailureRow {
  /// Status lines and header fields.
  static let heads: [FailureRow] = [
    FailureRow("text that isn't HTTP", [.text("this is no HTTP\r\n\r\n")], malformed),
    FailureRow("bytes that aren't HTTP", [.repeating([0, 255, 10, 13], 100)], malformed),
    FailureRow("another protocol", [.text("HTTP/7.1 200 OK\r\n\r\n{}")], malformed),
    FailureRow("a header field without a colon", [.ok("this is no field"), .text("{}")], malformed),
    FailureRow(
      "a byte outside ASCII in a header field",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n{}".utf8))], malformed, accepted),
    FailureRow("a header field of several spaces", [.ok("X-Odd:  "), .text("{}")], malformed, accepted),
    FailureRow("no space after the status", [.text("HTTP/1.1 200\r\n\r\n{}")], malformed, accepted),
    FailureRow("bare line feeds", [.text("HTTP/1.1 200 OK\n\n{}")], malformed),
    FailureRow(
      "300 header fields",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"), .text((1...300).map { "a\($0): b\r\n" }.joined()),
        .text("\r\n{}"),
      ], accepted, headTooLarge),
    FailureRow(
      "2000 header fields",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"), .text((1...2000).map { "a\($0): b\r\n" }.joined()),
        .text("\r\n{}"),
      ], headTooLarge),
    FailureRow(
      "a header field of 110 KB",
      [
        .text(
          "HTTP/1.1 200 OK\r\nConnection: close\r\na: \(String(repeating: "v", count: 110_000))\r\n\r\n{}")
      ], headTooLarge),
    FailureRow(
      "four header fields of 70 KB",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"),
        .text((1...4).map { "a\($0): \(String(repeating: "v", count: 70_000))\r\n" }.joined()),
        .text("\r\n{}"),
      ], headTooLarge),
    FailureRow(
      "a folded header field", [.text("HTTP/1.1 200 OK\r\nX: a\r\n b\r\nConnection: close\r\n\r\n{}")],
      accepted, malformed),
    FailureRow(
      "a header field without a name", [.text("HTTP/1.1 200 OK\r\n: a\r\nConnection: close\r\n\r\n{}")],
      malformed),
    FailureRow(
      "a zero byte in a header field", [.text("HTTP/1.1 200 OK\r\nX: a\0b\r\nConnection: close\r\n\r\n{}")],
      malformed),
    FailureRow("bare carriage returns", [.text("HTTP/1.1 200 OK\rConnection: close\r\r{}")], lost, malformed),
    FailureRow(
      "an empty line before the status", [.text("\r\nHTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{}")],
      malformed, accepted),
  ]
}
