#if ClientTests
import APIClient
import Testing
import URLSessionTransport

/// Faults of servers, and the error of the client for each. Each row is a real server on a socket.
@Suite("Errors of servers")
struct FailureTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [RawServer.Step]
    let text: String

    init(_ name: String, _ steps: [RawServer.Step], _ text: String) {
      (self.name, self.steps, self.text) = (name, steps, text)
    }

    var testDescription: String { name }
  }

  static let packed = Gzip.stored(#"{"userId": 1, "title": "Tea", "completed": false}"#)

  static let rows: [Row] = [
    Row(
      "401 with a Basic challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\""), .text("no")],
      " → 401: Unauthorized"),
    Row(
      "401 with a Digest challenge",
      [.head("401 Unauthorized", "WWW-Authenticate: Digest realm=\"x\", nonce=\"y\""), .text("no")],
      " → 401: Unauthorized"),
    Row(
      "407", [.head("407 Proxy Authentication Required", "Proxy-Authenticate: Basic realm=\"x\"")],
      " → 407: Proxy Authentication Required"),
    Row("404 without a body", [.head("404 Not Found", "Content-Length: 0")], " → 404: Not Found"),
    Row(
      "204 where a body is needed", [.head("204 No Content")],
      " → 204: $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    Row("no response", [.untilClosed], ": the server was silent for longer than allowed"),
    Row(
      "a stall in the body", [.head("200 OK", "Content-Length: 100"), .text("{"), .untilClosed],
      " → 200: the server was silent for longer than allowed"),
    Row(
      "a length too long", [.head("200 OK", "Content-Length: 100"), .text("{}")],
      " → 200: the body ended before its announced length"),
    Row(
      "the largest length that the platform accepts, 2⁶³ − 513",
      [.head("200 OK", "Content-Length: 9223372036854775295"), .text("{}")],
      " → 200: the body ended before its announced length"),
    Row(
      "a length too short", [.head("200 OK", "Content-Length: 2"), .text("{}{}{}")],
      " → 200: $: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]"),
    Row(
      "two lengths", [.head("200 OK", "Content-Length: 2", "Content-Length: 5"), .text("{}")],
      " → 200: the body ended before its announced length"),
    Row(
      "a length that isn't a number", [.head("200 OK", "Content-Length: x"), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    Row(
      "a cut chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{"), .text("5\r\n\"a")],
      " → 200: the body ended before its announced length"),
    Row(
      "no last chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{}")],
      " → 200: the body ended before its announced length"),
    Row(
      "an invalid chunk", [.head("200 OK", "Transfer-Encoding: chunked"), .chunk("{"), .text("zz\r\n")],
      " → 200: the bytes are no valid HTTP reply"),
    Row(
      "a body that isn't gzip", [.head("200 OK", "Content-Encoding: gzip"), .text("this is no gzip")],
      " → 200: the bytes are no valid HTTP reply"),
    Row(
      "cut gzip with its length",
      [
        .head("200 OK", "Content-Encoding: gzip", "Content-Length: \(packed.count)"),
        .send(packed.dropLast(20)),
      ],
      " → 200: the body ended before its announced length"),
    Row(
      "cut gzip without a length", [.head("200 OK", "Content-Encoding: gzip"), .send(packed.dropLast(20))],
      " → 200: $: string is never closed (line 1, column 31) [unterminated-string]"),
    Row(
      "an unknown coding", [.head("200 OK", "Content-Encoding: rot13"), .text("{}")],
      " → 200: the bytes are no valid HTTP reply"),
    Row("closed without a response", [], ": the connection was lost"),
    Row("reset without a response", [.reset], ": the connection was lost"),
    Row(
      "reset in the body",
      [.head("200 OK", "Content-Length: 100000"), .text("{"), .pause(.milliseconds(100)), .reset],
      " → 200: the connection was lost"),
    Row("text that isn't HTTP", [.text("this is no HTTP\r\n\r\n")], ": the bytes are no valid HTTP reply"),
    Row(
      "bytes that aren't HTTP", [.repeating([0, 255, 10, 13], 100)], ": the bytes are no valid HTTP reply"),
    Row("another protocol", [.text("HTTP/7.1 200 OK\r\n\r\n{}")], ": the bytes are no valid HTTP reply"),
    Row(
      "a header field without a colon", [.head("200 OK", "this is no field"), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    Row(
      "a byte outside ASCII in a header field",
      [.send(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n{}".utf8))],
      ": the bytes are no valid HTTP reply"),
    Row(
      "a header field of several spaces", [.head("200 OK", "X-Odd:  "), .text("{}")],
      ": the bytes are no valid HTTP reply"),
    Row(
      "no space after the status", [.text("HTTP/1.1 200\r\n\r\n{}")], ": the bytes are no valid HTTP reply"),
    Row("bare line feeds", [.text("HTTP/1.1 200 OK\n\n{}")], ": the bytes are no valid HTTP reply"),
    Row(
      "cut JSON without a length", [.head(), .text(#"{"userId": 1, "title": "Te"#)],
      " → 200: $.title: string is never closed (line 1, column 24) [unterminated-string]"),
    Row(
      "HTML", [.head("200 OK", "Content-Type: text/html"), .text("<html>")],
      " → 200: content type text/html is not accepted"),
    Row(
      "a body over the limit", [.head()] + RawServer.Step.paced(Array(repeating: 32, count: 1 << 18), 2500),
      " → 200: the body has more than 1000000 bytes"),
    Row(
      "a gzip bomb of more than 10 GB",
      [.head("200 OK", "Content-Encoding: gzip"), .send(Gzip.bomb.beginning)]
        + RawServer.Step.paced(Gzip.manyZeros, 5000),
      " → 200: the body has more than 1000000 bytes"),
    Row("a redirect to itself", [.head("302 Found", "Location: /todos/1")], " → 302: more than 10 redirects"),
    Row(
      "a redirect to another protocol", [.head("302 Found", "Location: ftp://127.0.0.1/")],
      " → 302: a redirect led to a place that may not be followed"),
    Row(
      "a redirect without a location", [.head("302 Found", "Content-Length: 4"), .text("body")],
      " → 302: a redirect without a Location; the service has to name a URL there"),
    Row(
      "a redirect to an empty location", [.head("307 Temporary Redirect", "Location: "), .text("body")],
      " → 307: a redirect without a Location; the service has to name a URL there"),
    Row(
      "a redirect to an invalid URL", [.head("301 Moved", "Location: http://[::1"), .text("body")],
      " → 301: a redirect whose Location is no URL: the IPv6 address has no end"),
    Row(
      "a redirect by a proxy", [.head("305 Use Proxy", "Location: /x"), .text("body")],
      " → 305: the endpoint doesn't accept this status"),
    Row(
      "a redirect by a proxy without a location", [.head("305 Use Proxy")],
      " → 305: the endpoint doesn't accept this status"),
    Row("306", [.head("306 Unused")], " → 306: the endpoint doesn't accept this status"),
    Row(
      "Content-Type twice",
      [.head("200 OK", "Content-Type: application/json", "Content-Type: application/json")],
      " → 200: $: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"),
    Row(
      "an endless slow body",
      // Lasts for hours, because a busy machine may check the deadline late.
      [.head()] + Array(repeatElement([.text(" "), .pause(.milliseconds(50))], count: 200_000).joined()),
      ": the time allowed is over"),
  ]

  @Test("Each failure of a server has its own error", arguments: rows)
  func rejected(row: Row) async throws {
    let server = try RawServer(row.steps)
    let client = client(at: server.address) {
      $0.bodyLimit = 1_000_000
      if row.text.contains("silent") { $0.idleTimeout = .milliseconds(500) }
      if row.name.contains("endless") { $0.timeout = .seconds(1) }
    }
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: server.port) == "GET http://127.0.0.1/todos/1\(row.text)")
  }
}
#endif
