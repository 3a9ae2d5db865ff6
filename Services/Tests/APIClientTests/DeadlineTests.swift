import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Deadlines and cancelled tasks")
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

  // MARK: - Streams

  /// A body that stalls after two lines. When it is cancelled, it ends with an error or as if it were
  /// complete.
  private struct Stalled: Transport, BodySource {
    static let line = Array(#"{"userId": 1, "id": 1, "title": "t", "completed": false}"#.utf8) + [10]

    let looksWhole: Bool
    let chunks = Shared(2)
    let isWaiting = Shared(false)
    let isCancelled = Shared(false)

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      Reply(HTTPResponse(status: .ok), body: ReplyBody(self))
    }

    func next() async throws(TransportError) -> [UInt8]? {
      chunks.update { $0 -= 1 }
      if chunks.value >= 0 { return Self.line }
      isWaiting.update { $0 = true }
      while !isCancelled.value, !Task.isCancelled { await Task.yield() }
      if looksWhole { return nil }
      throw TransportError(.cancelled)
    }

    func cancel() { isCancelled.update { $0 = true } }
  }

  private func lines(_ transport: Stalled, timeout: Duration?) -> ElementSequence<Todo> {
    let client = guest(transport) {
      $0.clock = RequestClock(clock)
      $0.timeout = .seconds(60)
    }
    let endpoint = Endpoint<[UInt8], Guest>.bytes("todos").with { $0.timeout = timeout }
    return client.lines(of: endpoint, as: CodableMapper<Todo>())
  }

  @Test("The timeout of the endpoint covers the whole body", arguments: [true, false])
  func explicit(looksWhole: Bool) async {
    let transport = Stalled(looksWhole: looksWhole)
    let lines = lines(transport, timeout: .seconds(5))
    let task = Task {
      var count = 0
      let error = await clientError { () async throws(ClientError) in
        for try await _ in lines { count += 1 }
      }
      return (count, error)
    }
    while !transport.isWaiting.value { await Task.yield() }
    for _ in 1...1000 where clock.sleeping == 0 { await Task.yield() }
    clock.advance(by: .seconds(5))
    for _ in 1...1000 where !transport.isCancelled.value { await Task.yield() }
    if !transport.isCancelled.value { task.cancel() }
    let (count, error) = await task.value
    #expect(count == 2)
    #expect(error?.description == "GET https://api.example.com/v1/todos → 200: timed out")
    #expect(error?.isOffline == true)
  }

  @Test("The timeout also passes while nothing is read")
  func slowReader() async throws {
    let transport = Stalled(looksWhole: false)
    var lines = lines(transport, timeout: .seconds(5)).makeAsyncIterator()
    #expect(try await lines.next() != nil)
    for _ in 1...1000 where clock.sleeping == 0 { await Task.yield() }
    clock.advance(by: .seconds(5))
    for _ in 1...1000 where !transport.isCancelled.value { await Task.yield() }
    let error = try #require(await failure(try await lines.next()))
    #expect(error.reason == "timed out")
    #expect(try await lines.next() == nil)
  }

  @Test("The timeout of the client covers the header fields only")
  func general() async throws {
    let transport = Stalled(looksWhole: false)
    var lines = lines(transport, timeout: nil).makeAsyncIterator()
    #expect(try await lines.next() != nil)
    for _ in 1...100 where clock.sleeping == 0 { await Task.yield() }
    clock.advance(by: .seconds(61))
    for _ in 1...100 { await Task.yield() }
    #expect(try await lines.next() != nil)
    #expect(!transport.isCancelled.value)
  }

  private let stub = StubTransport { _ in .reply(.todo) }

  // MARK: - Cancelled tasks

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
  func concurrent() async {
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
