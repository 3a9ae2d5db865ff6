import APIClient
import HTTPTypes
import JSONCore
import Testing

@Suite("Server-sent events over a connection")
struct EventStreamTests {
  private typealias Step = RawServer.Step

  private static let head = Step.ok("Content-Type: text/event-stream")
  private static let end: [Step] = [.head("204 No Content")]

  /// A server with a script for each request in turn.
  private func server(_ scripts: [Step]...) throws -> RawServer {
    let rest = Locked(scripts)
    return try RawServer { _ in rest.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
  }

  private func events(
    of server: RawServer, _ transport: any Transport = Tested.transport(), idleTimeout: Duration? = nil
  ) -> ServerSentEvents<String> {
    client(at: server.address, transport).events(
      of: Endpoint<[UInt8], Anyone>.bytes("notices"), reconnectionDelay: .zero, idleTimeout: idleTimeout)
  }

  private func texts(_ events: ServerSentEvents<String>) async throws(ClientError) -> [String] {
    var texts: [String] = []
    for try await event in events { texts.append("\(event.type) \(event.id): \(event.value)") }
    return texts
  }

  /// The values of `Last-Event-ID` in the requests.
  private func lastIDs(_ server: RawServer) -> [String?] {
    server.requests.map { request in
      request.firstMatch(of: /(?i)\r\nLast-Event-ID: ([^\r]*)/).map { String($0.1) }
    }
  }

  @Test("A stream that is cut anywhere continues after the last event, until 204")
  func cut() async throws {
    let chunked = Step.ok("Content-Type: text/event-stream", "Transfer-Encoding: chunked")
    let server = try server(
      [Self.head, .text("retry: 20\nid: 1\ndata: a\n\nid: 0\ndata: cu")],
      [.ok("Content-Type: text/event-stream", "Content-Length: 999"), .text("data: b\nid: é 2\n\n")],
      [chunked, .chunk("data: c\r"), .chunk("\n\r"), .text("5\r\n\na")],
      [], [Self.head], [chunked, .chunk("id\n\n"), .chunk("")], Self.end)
    #expect(try await texts(events(of: server)) == ["message 1: a", "message é 2: b", "message é 2: c"])
    #expect(lastIDs(server) == [nil, "1", "é 2", "é 2", "é 2", "é 2", nil])
    #expect(server.requests.allSatisfy { $0.contains(/(?i)\r\nAccept: text\/event-stream\r\n/) })
    #expect(server.requests.allSatisfy { $0.contains(/(?i)\r\nCache-Control: no-store/) })
  }

  @Test("A silent connection is replaced after the idle timeout of the stream", .timeLimit(.minutes(5)))
  func silent() async throws {
    let clock = ManualClock()
    let pass = Step.run { Task { await Tested.passIdleTimeout(by: clock) } }
    let server = try server(
      [Self.head, .text("id: 1\ndata: a\n\n"), .untilClosed], [pass, .untilClosed], Self.end)
    var texts: [String] = []
    let transport = Tested.transport(clock: clock)
    for try await event in events(of: server, transport, idleTimeout: Tested.idleTimeout) {
      texts.append("\(event.type) \(event.id): \(event.value)")
      await Tested.passIdleTimeout(by: clock)
    }
    #expect(texts == ["message 1: a"])
    #expect(lastIDs(server) == [nil, "1", "1"])
  }

  static let immediate = ["data: a\r\r", "data: a\n\n", "data: a\r\n\r"]

  @Test(
    "An event is returned when its blank line arrives, and cancellation closes the connection",
    arguments: immediate)
  func cancelled(text: String) async throws {
    let server = try server([Self.head, .text(text), .untilClosed])
    let events = events(of: server)
    let (arrivals, arrived) = AsyncStream.makeStream(of: String.self)
    let task = Task { () async -> ClientError? in
      do throws(ClientError) {
        for try await event in events { arrived.yield(event.value) }
        return nil
      } catch { return error }
    }
    for await value in arrivals {
      #expect(value == "a")
      break
    }
    task.cancel()
    #expect(await task.value?.text(at: server.port) == "GET http://127.0.0.1/notices → 200: cancelled")
    for await case .closed(let byClient) in server.events {
      #expect(byClient)
      break
    }
    #expect(server.requests.count == 1)
  }
}
