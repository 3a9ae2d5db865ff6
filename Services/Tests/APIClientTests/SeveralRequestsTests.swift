import APIClient
import Catalog
import Testing

@Suite("Several requests")
struct SeveralRequestsTests {
  @Test("If one request fails, the others are cancelled, and its error is thrown")
  func siblings() async {
    let stub = StubTransport.todos(.silence)
    stub.on(.get, "/v1/todos/2", .failure(TransportError(.connectionLost)))
    let error = await failure(try await guest(stub).all(.todo(id: 1), .todo(id: 2)))
    #expect(error?.description == "GET https://api.example.com/v1/todos/2: the connection was lost")
  }

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
    for sent in [3, 6, 9] {
      await clock.sleepers(3)
      #expect(stub.requests.count == sent)
      clock.advance(by: .seconds(1))
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
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
}
