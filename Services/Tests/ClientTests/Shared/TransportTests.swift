import APIClient
import Foundation
import HTTPTypes
import MappingTestSupport
import Testing

/// What the transport does, observed from the other end of the socket.
@Suite("A transport on a socket")
struct TransportTests {
  private let transport = Tested.transport()

  private func exchange(_ server: RawServer, _ method: HTTPRequest.Method = .get) throws -> Exchange {
    Exchange(method, try HTTPURL(server.address))
  }

  @Test("A redirect is returned, not followed", arguments: [301, 302, 303, 307, 308])
  func redirect(code: Int) async throws {
    let server = try RawServer([.head("\(code) Moved", "Location: /elsewhere"), .text("there")])
    let reply = try await transport.send(exchange(server))
    #expect(reply.response.status.code == code)
    #expect(reply.response.headerFields[.location] == "/elsewhere")
    #expect(try await reply.body.prefix(100).bytes == Array("there".utf8))
    #expect(server.requests.count == 1)
  }

  @Test(
    "A challenge is returned with its body, and the request isn't sent again", arguments: [false, true])
  func challenge(isStreamed: Bool) async throws {
    let server = try RawServer([
      .head("401 Unauthorized", "WWW-Authenticate: Bearer, Basic realm=\"x\"", "Content-Length: 1000000"),
      .repeating(Array(repeating: 32, count: 100_000), 10),
    ])
    var request = try exchange(server)
    request.isStreamed = isStreamed
    let reply = try await transport.send(request)
    #expect(reply.response.status == .unauthorized)
    #expect(reply.response.headerFields[.wwwAuthenticate] == "Bearer, Basic realm=\"x\"")
    #expect(try await reply.body.prefix(2_000_000).bytes.count == 1_000_000)
    #expect(server.requests.count == 1)
  }

