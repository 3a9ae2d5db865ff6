import APIClient
import Catalog
import Foundation
import HTTPTypes
import JSONCore
import MappingTestSupport
import Testing

@Suite("Cancellation ends the request immediately")
struct CancellationTests {
  /// Waits until the server receives a request, calls `action`, and returns whether the client then closes
  /// the connection.
  private func isClosed(_ server: RawServer, behind action: () async -> Void) async -> Bool {
    for await event in server.events {
      switch event {
      case .request: await action()
      case .closed(let byClient): return byClient
      }
    }
    return false
  }

  static let beginnings: [[RawServer.Step]] = [
    [], [.head("200 OK", "Content-Length: 100")], [.head("200 OK", "Content-Length: 100"), .text("{")],
    [.head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\"", "Content-Length: 100")],
  ]

  @Test("A request is cancelled before the head, in the body, and after a challenge", arguments: beginnings)
  func cancelled(beginning: [RawServer.Step]) async throws {
    let server = try RawServer(beginning + [.untilClosed])
    let client = client(at: server.address)
    let task = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
    #expect(await isClosed(server) { task.cancel() })
    let error = try #require(await task.value)
    #expect(error.isCancelled)
    #expect(error.text(at: server.port).hasSuffix(": cancelled"))
    #expect(error.attempts == 1)
  }

  static let heads: [RawServer.Step] = [
    .head("302 Found", "Location: /todos/2"),
    .head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\""),
    .head("200 OK"),
  ]

  @Test("While a response arrives", arguments: heads, [1, 2] as [UInt64])
  func during(head: RawServer.Step, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Thoroughness.rounds(30, of: 1000) {
      let server = try RawServer([head])
      let client = client(at: server.address)
      let task = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
      let delay = Duration.microseconds(Int.random(in: 0...1500, using: &random))
      for await case .request in server.events {
        try await Task.sleep(for: delay)
        break
      }
      task.cancel()
      #expect(await task.value != nil)
    }
  }

  @Test("A cancelled task sends nothing")
  func cancelledBefore() async throws {
    let server = try RawServer([.untilClosed])
    let transport = Tested.transport()
    let url = try HTTPURL(server.address)
    let task = Task { () -> TransportError? in
      while !Task.isCancelled { await Task.yield() }
      do throws(TransportError) {
        _ = try await transport.send(Exchange(.get, url))
        return nil
      } catch { return error }
    }
    task.cancel()
    #expect(await task.value == TransportError(.cancelled))
    #expect(server.requests == [])
  }

  @Test("A deadline closes the connection")
  func deadline() async throws {
    let server = try RawServer([.untilClosed])
    let clock = ManualClock()
    let client = client(at: server.address) {
      $0.clock = RequestClock(clock)
      $0.timeout = .seconds(60)
    }
    let task = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
    let isClosed = await isClosed(server) {
      await clock.sleepers(1)
      clock.advance(by: .seconds(60))
    }
    #expect(isClosed)
    #expect(
      await task.value?.text(at: server.port) == "GET http://127.0.0.1/todos/1: timed out")
  }

  @Test("The failure of one request closes the connections of its siblings")
  func siblings() async throws {
    // The second request fails only after the first has arrived, so that the first has a connection.
    let hasArrived = Locked(false)
    let server = try RawServer { head in
      if head.contains("todos/1") {
        return [.run { hasArrived.withLock { $0 = true } }, .untilClosed]
      }
      return [
        .run { while !hasArrived.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } },
        .head("404 Not Found"),
      ]
    }
    let client = client(at: server.address)
    let error = await failure(
      try await client.all(Endpoint<Todo, Anyone>.todo(id: 1), Endpoint<Todo, Anyone>.todo(id: 2)))
    #expect(error?.text(at: server.port) == "GET http://127.0.0.1/todos/2 → 404: Not Found")
    for await event in server.events where event == .closed(byClient: true) { return }
    Issue.record("the connection wasn't closed")
  }

  @Test("Releasing a response before its body is read closes the connection")
  func droppedReply() async throws {
    let server = try RawServer([.head(), .text("beginning"), .untilClosed])
    let transport = Tested.transport()
    let url = try HTTPURL(server.address)
    do {
      let reply = try await transport.send(Exchange(.get, url))
      #expect(reply.response.status == .ok)
    }
    #expect(await isClosed(server) {})
  }

  @Test("A body above the limit isn't received completely", arguments: [false, true])
  func limit(isPacked: Bool) async throws {
    let steps: [RawServer.Step] =
      isPacked
      ? [.gzip, .send(Gzip.bomb.beginning)] + RawServer.Step.paced(Gzip.manyZeros, 15_000)
      : [.head()] + RawServer.Step.paced(Array(repeating: 32, count: 1 << 18), 7500)
    let server = try RawServer(steps)
    let client = client(at: server.address) { $0.bodyLimit = 1_000_000 }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(
      error?.text(at: server.port)
        == "GET http://127.0.0.1/todos/1 → 200: the body has more than 1000000 bytes")
    #expect(await isClosed(server) {})
  }
}
