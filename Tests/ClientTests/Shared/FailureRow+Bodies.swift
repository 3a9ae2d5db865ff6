#if ClientTests
extension FailureRow {
  private static let packed = Gzip.stored(#"{"userId": 1, "title": "Tea", "completed": false}"#)

  /// Lengths, chunks and the ends of bodies.
  static let lengths: [FailureRow] = [
    FailureRow(
      "a length too long", [.head("200 OK", "Content-Length: 100"), .text("{}")],
      " → 200: the body ended before its announced length"),
    FailureRow(
      "the largest length that the platform accepts, 2⁶³ − 513",
      [.head("200 OK", "Content-Length: 9223372036854775295"), .text("{}")],
      " → 200: the body ended before its announced length"),
    FailureRow(
      "a length too short", [.head("200 OK", "Content-Length: 2"), .text("{}{}{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "two lengths", [.head("200 OK", "Content-Length: 2", "Content-Length: 5"), .text("{}")],
      " → 200: the body ended before its announced length", ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a length that isn't a number", [.head("200 OK", "Content-Length: x"), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "a cut chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{"), .text("5\r\n\"a")],
      " → 200: the body ended before its announced length"),
    FailureRow(
      "no last chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{}")],
      " → 200: the body ended before its announced length"),
    FailureRow(
      "an invalid chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{"), .text("zz\r\n")],
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "cut JSON without a length", [.head(), .text(#"{"userId": 1, "title": "Te"#)],
      " → 200: $.title: string is never closed (line 1, column 24) [unterminated-string]"),
    FailureRow(
      "a trailer field after the last chunk",
      [.head("200 OK", "Transfer-Encoding: chunked"), .text("2\r\n{}\r\n0\r\nServer-Timing: db\r\n\r\n")],
      nil, " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "a length of 2⁶³ − 1", [.head("200 OK", "Content-Length: 9223372036854775807"), .text("{}")], nil,
      " → 200: the body ended before its announced length"),
    FailureRow(
      "a length beyond 64 bits", [.head("200 OK", "Content-Length: 99999999999999999999999"), .text("{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "text after the last chunk",
      [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{}"), .text("0\r\n\r\nmore")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "a chunk with an extension",
      [.head("200 OK", "Transfer-Encoding: chunked"), .text("2;a=b\r\n{}\r\n0\r\n\r\n")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "a chunk longer than 64 bits can count",
      [.head("200 OK", "Transfer-Encoding: chunked"), .text("fffffffffffffffff\r\n{}")],
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "a negative chunk length",
      [.head("200 OK", "Transfer-Encoding: chunked"), .text("-2\r\n{}\r\n0\r\n\r\n")],
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "a length and chunks",
      [.head("200 OK", "Content-Length: 9", "Transfer-Encoding: chunked"), .chunk("{}"), .text("0\r\n\r\n")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "an unknown transfer coding", [.head("200 OK", "Transfer-Encoding: rot13"), .text("{}")],
      " → 200: the bytes are no valid HTTP reply",
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    FailureRow(
      "a negative length", [.head("200 OK", "Content-Length: -2"), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "the same length twice", [.head("200 OK", "Content-Length: 2", "Content-Length: 2"), .text("{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      ": the bytes are no valid HTTP reply"),
    FailureRow(
      "HTTP/1.0", [.text("HTTP/1.0 200 OK\r\n\r\n{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
  ]

  /// Compressed bodies.
  static let codings: [FailureRow] = [
    FailureRow(
      "a body that isn't gzip", [.head("200 OK", "Content-Encoding: gzip"), .text("this is no gzip")],
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "cut gzip with its length",
      [
        .head("200 OK", "Content-Encoding: gzip", "Content-Length: \(packed.count)"),
        .send(packed.dropLast(20)),
      ], " → 200: the body ended before its announced length"),
    FailureRow(
      "cut gzip without a length", [.head("200 OK", "Content-Encoding: gzip"), .send(packed.dropLast(20))],
      " → 200: $: string is never closed (line 1, column 31) [unterminated-string]",
      " → 200: the body ended before its announced length"),
    FailureRow(
      "an unknown coding", [.head("200 OK", "Content-Encoding: rot13"), .text("{}")],
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "GZIP in capitals",
      [.head("200 OK", "Content-Encoding: GZIP"), .send(Gzip.stored("{}"))],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]",
      " → 200: the bytes are no valid HTTP reply"),
    FailureRow(
      "text after gzip", [.head("200 OK", "Content-Encoding: gzip"), .send(packed), .text("more")],
      " → 200: the bytes are no valid HTTP reply"),
  ]
}
#endif
