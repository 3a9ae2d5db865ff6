extension FailureRow {
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