  @Test("The truncated body of a challenge is an error")
  func cutChallenge() async throws {
    let server = try RawServer([
      .head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\"", "Content-Length: 10"), .text("five."),
    ])
    let reply = try await transport.send(exchange(server))
    let error = await #expect(throws: TransportError.self) { try await reply.body.prefix(100) }
    #expect(error?.kind == .truncated)
  }

  @Test("Informational responses are skipped")
  func informational() async throws {
    let server = try RawServer([
      .text("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"),
      .head("201 Created"), .text("made"),
    ])
    let reply = try await transport.send(exchange(server))
    #expect(reply.response.status == .created)
    #expect(reply.response.headerFields.map(\.name) == [.connection])
    #expect(try await reply.body.prefix(100).bytes == Array("made".utf8))
  }

  @Test("The number of bytes in header fields is limited", arguments: 0..<4 as Range<UInt64>)
  func headBytes(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 100...70_000, using: &random)
    let transport = Tested.transport(headByteLimit: limit)
    // The counted bytes are `Connection`, `close`, `a1` and its value.
    let value = String(repeating: "v", count: limit - "Connectionclosea1".utf8.count)
    let server = try RawServer {
      [.head("200 OK", "a1: \(value)\($0.contains("/over") ? "v" : "")"), .text("{}")]
    }
    #expect(try await transport.send(exchange(server)).body.prefix(10).bytes == Array("{}".utf8))
    let over = Exchange(.get, try HTTPURL("\(server.address)/over"))
    let error = await #expect(throws: TransportError.self) { try await transport.send(over) }
    #expect(
      error?.description == """
        response header fields too large (its header fields have \(limit + 1) bytes; the limit is \(limit))
        """)
  }

  @Test("Cookies are returned, each as a field of its own, and not sent")
  func cookies() async throws {
    let cookies = [
      "id=31d4d96e; Path=/; HttpOnly", "old=1; Expires=Sun, 06 Nov 1994 08:49:37 GMT",
      "new=a=b; Expires=Fri, 31 Dec 9999 23:59:59 GMT", "text=x,y; Secure", "theme=dark,session=evil",
    ]
    let server = try RawServer([.head("200 OK", cookies.map { "Set-Cookie: \($0)" }), .text("{}")])
    for _ in 1...2 {
      let reply = try await transport.send(exchange(server))
      #expect(reply.response.headerFields[values: .setCookie] == cookies)
      _ = try await reply.body.prefix(100)
    }
    #expect(server.requests.count == 2)
    #expect(!server.requests.contains { $0.lowercased().contains("cookie") })
  }

  /// Responds to `/first`, sends another response while that connection is idle, unless the request has asked
  /// to close it, and responds to every other request with its own.
  private static func script(_ head: String, isSent: @escaping @Sendable () -> Void) -> [RawServer.Step] {
    func response(_ body: String) -> RawServer.Step {
      .text("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    guard !head.lowercased().contains("\r\nconnection: close") else {
      return [response("own"), .run(isSent)]
    }
    guard head.contains(" /first ") else { return [response("own"), .untilClosed] }
    return [
      response("own"), .pause(.milliseconds(20)), response("other"), .run(isSent), .receiving(1),
      response("own"),
    ]
  }

  @Test(
    "With URLSession, a response sent while a connection is idle answers the next request, unless it is closed",
    .timeLimit(.minutes(5)), arguments: [false, true])
  func unrequested(closes: Bool) async throws {
    let expected = Tested.isURLSession && !closes ? "other" : "own"
    var bodies: [String] = []
    // The next request may use a new connection, if it is sent before the connection is free.
    while bodies.count < 3 || expected == "other" && bodies.count < 100 && !bodies.contains(expected) {
      let (sent, isSent) = AsyncStream.makeStream(of: Void.self)
      let server = try RawServer { head in Self.script(head) { isSent.finish() } }
      let client = client(at: server.address) { if closes { $0.headerFields[.connection] = "close" } }
      _ = try await client.send(Endpoint<[UInt8], Anyone>.bytes("first"))
      for await _ in sent {}
      try await Task.sleep(for: .milliseconds(20))
      bodies.append(
        String(decoding: try await client.send(Endpoint<[UInt8], Anyone>.bytes("second")), as: UTF8.self))
    }
    #expect(expected == "other" ? bodies.contains("other") : Set(bodies) == ["own"])
  }

  @Test("Nothing is cached")
  func noCache() async throws {
    let server = try RawServer([
      .head("200 OK", "Cache-Control: max-age=1000", "ETag: \"a\"", "Content-Length: 2"), .text("{}"),
    ])
    for _ in 1...2 { _ = try await transport.send(exchange(server)).body.prefix(100) }
    #expect(server.requests.count == 2)
    #expect(!server.requests.contains { $0.contains("If-None-Match") })
  }

  @Test("Header fields of one name are sent as one")
  func requestFields() async throws {
    let server = try RawServer([.head()])
    var exchange = try exchange(server)
    let tag = try #require(HTTPField.Name("x-TAG_1"))
    exchange.request.headerFields.append(HTTPField(name: tag, value: "one"))
    exchange.request.headerFields.append(HTTPField(name: tag, value: "two"))
    exchange.request.headerFields.append(HTTPField(name: .cookie, value: "a=1"))
    exchange.request.headerFields.append(HTTPField(name: .cookie, value: "b=2"))
    exchange.request.headerFields[.acceptLanguage] = "sv"
    _ = try await transport.send(exchange)
    let lines = try #require(server.requests.first).components(separatedBy: "\r\n")
    #expect(lines.filter { $0.lowercased().hasPrefix("x-tag") } == ["x-TAG_1: one, two"])
    #expect(lines.filter { $0.hasPrefix("Cookie") } == ["Cookie: a=1; b=2"])
    #expect(lines.filter { $0.hasPrefix("Accept-Language") } == ["Accept-Language: sv"])
  }

  @Test(
    "Any idle timeout is accepted",
    arguments: [Duration.seconds(Int64.max), .nanoseconds(Int64.max), .seconds(Int64.max) * 18]
      + (0..<4 as Range<UInt64>).map { seed -> Duration in
        var random = SeededGenerator(seed: seed)
        return .seconds(Int64.random(in: 1 << 40 ... .max, using: &random) >> (8 * Int64(seed)))
      })
  func longSilence(duration: Duration) async throws {
    let server = try RawServer([.pause(.milliseconds(100)), .head(), .text("{}")])
    var exchange = try exchange(server)
    exchange.idleTimeout = duration
    #expect(try await transport.send(exchange).body.prefix(10).bytes == Array("{}".utf8))
  }

  // The clock advances by a nanosecond for each byte that the server receives. The buffers of the sockets
  // hold much less than the idle timeout.
  @Test("A slow upload isn't an idle connection")
  func slowUpload() async throws {
    let count = 64 << 20
    let clock = ManualClock()
    let server = try RawServer([
      .receiving(count) { clock.advance(by: .nanoseconds($0)) }, .head("201 Created"),
    ])
    var exchange = try exchange(server, .put)
    exchange.body = [UInt8](repeating: 32, count: count)
    exchange.idleTimeout = .nanoseconds(count / 2)
    #expect(try await Tested.transport(clock: clock).send(exchange).response.status == .created)
  }

  @Test("A missing server is an error")
  func notConnected() async throws {
    let (socket, port) = try Sockets.listen()
    Sockets.stop(socket)
    let client = client(at: "http://127.0.0.1:\(port)")
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: port) == "GET http://127.0.0.1/todos/1: the server could not be reached")
    #expect(error.isOffline)
  }

  @Test("An unknown host is an error")
  func hostNotFound() async throws {
    let client = client(at: "https://nowhere.invalid")
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: 443) == "GET https://nowhere.invalid/todos/1: the host was not found")
    #expect(error.isOffline)
  }
}
