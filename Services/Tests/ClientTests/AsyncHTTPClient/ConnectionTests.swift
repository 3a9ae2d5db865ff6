#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import Testing

@Suite("Connections", .asyncHTTPClient)
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
    var isClosed = false
    for await case .closed(let byClient) in server.events.filter({ $0 == .closed(byClient: true) }) {
      isClosed = byClient
      break
    }
    #expect(isClosed)
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
    for await event in server.events where event == .closed(byClient: true) { break }
    for await _ in released {}
  }
}
#endif
