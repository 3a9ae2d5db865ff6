#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import Testing

@Suite("The end of a transport", .asyncHTTPClient)
struct ShutdownTests {
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
}
#endif
