import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("A cancelled task sends nothing")
struct CancelledTaskTests {
  private let stub = StubTransport { _ in .reply(.todo) }

  /// Runs a function in a task that is already cancelled.
  private func cancelled<Value: Sendable>(
    _ body: @escaping @Sendable () async throws(ClientError) -> Value
  ) async -> ClientError? {
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await clientError(of: body)
    }.value
  }

  @Test("A cancelled task sends no request, streamed or not", arguments: [true, false], [true, false])
  func request(hasDeadline: Bool, isStreamed: Bool) async {
    let client = guest(stub) { if !hasDeadline { $0.timeout = nil } }
    let error = await cancelled { () async throws(ClientError) in
      guard isStreamed else { return try await client.send(.todo(id: 1)).id }
      var todos = client.lines(of: .todo(id: 1), as: CodableMapper<Todo>()).makeAsyncIterator()
      return try await todos.next()?.id
    }
    #expect(error?.description == "\(getTodo): cancelled")
    #expect(stub.requests.isEmpty)
  }

  @Test("A cancelled task sends no concurrent requests")
  func several() async {
    let client = guest(stub)
    // Repeated, because it depends on timing whether a request is sent before its task is cancelled.
    for _ in 1...100 {
      let error = await cancelled { () async throws(ClientError) in
        try await client.all(.todo(id: 1), .todo(id: 1), .todo(id: 1)).0
      }
      #expect(error?.description == "\(getTodo): cancelled")
    }
    #expect(stub.requests.isEmpty)
  }

  @Test("A cancelled task sends no sequence of requests")
  func each() async {
    let client = guest(stub)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var answers = client.each([.todo(id: 1), .todo(id: 1)], limit: 2).makeAsyncIterator()
      for _ in 1...200 { await Task.yield() }
      #expect(await answers.next() == nil)
    }.value
    #expect(stub.requests.isEmpty)
  }
}
