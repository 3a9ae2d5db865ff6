import APIClient
import Catalog
import Testing

@Suite("Requests for the latest input")
struct LatestTests {
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

  @Test("An input whose request failed is sent again")
  func failedInput() async {
    let search = Search(.todos(.failure(TransportError(.notConnected)), .reply(.todo)))
    for succeeds in [false, true] {
      await search.type(1)
      #expect(await search.result() == succeeds)
    }
    search.inputs.yield(1)
    search.inputs.finish()
    #expect(await search.next() == nil)
    #expect(search.paths.count == 2)
  }
}
