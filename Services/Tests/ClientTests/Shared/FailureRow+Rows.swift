extension FailureRow {
  /// Statuses and types of responses.
  static let statuses: [FailureRow] = [
    .init(
      "401 with a Basic challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\""), .text("no")], " → 401: Unauthorized"),
    .init(
      "401 with a Digest challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Digest realm=\"x\", nonce=\"y\""), .text("no")],
      " → 401: Unauthorized"),
    .init(
      "407", [.head("407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"")],
      " → 407: Proxy Authentication Required"),
    .init("404 without a body", [.head("404 Not Found", "Content-Length: 0")], " → 404: Not Found"),
    .init("204 where a body is needed", [.head("204 No Content")], " → 204\(empty)"),
    .init(
      "HTML", [.ok("Content-Type: text/html"), .text("<html>")],
      " → 200: content type text/html is not one of the endpoint's acceptedContentTypes (application/json)"),
    .init(
      "Content-Type twice, and no body",
      [.ok("Content-Type: application/json", "Content-Type: application/json")],
      " → 200\(empty)"),
    .init("the status 99", [.text("HTTP/1.1 099 Odd\r\n\r\n{}")], malformed),
    .init("a status of four digits", [.text("HTTP/1.1 2000 Odd\r\n\r\n{}")], malformed),
    .init("the status 999", [.head("999 Odd"), .text("{}")], " → 999\(unexpected)"),
    .init(
      "another protocol after 101",
      [
        .text("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"),
        .text("frames"),
      ], lost, " → 101\(unexpected)"),
    .init("closed after 103", [.text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")], lost),
    .init("a space before a colon", [.ok("X : a"), .text("{}")], malformed),
    .init("a body of 204", [.head("204 No Content"), .text("{}")], " → 204\(empty)"),
    .init("304 without a condition", [.head("304 Not Modified"), .text("{}")], " → 304: Not Modified"),
    .init("205 with a body", [.head("205 Reset Content"), .text("{}")], " → 205\(incomplete)"),
  ]

  /// Redirects that the client doesn't follow.
  static let redirects: [FailureRow] = [
    .init(
      "a redirect to itself", [.head("302 Found", "Location: /todos/1")], " → 302: more than 10 redirects"),
    .init(
      "a redirect to another protocol", [.head("302 Found", "Location: ftp://127.0.0.1/")],
      " → 302: redirect target not allowed"),
    .init(
      "a redirect without a location", [.head("302 Found", "Content-Length: 4"), .text("body")],
      " → 302\(noLocation)"),
    .init(
      "a redirect to an empty location", [.head("307 Temporary Redirect", "Location: "), .text("body")],
      " → 307\(noLocation)"),
    .init(
      "a redirect to a location of several blanks", [.head("302 Found", "Location: \t \t"), .text("body")],
      malformed, " → 302\(noLocation)"),
    .init(
      "a redirect to an invalid URL", [.head("301 Moved", "Location: http://[::1"), .text("body")],
      " → 301: redirect with an invalid Location: the IPv6 address has no ]"),
    .init(
      "a redirect by a proxy", [.head("305 Use Proxy", "Location: /x"), .text("body")],
      " → 305\(unexpected)"),
    .init("a redirect by a proxy without a location", [.head("305 Use Proxy")], " → 305\(unexpected)"),
    .init("306", [.head("306 Unused")], " → 306\(unexpected)"),
  ]

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
    .init("a header field without a space", [.ok("X-Odd:a"), .text("{}")], malformed, accepted),
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

  /// Connections that end early, and responses that never end.
  static let connections: [FailureRow] = [
    .init("no response", [.untilClosed], ": the server was silent for longer than allowed"),
    .init(
      // Longer than the bodies that AsyncHTTPClientTransport awaits before it returns the head.
      "a stall in the body", [.ok("Content-Length: 100000"), .text("{"), .untilClosed],
      " → 200: the server was silent for longer than allowed"),
    .init("closed without a response", [], lost),
    .init("reset without a response", [.reset], lost),
    .init(
      "reset in the body", [.ok("Content-Length: 100000"), .text("{"), .pause(.milliseconds(100)), .reset],
      " → 200: the connection was lost"),
    .init(
      "a body over the limit", [.head()] + RawServer.Step.paced(Array(repeating: 32, count: 1 << 18), 2500),
      " → 200: the body has more than 1000000 bytes"),
    .init(
      "a gzip bomb of more than 10 GB",
      [.gzip, .send(Gzip.bomb.beginning)]
        + RawServer.Step.paced(Gzip.manyZeros, 5000), " → 200: the body has more than 1000000 bytes"),
    // Lasts for hours, because a busy machine may check the deadline late.
    .init("an endless slow body", [.head()] + slowly(" ", 200_000), ": timed out"),
    .init("closed within the header fields", [.text("HTTP/1.1 200 OK\r\nContent-Le")], nil, lost),
    .init(
      "endless slow header fields", [.text("HTTP/1.1 200 OK\r\n")] + slowly("a: b\r\n", 200) + [.untilClosed],
      ": timed out"),
    .init("endless 103", slowly("HTTP/1.1 103 Early Hints\r\n\r\n", 200_000), ": timed out"),
  ]

  private static func slowly(_ text: String, _ count: Int) -> [RawServer.Step] {
    RawServer.Step.paced(Array(text.utf8), count, every: .milliseconds(50))
  }
}
