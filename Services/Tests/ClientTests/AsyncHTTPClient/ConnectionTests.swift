#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import MappingTestSupport
import Testing

@Suite("Connections, heads of responses, and the end of a transport", .asyncHTTPClient)
struct ConnectionTests {
  private func url(_ server: RawServer) throws -> HTTPURL { try HTTPURL(server.address) }

  @Test("A POST on a reused connection that the server closes fails at once")
  func reused() async throws {
    // Sends one response, and closes the connection when the next request arrives.
    let server = try RawServer([.kept, .receiving(1)])
    let transport = try Tested.asyncHTTPClient()
    _ = try await transport.send(Exchange(.get, try url(server))).body.prefix(10)
    let exchange = Exchange(.post, try url(server), body: [UInt8](repeating: 32, count: 100_000))
    let error = await #expect(throws: TransportError.self) { try await transport.send(exchange) }
    #expect(error?.kind == .connectionLost)
  }

  @Test("More requests than connections wait, at most for the connect time-out")
  func limit() async throws {
    let server = try RawServer { head in head.contains("/slow") ? [.untilClosed] : [.head(), .text("{}")] }
    let transport = Tested.asyncHTTPClient {
      $0.connectionsPerHost = 1
      $0.connectTimeout = .milliseconds(300)
    }
    let slow = Exchange(.get, try HTTPURL(server.address + "/slow"))
    let first = Task { try await transport.send(slow) }
    for await case .request in server.events { break }
    let second = await #expect(throws: TransportError.self) { try await transport.send(slow) }
    #expect(second?.kind == .timedOut(.connection))
    first.cancel()
    _ = await first.result
    let reply = try await transport.send(Exchange(.get, try url(server)))
    #expect(try await reply.body.prefix(10).bytes == Array("{}".utf8))
  }

  @Test("An unused connection is closed after its time")
  func keepAlive() async throws {
    let server = try RawServer([.kept, .untilClosed])
    let transport = Tested.asyncHTTPClient { $0.keepAlive = .milliseconds(100) }
    _ = try await transport.send(Exchange(.get, try url(server))).body.prefix(10)
    #expect(await isClosedByClient(server))
    withExtendedLifetime(transport) {}
  }

  @Test("An IPv6 address is an address like others")
  func address() async throws {
    let server = try RawServer([.head(), .text("{}")])
    // The server listens on an IPv4 address, which this one contains.
    let url = try HTTPURL("http://[::ffff:127.0.0.1]:\(server.port)/")
    let reply = try await Tested.asyncHTTPClient().send(Exchange(.get, url))
    #expect(try await reply.body.prefix(10).bytes == Array("{}".utf8))
    #expect(server.requests.first?.contains("[::ffff:127.0.0.1]:\(server.port)") == true)
  }

  @Test("A body with GET is sent, and one with TRACE refused")
  func bodies() async throws {
    let server = try RawServer([.head(), .text("{}")])
    let get = Exchange(.get, try url(server), body: [1])
    #expect(try await Tested.asyncHTTPClient().send(get).response.status == .ok)
    #expect(server.requests.first?.contains("Content-Length: 1") == true)
    let trace = Exchange(.trace, try url(server), body: [1])
    let error = await #expect(throws: TransportError.self) { try await Tested.asyncHTTPClient().send(trace) }
    #expect(error?.description == "Trace request with body")
  }

