import APIClient
import Testing

/// Faults of servers, and the error of the client for each. Each row is a real server on a socket.
@Suite("Errors of servers")
struct FailureTableTests {
  @Test("Each failure of a server has its own error", arguments: FailureRow.all.filter { $0.text != nil })
  func rejected(row: FailureRow) async throws {
    let server = try RawServer(row.steps)
    let client = client(at: server.address) {
      $0.bodyLimit = 1_000_000
      if row.text?.contains("silent") == true { $0.idleTimeout = .milliseconds(500) }
      if row.name.contains("endless") { $0.timeout = .seconds(1) }
    }
    let error = try #require(await failure(try await client.send(.todo(id: 1))))
    #expect(error.text(at: server.port) == "GET http://127.0.0.1/todos/1\(row.text ?? "")")
  }
}
