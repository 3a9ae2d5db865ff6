import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Several requests, and those for the latest input")
struct SeveralRequestsTests {
  @Test("Cancelling the call cancels all requests")
  func cancellation() async {
    let stub = StubTransport { _ in .silence }
    let task = Task { () async -> ClientError? in
      await failure(try await guest(stub).all(.todo(id: 1), .todo(id: 2)))
    }
    while stub.requests.count < 2 { await Task.yield() }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
  }

  @Test("The number of concurrent requests is limited, and each result has its position")
  func each() async {
    let clock = ManualClock()
    let stub = StubTransport(clock: RequestClock(clock)) { _ in .delayed(.seconds(1), .reply(.todo)) }
    let client = guest(stub) { $0.timeout = nil }
    let task = Task {
      var positions: Set<Int> = []
      for await (position, result) in client.each((1...10).map { .todo(id: $0) }, limit: 3) {
        if (try? result.get()) != nil { positions.insert(position) }
      }
      return positions
    }
    for (waiting, sent) in [(3, 3), (3, 6), (3, 9), (1, 10)] {
      await clock.sleepers(waiting)
      #expect(stub.requests.count == sent)
      clock.advance(by: .seconds(1))
    }
    #expect(await task.value == Set(0..<10))
  }

  @Test("In order, each result follows the previous ones, including failures")
  func inOrder() async {
    let stub = StubTransport.todos()
    stub.on(.get, "/v1/todos/2", .status(.notFound))
    var answers: [(Int, Int?)] = []
    let results = guest(stub).each((1...4).map { .todo(id: $0) }, limit: 2, order: .inOrder)
    for await (position, result) in results { answers.append((position, (try? result.get())?.id)) }
    #expect(answers.map(\.0) == [0, 1, 2, 3])
    #expect(answers.map(\.1) == [1, nil, 1, 1])
  }

  @Test("Requests wait until results are read", arguments: [ReplyOrder.asCompleted, .inOrder])
  func backpressure(order: ReplyOrder) async {
    let stub = StubTransport.todos()
    let client = guest(stub)
    var answers = client.each((1...20).map { .todo(id: $0) }, limit: 3, order: order).makeAsyncIterator()
    var positions: [Int] = []
    for taken in 1...20 {
      if let (position, _) = await answers.next() { positions.append(position) }
      for _ in 1...50 { await Task.yield() }
      #expect(stub.requests.count <= taken + 3)
    }
    #expect(positions.sorted() == Array(0..<20))
    #expect(await answers.next() == nil)
  }

  @Test("Cancelling the reader ends the sequence and the requests")
  func cancelledWaiter() async {
    let stub = StubTransport { _ in .silence }
    let tracker = ActivityTracker()
    let client = guest(stub, monitors: [tracker])
    let task = Task {
      var count = 0
      for await _ in client.each((1...3).map { .todo(id: $0) }, limit: 2) { count += 1 }
      return count
    }
    while stub.requests.count < 2 { await Task.yield() }
    task.cancel()
    #expect(await task.value == 0)
    for await isActive in tracker.activity where !isActive { break }
    #expect(stub.requests.count == 2)
  }

  @Test("Leaving the loop cancels the remaining requests")
  func leaving() async {
    let stub = StubTransport { exchange in
      exchange.request.path == "/v1/todos/1" ? .reply(.todo) : .silence
    }
    let tracker = ActivityTracker()
    let client = guest(stub, monitors: [tracker])
    for await _ in client.each((1...3).map { .todo(id: $0) }, limit: 3) { break }
    for await isActive in tracker.activity where !isActive { break }
    #expect(tracker.count == 0)
  }

  @Test("A tracker reports when requests begin and end")
  func activity() async throws {
    let tracker = ActivityTracker()
    var changes = tracker.activity.makeAsyncIterator()
    #expect(await changes.next() == false)
    let stub = StubTransport.todos(.silence)
    let client = guest(stub, monitors: [tracker])
    let task = Task { try await client.send(.todo(id: 1)) }
    #expect(await changes.next() == true)
    #expect(tracker.count == 1)
    task.cancel()
    #expect(await changes.next() == false)
    #expect(tracker.count == 0)
  }

  // MARK: - Scopes

  private let client = Client<Customer>(
    .test,
    transport: StubTransport { exchange in
      let name = exchange.request.path?.split(separator: "/").last ?? ""
      return name == "refused" ? .status(.forbidden) : .reply(SampleReply("\"\(name)\""))
    })
  private func open(_ name: String) -> Endpoint<String, Anyone> { .get("\(name)", as: CodableMapper()) }
  private func narrow(_ name: String) -> Endpoint<String, Guest> { .get("\(name)", as: CodableMapper()) }
  private func own(_ name: String) -> Endpoint<String, Customer> { .get("\(name)", as: CodableMapper()) }

