extension FailureRow {
  private static let packed = Gzip.stored(#"{"userId": 1, "title": "Tea", "completed": false}"#)

  /// Lengths, chunks and the ends of bodies.
  static let lengths: [FailureRow] = [
    FailureRow("a length too long", [.ok("Content-Length: 100"), .text("{}")], truncated),
    FailureRow(
      "the largest length that the platform accepts, 2⁶³ − 513",
      [.ok("Content-Length: 9223372036854775295"), .text("{}")], truncated),
    FailureRow("a length too short", [.ok("Content-Length: 2"), .text("{}{}{}")], accepted),
    FailureRow(
      "two lengths", [.ok("Content-Length: 2", "Content-Length: 5"), .text("{}")], truncated, malformed),
    FailureRow("a length that isn't a number", [.ok("Content-Length: x"), .text("{}")], malformed),
    FailureRow(
      "a cut chunk", [.ok("Transfer-Encoding: chunked"), .chunk("{"), .text("5\r\n\"a")], truncated),
    FailureRow("no last chunk", [.ok("Transfer-Encoding: chunked"), .chunk("{}")], truncated),
    FailureRow(
      "an invalid chunk", [.ok("Transfer-Encoding: chunked"), .chunk("{"), .text("zz\r\n")], malformedBody),
    FailureRow(
      "cut JSON without a length", [.head(), .text(#"{"userId": 1, "title": "Te"#)],
      " → 200: $.title: string is never closed (line 1, column 24) [unterminated-string]"),
    FailureRow(
      "a trailer field after the last chunk",
      [.ok("Transfer-Encoding: chunked"), .text("2\r\n{}\r\n0\r\nServer-Timing: db\r\n\r\n")], nil, accepted),
    FailureRow(
      "a length of 2⁶³ − 1", [.ok("Content-Length: 9223372036854775807"), .text("{}")], nil, truncated),
    FailureRow(
      "a length beyond 64 bits", [.ok("Content-Length: 99999999999999999999999"), .text("{}")], accepted,
      malformed),
    FailureRow(
      "text after the last chunk", [.ok("Transfer-Encoding: chunked"), .chunk("{}"), .text("0\r\n\r\nmore")],
      accepted),
    FailureRow(
      "a chunk with an extension", [.ok("Transfer-Encoding: chunked"), .text("2;a=b\r\n{}\r\n0\r\n\r\n")],
      accepted),
    FailureRow(
      "a chunk longer than 64 bits can count",
      [.ok("Transfer-Encoding: chunked"), .text("fffffffffffffffff\r\n{}")], malformedBody),
    FailureRow(
      "a negative chunk length", [.ok("Transfer-Encoding: chunked"), .text("-2\r\n{}\r\n0\r\n\r\n")],
      malformedBody),
    FailureRow(
      "a length and chunks",
      [.ok("Content-Length: 9", "Transfer-Encoding: chunked"), .chunk("{}"), .text("0\r\n\r\n")], accepted,
      malformed),
    FailureRow(
      "an unknown transfer coding", [.ok("Transfer-Encoding: rot13"), .text("{}")], malformedBody, accepted),
    FailureRow("a negative length", [.ok("Content-Length: -2"), .text("{}")], malformed),
    FailureRow(
      "the same length twice", [.ok("Content-Length: 2", "Content-Length: 2"), .text("{}")], accepted,
      malformed),
    FailureRow("HTTP/1.0", [.text("HTTP/1.0 200 OK\r\n\r\n{}")], accepted),
  ]

  /// Compressed bodies.
  static let codings: [FailureRow] = [
    FailureRow(
      "a body that isn't gzip", [.ok("Content-Encoding: gzip"), .text("this is no gzip")], malformedBody),
    FailureRow(
      "cut gzip with the length of the whole",
      [.ok("Content-Encoding: gzip", "Content-Length: \(packed.count)"), .send(packed.dropLast(20))],
      truncated),
    FailureRow(
      "cut gzip without a length", [.ok("Content-Encoding: gzip"), .send(packed.dropLast(20))],
      " → 200: $: string is never closed (line 1, column 31) [unterminated-string]", truncated),
    FailureRow("an unknown coding", [.ok("Content-Encoding: rot13"), .text("{}")], malformedBody),
    FailureRow(
      "GZIP in capitals", [.ok("Content-Encoding: GZIP"), .send(Gzip.stored("{}"))], accepted, malformedBody),
    FailureRow(
      "text after gzip", [.ok("Content-Encoding: gzip"), .send(packed), .text("more")], malformedBody),
  ]
}
