import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Deadlines of streams")
struct StreamTimeTests {
  private let clock = ManualClock()

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
}
