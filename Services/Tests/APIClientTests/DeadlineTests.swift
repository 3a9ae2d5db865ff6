import APIClient
import Testing

@Suite("Deadlines")
struct DeadlineTests {
  private let clock = ManualClock()

  private func client(_ stub: StubTransport, _ interceptors: [any Interceptor] = []) -> Client<Guest> {
    guest(stub, interceptors: interceptors) { [clock] in
      $0.clock = RequestClock(clock)
      $0.timeout = .seconds(60)
    }
  }

  private func start(_ client: Client<Guest>, _ id: Int = 1, seconds: Int) -> Task<ClientError?, Never> {
    let endpoint = Endpoint.todo(id: id).with { $0.timeout = .seconds(seconds) }
    return Task { () async -> ClientError? in await failure(try await client.send(endpoint)) }
  }

  @Test("Each request has its own deadline, and deadlines pass in any order")
  func several() async {
    let stub = StubTransport { _ in .silence }
    let client = client(stub)
    let late = start(client, 1, seconds: 30)
    while stub.requests.count < 1 { await Task.yield() }
    await clock.sleepers(1)
    let early = start(client, 2, seconds: 10)
    let middle = start(client, 3, seconds: 20)
    while stub.requests.count < 3 || clock.sleepCount < 2 { await Task.yield() }
    for task in [early, middle, late] {
      await clock.sleepers(1)
      clock.advance(by: .seconds(10))
      #expect(await task.value?.reason == "timed out")
    }
    #expect(stub.requests.count == 3)
  }

  @Test("A response before the deadline doesn't affect other requests")
  func responseInTime() async throws {
    let stub = StubTransport.todos(.reply(.todo))
    stub.on(.get, "/v1/todos/2", .silence)
    let client = client(stub)
    _ = try await client.send(.todo(id: 1))
    let silent = start(client, 2, seconds: 90)
    while stub.requests.count < 2 { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await clock.sleepers(1)
    clock.advance(by: .seconds(30))
    #expect(await silent.value?.reason == "timed out")
  }

  @Test("A deadline covers all attempts, and the error has their number")
  func attempts() async {
    let stub = StubTransport.todos(.failure(TransportError(.connectionLost)), .silence)
    let client = client(stub, [RetryInterceptor.immediate])
    let task = start(client, seconds: 5)
    while stub.requests.count < 2 { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    #expect(await task.value?.description == "\(getTodo) (2 attempts): timed out")
  }

  /// Returns a response when it is cancelled, as if the response had arrived just before.
  private struct Late: Transport {
    let isAsked = Shared(false)

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      isAsked.update { $0 = true }
      while !Task.isCancelled { await Task.yield() }
      return SampleReply.todo.reply
    }
  }

  @Test("A response that is received at the deadline counts")
  func lateResponse() async throws {
    let transport = Late()
    let client = guest(transport) { [clock] in $0.clock = RequestClock(clock) }
    let task = start(client, seconds: 5)
    while !transport.isAsked.value { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    #expect(await task.value == nil)
  }

  @Test("Cancellation takes precedence over the deadline")
  func cancelled() async {
    let stub = StubTransport { _ in .silence }
    let task = start(client(stub), seconds: 5)
    while stub.requests.isEmpty { await Task.yield() }
    await clock.sleepers(1)
    task.cancel()
    clock.advance(by: .seconds(5))
    #expect(await task.value?.reason == "cancelled")
  }

  @Test("Many requests share one sleeping task")
  func oneSleeper() async throws {
    let client = client(StubTransport.todos())
    for id in 1...20 { _ = try await client.send(.todo(id: id)) }
    #expect(clock.sleepCount <= 1)
  }
}
