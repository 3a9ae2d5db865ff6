import APIClient
import Testing

/// Faults of servers, and the error of the client for each. Each row is a real server on a socket.
@Suite("Errors of servers")
struct FailureTableTests {
  /// Ends a stream when the status and header fields of a response have arrived.
  private struct HeadMonitor: EventMonitor {
    let head: AsyncStream<Void>.Continuation

    func record(_ event: RequestEvent) { if case .received = event.kind { head.finish() } }
  }

  @Test("Each failure of a server has its own error", arguments: FailureRow.all.filter { $0.text != nil })
  func rejected(row: FailureRow) async throws {
    let server = try RawServer(row.steps)
    let isSilent = row.text?.contains("silent") == true
    let isEndless = row.name.contains("endless")
    let clock = ManualClock()
    let (heads, head) = AsyncStream.makeStream(of: Void.self)
    let client = client(
      at: server.address, Tested.transport(clock: clock), monitors: [HeadMonitor(head: head)]
    ) {
      $0.bodyLimit = 1_000_000
      if isSilent { $0.idleTimeout = Tested.idleTimeout }
      if isEndless { ($0.timeout, $0.clock) = (Tested.idleTimeout, RequestClock(clock)) }
    }
    // The time passes only when the client waits for what the server withholds.
    let passing = Task {
      guard isSilent || isEndless else { return }
      for await case .request in server.events { break }
      if row.name.contains("body") { for await _ in heads {} }
      await Tested.passTime(by: clock)
    }
    defer { passing.cancel() }
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: server.port) == "GET http://127.0.0.1/todos/1\(row.text ?? "")")
  }
}
