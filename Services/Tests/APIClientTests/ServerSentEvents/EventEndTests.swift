import APIClient
import Testing

@Suite("Ends of streams of events")
struct EventEndTests {
  private let stub = StubTransport()
  private let clock = ManualClock()
  private let recorder = EventRecorder()

  private func client() -> Client<Guest> {
    guest(stub, monitors: [recorder]) {
      $0.clock = RequestClock(clock)
      $0.timeout = nil
    }
  }

  private static let untyped =
    " → 200: a response without a content type; the service has to send text/event-stream"
  static let failures: [(StubTransport.Answer, String)] = [
    (.status(503), " → 503: Service Unavailable"),
    (.status(201, [.contentType: "text/event-stream"]), " → 201: Created"),
    (.status(200, [.contentType: "text/html"]), " → 200: content type text/html is not accepted"),
    (.reply(SampleReply("data: a\n\n", headerFields: [:])), untyped),
    (.reply(SampleReply("data: a\n\n", headerFields: [.contentType: " "])), untyped),
    (.failure(TransportError(.untrusted)), ": the server is not trusted"),
    (.failure(TransportError(.malformed)), ": invalid HTTP response"),
  ]

  @Test("Another status, another media type and lasting failures end the stream", arguments: failures)
  func refused(answer: StubTransport.Answer, text: String) async throws {
    stub.send("data: a\n\n")
    stub.on(.get, "/v1/notices", answer)
    var events = client().events(of: .notices, reconnectionDelay: .zero).makeAsyncIterator()
    #expect(try await events.next()?.value == "a")
    let error = await failure(try await events.next())
    #expect(error?.description == "GET https://api.example.com/v1/notices\(text)")
    #expect(try await events.next() == nil)
    #expect(stub.requests.count == 2)
  }

  @Test(
    "Cancellation during a pause, or while a request waits, ends the stream, and sends nothing more",
    arguments: [true, false])
  func cancelled(isPausing: Bool) async throws {
    stub.on(.get, "/v1/notices", isPausing ? .reply(.events("data: a\n\n")) : .silence)
    let events = client().events(of: .notices)
    let task = Task { await clientError { () async throws(ClientError) in try await events.all() } }
    while stub.requests.isEmpty { await Task.yield() }
    if isPausing { await clock.sleepers(1) }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
    #expect(stub.requests.count == 1)
  }

  @Test("Cancellation between two events of a chunk ends the stream")
  func cancelledReader() async throws {
    stub.send("data: a\n\ndata: b\n\n")
    let client = client()
    let error = await Task { () async -> ClientError? in
      var events = client.events(of: .notices).makeAsyncIterator()
      _ = try? await events.next()
      withUnsafeCurrentTask { $0?.cancel() }
      return await failure(try await events.next())
    }.value
    #expect(error?.description == "GET https://api.example.com/v1/notices → 200: cancelled")
  }

  @Test("The timeout of the endpoint covers all requests and pauses")
  func timeout() async throws {
    stub.send("data: a\n\n", "data: b\n\n")
    let endpoint = Endpoint<[UInt8], Guest>.notices.with { $0.timeout = .seconds(5) }
    var events = client().events(of: endpoint).makeAsyncIterator()
    #expect(try await events.next()?.value == "a")
    let recorder = recorder
    func isPausing(_ count: Int) async {
      while recorder.lines.count(where: { $0.contains("retrying in") }) < count { await Task.yield() }
    }
    let advancing = Task { [clock] in
      await isPausing(1)
      while clock.now.elapsed < .seconds(3) {
        if clock.sleeping > 1 { clock.advance(by: .seconds(3)) } else { await Task.yield() }
      }
      await isPausing(2)
      while clock.sleeping < 2 { await Task.yield() }
      clock.advance(by: .seconds(2))
    }
    #expect(try await events.next()?.value == "b")
    let error = await failure(try await events.next())
    await advancing.value
    #expect(error?.description == "GET https://api.example.com/v1/notices: timed out")
    #expect(stub.requests.count == 2)
  }

  @Test("The timeout of the client applies to each request until its header fields arrive")
  func headTimeout() async throws {
    stub.on(.get, "/v1/notices", .silence)
    stub.send("data: a\n\n")
    let client = guest(stub) {
      $0.clock = RequestClock(clock)
      $0.timeout = .seconds(60)
    }
    var events = client.events(of: .notices, reconnectionDelay: .seconds(100)).makeAsyncIterator()
    let advancing = Task { [clock] in
      await clock.sleepers(1)
      clock.advance(by: .seconds(60))
      await clock.sleepers(1)
      clock.advance(by: .seconds(100))
    }
    #expect(try await events.next()?.value == "a")
    await advancing.value
  }

  @Test("Leaving the loop ends the transfer")
  func leaving() async throws {
    let tracker = ActivityTracker()
    stub.send("data: a\n\ndata: b\n\n")
    for try await _ in guest(stub, monitors: [tracker]).events(of: .notices) { break }
    for await isActive in tracker.activity where !isActive { break }
    #expect(tracker.count == 0)
  }
}