  @Test("A URL that the library would change is refused", arguments: ["/100%/a%20b", "/a[1]"])
  func changedURL(path: String) async throws {
    let server = try RawServer([.head()])
    let url = try HTTPURL(server.address + path)
    let error = await #expect(throws: TransportError.self) {
      try await Tested.asyncHTTPClient().send(Exchange(.get, url))
    }
    #expect(
      error?.description == "async-http-client can't send this URL: it has a lone percent sign or a bracket")
    #expect(server.requests == [])
  }

  static let refusals: [(steps: [RawServer.Step], body: String)] = [
    ([.head("413 Content Too Large", "Content-Length: 5"), .text("limit")], "limit"),
    ([.head("413 Content Too Large", "Content-Length: 0")], ""),
    (
      [
        .head("413 Content Too Large", "Transfer-Encoding: chunked"), .chunk("lim"),
        .pause(.milliseconds(50)), .chunk("it"), .pause(.milliseconds(50)), .chunk(""),
      ], "limit"
    ),
  ]

  /// Ends a stream when it is released.
  private final class Witness: Sendable {
    private let release: AsyncStream<Never>.Continuation

    init(_ release: AsyncStream<Never>.Continuation) { self.release = release }

    deinit { release.finish() }

    /// A stream of zeros, or one whose first chunk takes an hour.
    func zeros(_ count: Int) -> AsyncStream<[UInt8]> {
      AsyncStream {
        withExtendedLifetime(self) {}
        if count == 0 { try? await Task.sleep(for: .seconds(3600)) }
        return [UInt8](repeating: 0, count: count)
      }
    }
  }

  /// Bodies that don't end before the server refuses them.
  private static let uploads: [@Sendable (AsyncStream<Never>.Continuation) -> RequestBody] = [
    { release in
      release.finish()
      return .bytes([UInt8](repeating: 0, count: 20_000_000), contentType: "text/plain")
    },
    { release in
      .stream(contentType: "text/plain", count: 20_000_000) { Witness(release).zeros(100_000) }
    },
    { release in .stream(contentType: "text/plain") { Witness(release).zeros(1) } },
    { release in .stream(contentType: "text/plain") { Witness(release).zeros(0) } },
  ]

  @Test(
    "A response to the beginning of an upload is delivered, and ends and releases the upload",
    .timeLimit(.minutes(1)),
    arguments: 0..<3, 0..<4)
  func earlyResponse(refusal: Int, upload: Int) async throws {
    let (steps, text) = Self.refusals[refusal]
    // A server that closed the connection without reading the rest would reset it, and the response might be
    // lost.
    let server = try RawServer(steps + [.untilClosed])
    let (released, release) = AsyncStream.makeStream(of: Never.self)
    let endpoint = Endpoint<Void, Anyone>(.post, "photos", body: Self.uploads[upload](release)) { _ in }
    let error = await failure(try await client(at: server.address).send(endpoint))
    #expect(error?.status == .contentTooLarge)
    #expect(error?.statusError?.body == Array(text.utf8))
    #expect(await isClosedByClient(server))
    for await _ in released {}
  }

  // MARK: - The end of a transport

  /// Waits until the client has closed a connection of the server.
  private func isClosedByClient(_ server: RawServer) async -> Bool {
    for await event in server.events where event == .closed(byClient: true) { return true }
    return false
  }

  /// A request whose response is returned before its body.
  private func streamed(_ server: RawServer) throws -> Exchange {
    var exchange = Exchange(.get, try HTTPURL(server.address))
    exchange.isStreamed = true
    return exchange
  }

  @Test("Shutting down completes a response that is being read, closes connections and refuses requests")
  func graceful() async throws {
    let mayEnd = Locked(false)
    let server = try RawServer([
      .text("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n{}"),
      .run { while !mayEnd.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }, .text("{}"),
      .untilClosed,
    ])
    let transport = AsyncHTTPClientTransport()
    let exchange = try streamed(server)
    let reply = try await transport.send(exchange)
    let end = Task { await transport.shutdown() }
    // Requests are refused as soon as the transport is being shut down.
    while (try? await transport.send(exchange)) != nil { await Task.yield() }
    let error = await #expect(throws: TransportError.self) { try await transport.send(exchange) }
    #expect(error?.description == "the transport was shut down")
    mayEnd.withLock { $0 = true }
    #expect(try await reply.body.prefix(10).bytes == Array("{}{}".utf8))
    await end.value
    #expect(await isClosedByClient(server))
    // Another call has no effect.
    await transport.shutdown()
  }

  @Test("Cancelling it ends the requests under way")
  func cancelled() async throws {
    let server = try RawServer([.untilClosed])
    let transport = AsyncHTTPClientTransport()
    let exchange = Exchange(.get, try HTTPURL(server.address))
    let request = Task { try await transport.send(exchange) }
    for await case .request in server.events { break }
    let end = Task { await transport.shutdown() }
    end.cancel()
    await end.value
    let error = await #expect(throws: TransportError.self) { try await request.value }
    #expect(error?.kind == .cancelled)
  }

  @Test("A transport that is forgotten closes its connections")
  func forgotten() async throws {
    let server = try RawServer([.kept, .untilClosed])
    do {
      let transport = AsyncHTTPClientTransport()
      _ = try await transport.send(Exchange(.get, try HTTPURL(server.address))).body.prefix(10)
    }
    #expect(await isClosedByClient(server))
  }

  @Test("A response outlives its transport")
  func outlived() async throws {
    let server = try RawServer([
      .head("200 OK", "Content-Length: 4"), .text("{}"), .pause(.milliseconds(100)), .text("{}"),
    ])
    let reply = try await AsyncHTTPClientTransport().send(streamed(server))
    #expect(try await reply.body.prefix(10).bytes == Array("{}{}".utf8))
  }

  // MARK: - Heads of responses

  @Test("30 000 header fields are refused, and other requests of the transport continue")
  func manyFields() async throws {
    let server = try RawServer { head in
      guard head.contains("/many") else { return [.head(), .text("{}")] }
      return [.text("HTTP/1.1 200 OK\r\n"), .repeating(Array("a: b\r\n".utf8), 30_000), .text("\r\n{}")]
    }
    let transport = try Tested.asyncHTTPClient()
    let many = Exchange(.get, try HTTPURL("\(server.address)/many"))
    let few = Exchange(.get, try HTTPURL(server.address))
    let refused = Task { try await transport.send(many) }
    for _ in 0..<20 { #expect(try await transport.send(few).response.status == .ok) }
    let error = await #expect(throws: TransportError.self) { try await refused.value }
    #expect(error?.kind == .headTooLarge)
  }

  @Test(
    "What SwiftNIO's parser refuses without a name has a reason",
    arguments: [
      "HTTP/1.1 200 OK\n\n{}", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n",
    ])
  func refused(text: String) async throws {
    let server = try RawServer([.text(text)])
    let exchange = Exchange(.get, try HTTPURL(server.address))
    let error = await #expect(throws: TransportError.self) {
      try await Tested.asyncHTTPClient().send(exchange)
    }
    #expect(
      error?.description == """
        invalid HTTP response (a line ends without a carriage return, or it has both a length and chunks)
        """)
  }

  /// Valid responses, which the test below damages.
  private static let samples = [
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: T\r\n\r\n2;a=b\r\n{}\r\n0\r\nT: a\r\n\r\n",
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nConnection: close\r\n\r\nno",
    "HTTP/1.0 304 Not Modified\r\nETag: \"1\"\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\nframes",
  ]

  @Test("Damaged responses are responses or errors, and stop nothing", arguments: 0..<20 as Range<UInt64>)
  func damaged(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let count = 50
    let sent = Locked<[[UInt8]]>([])
    for _ in 0..<count {
      var bytes = Array((Self.samples.randomElement(using: &random) ?? "").utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: index)
        case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes[index] = Array("0123459 \r\n:;".utf8).randomElement(using: &random) ?? 0
        }
      }
      sent.withLock { $0.append(bytes) }
    }
    let server = try RawServer { head in
      guard !head.contains("/end ") else { return [.head(), .text("end")] }
      return sent.withLock { $0.popLast() }.map { [.send($0)] } ?? []
    }
    let transport = AsyncHTTPClientTransport()
    for number in 0..<count {
      let url = try HTTPURL("\(server.address)/\(number)")
      _ = try? await transport.send(Exchange(number.isMultiple(of: 5) ? .head : .get, url)).body.prefix(100)
    }
    // A retry, because the server may have closed the connection that the transport uses.
    let client = client(at: server.address, transport, interceptors: [RetryInterceptor.immediate()])
    #expect(try await client.send(Endpoint<[UInt8], Anyone>.bytes("end")) == Array("end".utf8))
    await transport.shutdown()
  }
}
#endif
