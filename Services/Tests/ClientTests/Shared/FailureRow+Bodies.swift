extension FailureRow {
  private static let packed = Gzip.stored(#"{"userId": 1, "title": "Tea", "completed": false}"#)

  /// Lengths, chunks and the ends of bodies.
  static let lengths: [FailureRow] = [
    .init("a length too long", [.ok("Content-Length: 100"), .text("{}")], truncated),
    .init(
      "the largest length that the platform accepts, 2⁶³ − 513",
      [.ok("Content-Length: 9223372036854775295"), .text("{}")], truncated),
    .init("a length too short", [.ok("Content-Length: 2"), .text("{}{}{}")], accepted),
    .init("two lengths", [.ok("Content-Length: 2", "Content-Length: 5"), .text("{}")], truncated, malformed),
    .init("a length that isn't a number", [.ok("Content-Length: x"), .text("{}")], malformed),
    .init("a cut chunk", [.chunked, .chunk("{"), .text("5\r\n\"a")], truncated),
    .init("no last chunk", [.chunked, .chunk("{}")], truncated),
    .init("an invalid chunk", [.chunked, .chunk("{"), .text("zz\r\n")], malformedBody),
    .init(
      "cut JSON without a length", [.head(), .text(#"{"userId": 1, "title": "Te"#)],
      " → 200: $.title: string is never closed (line 1, column 24) [unterminated-string]"),
    .init(
      "a trailer field after the last chunk",
      [.chunked, .text("2\r\n{}\r\n0\r\nServer-Timing: db\r\n\r\n")], nil, accepted),
    .init("a length of 2⁶³ − 1", [.ok("Content-Length: 9223372036854775807"), .text("{}")], nil, truncated),
    .init(
      "a length beyond 64 bits", [.ok("Content-Length: 99999999999999999999999"), .text("{}")], accepted,
      malformed),
    .init("text after the last chunk", [.chunked, .chunk("{}"), .text("0\r\n\r\nmore")], accepted),
    .init("a chunk with an extension", [.chunked, .text("2;a=b\r\n{}\r\n0\r\n\r\n")], accepted),
    .init(
      "a chunk longer than 64 bits can count", [.chunked, .text("fffffffffffffffff\r\n{}")], malformedBody),
    .init("a negative chunk length", [.chunked, .text("-2\r\n{}\r\n0\r\n\r\n")], malformedBody),
    .init(
      "a length and chunks",
      [.ok("Content-Length: 9", "Transfer-Encoding: chunked"), .chunk("{}"), .text("0\r\n\r\n")], accepted,
      malformed),
    .init(
      "an unknown transfer coding", [.ok("Transfer-Encoding: rot13"), .text("{}")], malformedBody, accepted),
    .init("a negative length", [.ok("Content-Length: -2"), .text("{}")], malformed),
    .init(
      "the same length twice", [.ok("Content-Length: 2", "Content-Length: 2"), .text("{}")], accepted,
      malformed),
    .init("HTTP/1.0", [.text("HTTP/1.0 200 OK\r\n\r\n{}")], accepted),
  ]

  /// Compressed bodies.
  static let codings: [FailureRow] = [
    .init("a body that isn't gzip", [.gzip, .text("this is no gzip")], malformedBody),
    .init(
      "cut gzip with the length of the whole",
      [.ok("Content-Encoding: gzip", "Content-Length: \(packed.count)"), .send(packed.dropLast(20))],
      truncated),
    .init(
      "cut gzip without a length", [.gzip, .send(packed.dropLast(20))],
      " → 200: $: string is never closed (line 1, column 31) [unterminated-string]", truncated),
    .init("an unknown coding", [.ok("Content-Encoding: rot13"), .text("{}")], malformedBody),
    .init(
      "GZIP in capitals", [.ok("Content-Encoding: GZIP"), .send(Gzip.stored("{}"))], accepted),
    .init("x-gzip", [.ok("Content-Encoding: x-gzip"), .send(Gzip.stored("{}"))], accepted),
    .init("an empty coding", [.ok("Content-Encoding: "), .text("{}")], accepted),
    .init("gzip named, but no body", [.ok("Content-Encoding: gzip", "Content-Length: 0")], " → 200\(empty)"),
    .init(
      "gzip in two parts", [.gzip, .send(Gzip.stored("{")), .send(Gzip.stored("}"))], malformedBody),
    .init(
      "gzip named twice",
      [.ok("Content-Encoding: gzip", "Content-Encoding: gzip"), .send(Gzip.stored("{}"))],
      malformedBody),
    .init(
      "deflate without the head of zlib",
      [.ok("Content-Encoding: deflate"), .send([1, 2, 0, 0xFD, 0xFF, 0x7B, 0x7D])],
      accepted, malformedBody),
    .init("text after gzip", [.gzip, .send(packed), .text("more")], malformedBody),
  ]
}