  @Test("Each endpoint returns its own response, in any scopes")
  func responses() async throws {
    let same = try await client.all(own("a"), own("b"), own("c"))
    #expect(same == ("a", "b", "c"))
    let mixed = try await client.all(own("a"), narrow("b").widened(), open("c").widened())
    #expect(mixed == ("a", "b", "c"))
    let widened = open("a").widened(to: Guest.self).widened(to: Customer.self)
    let (first, second) = try await client.all(widened, own("b").map(\.count))
    #expect((first, second) == ("a", 1))
    #expect(try await client.all(own("a")) == "a")
  }

  @Test("The first error is thrown, whatever the position of its endpoint")
  func failures() async {
    let refused = Endpoint<Int, Guest>.get("refused", as: CodableMapper()).widened(to: Customer.self)
    let expected = "GET https://api.example.com/v1/refused → 403: Forbidden"
    let first = await failure(try await client.all(refused, own("a"), own("b")))
    let last = await failure(try await client.all(own("a"), narrow("b").widened(), refused))
    #expect([first?.description, last?.description] == [expected, expected])
  }

  // MARK: - The latest input

  /// Inputs, and the results of their requests.
  private final class Search {
    let stub: StubTransport
    let inputs: AsyncStream<Int>.Continuation
    private let clock = ManualClock()
    private var results: AsyncStream<Result<Todo, ClientError>>.Iterator
    private var count = 0

    init(_ stub: StubTransport = .todos(), debounce: Duration = .milliseconds(300)) {
      let (stream, inputs) = AsyncStream.makeStream(of: Int.self)
      let client = guest(stub) { $0.timeout = nil }
      (self.stub, self.inputs) = (stub, inputs)
      results = latest(stream, debounce: debounce, clock: RequestClock(clock)) { (id) throws(ClientError) in
        try await client.send(.todo(id: id))
      }.makeAsyncIterator()
    }

    var paths: [String?] { stub.requests.map(\.request.path) }

    /// Adds a new input, and waits until its debounce time begins.
    func type(_ input: Int) async {
      inputs.yield(input)
      count += 1
      for _ in 1...100_000 where clock.sleepCount < count { await Task.yield() }
      if clock.sleepCount < count { inputs.finish() }
    }

    /// Lets the debounce time pass.
    func rest() async {
      if clock.sleepCount == count { await clock.sleepers(1) }
      clock.advance(by: .milliseconds(300))
    }

    /// Whether the next request succeeds.
    func next() async -> Bool? { await results.next().map { (try? $0.get()) != nil } }

    /// Whether the request for the latest input succeeds.
    func result() async -> Bool? {
      await rest()
      return await next()
    }
  }

  @Test("Only the latest input is sent, after the debounce time")
  func latestInput() async {
    let search = Search()
    for input in [1, 2] { await search.type(input) }
    #expect(await search.result() == true)
    #expect(search.paths == ["/v1/todos/2"])
    search.inputs.yield(2)
    await search.type(3)
    #expect(await search.result() == true)
    search.inputs.finish()
    #expect(await search.next() == nil)
    #expect(search.paths == ["/v1/todos/2", "/v1/todos/3"])
  }

  @Test("An input is sent again only after another one")
  func repeatedInputs() async {
    let search = Search(debounce: .zero)
    for (input, isSent) in [(1, true), (1, false), (2, true), (1, true), (1, false)] {
      search.inputs.yield(input)
      if isSent { #expect(await search.next() == true) }
    }
    search.inputs.finish()
    #expect(await search.next() == nil)
    #expect(search.paths == ["/v1/todos/1", "/v1/todos/2", "/v1/todos/1"])
  }

  @Test("An input that is restored within the debounce time isn't sent again, except after a failure")
  func returningInputs() async {
    let search = Search()
    search.stub.on(.get, "/v1/todos/3", .failure(TransportError(.notConnected)))
    for (inputs, succeeds) in [([1], true), ([2, 1, 3], false), ([1, 3], true)] {
      for input in inputs { await search.type(input) }
      #expect(await search.result() == succeeds)
    }
    for input in [1, 3] { await search.type(input) }
    await search.rest()
    search.inputs.finish()
    #expect(await search.next() == nil)
    #expect(search.paths == ["/v1/todos/1", "/v1/todos/3", "/v1/todos/3"])
  }

}
