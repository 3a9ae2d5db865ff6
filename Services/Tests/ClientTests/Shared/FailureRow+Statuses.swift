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
      " → 200: content type text/html is not accepted"),
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
}
