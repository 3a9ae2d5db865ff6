extension FailureRow {
  /// Statuses and types of responses.
  static let statuses: [FailureRow] = [
    FailureRow(
      "401 with a Basic challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\""), .text("no")], " → 401: Unauthorized"),
    FailureRow(
      "401 with a Digest challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Digest realm=\"x\", nonce=\"y\""), .text("no")],
      " → 401: Unauthorized"),
    FailureRow(
      "407", [.head("407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"")],
      " → 407: Proxy Authentication Required"),
    FailureRow("404 without a body", [.head("404 Not Found", "Content-Length: 0")], " → 404: Not Found"),
    FailureRow(
      "204 where a body is needed", [.head("204 No Content")],
      " → 204: $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    FailureRow(
      "HTML", [.ok("Content-Type: text/html"), .text("<html>")],
      " → 200: content type text/html is not accepted"),
    FailureRow(
      "Content-Type twice, and no body",
      [.ok("Content-Type: application/json", "Content-Type: application/json")],
      " → 200: $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    FailureRow("the status 99", [.text("HTTP/1.1 099 Odd\r\n\r\n{}")], malformed),
    FailureRow("a status of four digits", [.text("HTTP/1.1 2000 Odd\r\n\r\n{}")], malformed),
    FailureRow(
      "the status 999", [.head("999 Odd"), .text("{}")], " → 999: the endpoint doesn't accept this status"),
    FailureRow(
      "another protocol after 101",
      [
        .text("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n"),
        .text("frames"),
      ], lost, " → 101: the endpoint doesn't accept this status"),
    FailureRow("closed after 103", [.text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")], lost),
    FailureRow(
      "a space before a colon", [.text("HTTP/1.1 200 OK\r\nX : a\r\nConnection: close\r\n\r\n{}")], malformed),
    FailureRow(
      "a body of 204", [.head("204 No Content"), .text("{}")],
      " → 204: $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    FailureRow("304 without a condition", [.head("304 Not Modified"), .text("{}")], " → 304: Not Modified"),
    FailureRow(
      "205 with a body", [.head("205 Reset Content"), .text("{}")],
      " → 205: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
  ]

  /// Redirects that the client doesn't follow.
  static let redirects: [FailureRow] = [
    FailureRow(
      "a redirect to itself", [.head("302 Found", "Location: /todos/1")], " → 302: more than 10 redirects"),
    FailureRow(
      "a redirect to another protocol", [.head("302 Found", "Location: ftp://127.0.0.1/")],
      " → 302: a redirect led to a place that may not be followed"),
    FailureRow(
      "a redirect without a location", [.head("302 Found", "Content-Length: 4"), .text("body")],
      " → 302: a redirect without a Location; the service has to name a URL there"),
    FailureRow(
      "a redirect to an empty location", [.head("307 Temporary Redirect", "Location: "), .text("body")],
      " → 307: a redirect without a Location; the service has to name a URL there"),
    FailureRow(
      "a redirect to a location of several blanks", [.head("302 Found", "Location: \t \t"), .text("body")],
      malformed, " → 302: a redirect without a Location; the service has to name a URL there"),
    FailureRow(
      "a redirect to an invalid URL", [.head("301 Moved", "Location: http://[::1"), .text("body")],
      " → 301: a redirect whose Location is no URL: the IPv6 address has no end"),
    FailureRow(
      "a redirect by a proxy", [.head("305 Use Proxy", "Location: /x"), .text("body")],
      " → 305: the endpoint doesn't accept this status"),
    FailureRow(
      "a redirect by a proxy without a location", [.head("305 Use Proxy")],
      " → 305: the endpoint doesn't accept this status"),
    FailureRow("306", [.head("306 Unused")], " → 306: the endpoint doesn't accept this status"),
  ]
}
