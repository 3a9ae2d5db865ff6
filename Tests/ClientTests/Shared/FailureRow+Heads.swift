#if ClientTests
extension FailureRow {
  /// Status lines and header fields.
  static let heads: [FailureRow] = [
    FailureRow(
      "text that isn't HTTP", [.text("this is no HTTP\r\n\r\n")], ": the bytes are no valid HTTP reply"),
    FailureRow(
      "bytes that aren't HTTP", [.repeating([0, 255, 10, 13], 100)], ": the bytes are no valid HTTP reply"),
    FailureRow(
      "another protocol", [.text("HTTP/7.1 200 OK\r\n\r\n{}")], ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a header field without a colon", [.head("200 OK", "this is no field"), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a byte outside ASCII in a header field",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n{}".utf8))],
      ": the bytes are no valid HTTP reply",
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "a header field of several spaces", [.head("200 OK", "X-Odd:  "), .text("{}")],
      ": the bytes are no valid HTTP reply",
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "no space after the status", [.text("HTTP/1.1 200\r\n\r\n{}")], ": the bytes are no valid HTTP reply",
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow("bare line feeds", [.text("HTTP/1.1 200 OK\n\n{}")], ": the bytes are no valid HTTP reply"),
    FailureRow(
      "300 header fields",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"), .text((1...300).map { "a\($0): b\r\n" }.joined()),
        .text("\r\n{}"),
      ], " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      ": the head of the reply is too large"),
    FailureRow(
      "2000 header fields",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"), .text((1...2000).map { "a\($0): b\r\n" }.joined()),
        .text("\r\n{}"),
      ], ": the head of the reply is too large"),
    FailureRow(
      "a header field of 110 KB",
      [
        .text(
          "HTTP/1.1 200 OK\r\nConnection: close\r\na: \(String(repeating: "v", count: 110_000))\r\n\r\n{}")
      ], ": the head of the reply is too large"),
    FailureRow(
      "four header fields of 70 KB",
      [
        .text("HTTP/1.1 200 OK\r\nConnection: close\r\n"),
        .text((1...4).map { "a\($0): \(String(repeating: "v", count: 70_000))\r\n" }.joined()),
        .text("\r\n{}"),
      ], ": the head of the reply is too large"),
    FailureRow(
      "a folded header field", [.text("HTTP/1.1 200 OK\r\nX: a\r\n b\r\nConnection: close\r\n\r\n{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a header field without a name", [.text("HTTP/1.1 200 OK\r\n: a\r\nConnection: close\r\n\r\n{}")],
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a zero byte in a header field", [.text("HTTP/1.1 200 OK\r\nX: a\0b\r\nConnection: close\r\n\r\n{}")],
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "bare carriage returns", [.text("HTTP/1.1 200 OK\rConnection: close\r\r{}")],
      ": the connection was lost", ": the bytes are no valid HTTP reply"),
    FailureRow(
      "an empty line before the status", [.text("\r\nHTTP/1.1 200 OK\r\nConnection: close\r\n\r\n{}")],
      ": the bytes are no valid HTTP reply",
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
  ]
}
#endif
