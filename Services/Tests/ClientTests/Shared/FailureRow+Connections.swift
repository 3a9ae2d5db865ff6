extension FailureRow {
  /// Connections that end early, and responses that never end.
  static let connections: [FailureRow] = [
    FailureRow("no response", [.untilClosed], ": the server was silent for longer than allowed"),
    FailureRow(
      "a stall in the body", [.ok("Content-Length: 100"), .text("{"), .untilClosed],
      " → 200: the server was silent for longer than allowed"),
    FailureRow("closed without a response", [], lost),
    FailureRow("reset without a response", [.reset], lost),
    FailureRow(
      "reset in the body", [.ok("Content-Length: 100000"), .text("{"), .pause(.milliseconds(100)), .reset],
      " → 200: the connection was lost"),
    FailureRow(
      "a body over the limit", [.head()] + RawServer.Step.paced(Array(repeating: 32, count: 1 << 18), 2500),
      " → 200: the body has more than 1000000 bytes"),
    FailureRow(
      "a gzip bomb of more than 10 GB",
      [.ok("Content-Encoding: gzip"), .send(Gzip.bomb.beginning)]
        + RawServer.Step.paced(Gzip.manyZeros, 5000), " → 200: the body has more than 1000000 bytes"),
    FailureRow(
      "an endless slow body",
      // Lasts for hours, because a busy machine may check the deadline late.
      [.head()] + Array(repeatElement([.text(" "), .pause(.milliseconds(50))], count: 200_000).joined()),
      ": the time allowed is over"),
    FailureRow("closed within the header fields", [.text("HTTP/1.1 200 OK\r\nContent-Le")], nil, lost),
    FailureRow(
      "endless slow header fields",
      [.text("HTTP/1.1 200 OK\r\n")]
        + Array(repeatElement([.text("a: b\r\n"), .pause(.milliseconds(50))], count: 200).joined()) + [
          .untilClosed
        ], ": the time allowed is over"),
    FailureRow(
      "endless 103",
      Array(
        repeatElement([.text("HTTP/1.1 103 Early Hints\r\n\r\n"), .pause(.milliseconds(50))], count: 200_000)
          .joined()), ": the time allowed is over"),
  ]
}
