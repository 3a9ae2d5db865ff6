#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import Testing

/// Faults of servers with HTTP/2, and the error of the client for each. Each row is a real server.
@Suite("Errors of servers over HTTP/2", .asyncHTTPClient, Nginx.trait)
struct HTTP2FailureTests {
  @Test(
    "Each failure has its own error, and only a lost connection is offline and retried",
    arguments: HTTP2Row.all)
  func rejected(row: HTTP2Row) async throws {
    let server = try await FrameServer(row.steps)
    let client = client(at: server.address, server.transport()) { $0.idleTimeout = .seconds(30) }
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: server.port) == "GET https://localhost/todos/1\(row.text)")
    #expect(error.isOffline == row.isOffline)
    #expect(error.transportError.map(RetryPolicy().isRetried) ?? false == row.isOffline)
  }

  @Test("The limit of heads is announced, and a head up to it is read", arguments: [1000, 65_536, 500_000])
  func headLimit(limit: Int) async throws {
    for (count, isRead) in [(limit, true), (limit + 1, false)] where limit < 90_000 || !isRead {
      let server = try await FrameServer([
        .head(200, [("x", String(repeating: "a", count: count - 1))]), .text("{}"),
      ])
      let client = client(at: server.address, server.transport { $0.headByteLimit = limit })
      let error = await failure(try await client.send(Endpoint<[UInt8], Anyone>.bytes("x")))
      #expect((error == nil) == isRead)
      #expect(error?.transportError?.kind == (isRead ? nil : .headTooLarge))
      #expect(try #require(server.settings[6]) >= limit)
    }
  }

  @Test(
    "An error of the connection reaches each request on it, and one of a stream only its own",
    arguments: [true, false])
  func severalRequests(isOfConnection: Bool) async throws {
    let count = 5
    // The last request gets the fault, the others the beginning of a body.
    let fault: FrameStep = isOfConnection ? .frame(8, stream: 0, [0, 0, 0, 0]) : .head(200, [("X", "a")])
    let server = try await FrameServer { number in
      number < count - 1 ? [.head(), .text("{", ends: false)] : [fault]
    }
    let transport = server.transport()
    let client = client(at: server.address, transport)
    var replies: [Reply] = []
    for _ in 1..<count {
      replies.append(try await transport.send(Exchange(.get, try HTTPURL(server.address + "/x"))))
    }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.transportError?.kind == .malformed)
    #expect(server.connectionCount == 1)
    for reply in replies {
      if isOfConnection {
        let error = await #expect(throws: TransportError.self) { for try await _ in reply.body {} }
        #expect(error?.kind == .malformed)
      } else {
        var chunks = reply.body.makeAsyncIterator()
        #expect(try await chunks.next() == [UInt8(ascii: "{")])
      }
    }
  }
}
#endif
