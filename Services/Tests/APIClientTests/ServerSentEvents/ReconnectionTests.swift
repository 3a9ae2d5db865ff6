import APIClient
import Testing

@Suite("Streams of events that continue, and their ends")
struct ReconnectionTests {
  private let stub = StubTransport()
  private let clock = ManualClock()
  private let recorder = EventRecorder()

  private func client() -> Client<Guest> {
    guest(stub, monitors: [recorder]) {
      $0.clock = RequestClock(clock)
      $0.timeout = nil
    }
  }

  /// All events, with a clock that advances by each delay at once; and the delays.
  private func all(_ events: ServerSentEvents<String>) async -> (Result<[TextEvent], ClientError>, [Duration])
  {
    let task = Task { () -> Result<[TextEvent], ClientError> in
      do throws(ClientError) { return .success(try await events.all()) } catch { return .failure(error) }
    }
    let isOver = Shared(false)
    let advancing = Task {
      while !isOver.value {
        if clock.sleeping > 0 { clock.advance(by: .seconds(1 << 40)) } else { await Task.yield() }
      }
    }
    let result = await task.value
    isOver.update { $0 = true }
    await advancing.value
    let delays = recorder.events.compactMap { event -> Duration? in
      if case .retrying(let delay, _) = event.kind { delay } else { nil }
    }
    return (result, delays)
  }

  @Test("The next request continues after the last event, and 204 ends the stream")
  func continued() async throws {
    stub.send("data: a\nid: 1\n\nid: 9\ndata: cut", "data: b\n\n", "data: c\nid: é 2\n\n", "id\n\n")
    stub.endEvents()
    let (result, delays) = await all(client().events(of: .notices))
    #expect(
      try result.get()
        == [TextEvent("a", id: "1"), TextEvent("b", id: "1"), TextEvent("c", id: "é 2")])
    #expect(stub.lastEventIDs == [nil, "1", "1", "é 2", nil])
    #expect(delays == [3, 3, 3, 6].map { .seconds($0) })
    for request in stub.requests {
      #expect(request.request.headerFields[.accept] == "text/event-stream")
      #expect(request.request.headerFields[.cacheControl] == "no-store")
      #expect(request.isStreamed)
    }
  }

  @Test("The endpoint may set the last id and other fields of the first request")
  func fields() async throws {
    stub.send("data: a\n\n", "id: 8\n\n")
    stub.endEvents()
    let name = try #require(HTTPField.Name("Last-Event-ID"))
    let endpoint = Endpoint<[UInt8], Guest>.notices.with {
      $0.headerFields = [name: "7", .accept: "text/event-stream, */*;q=0.1", .cacheControl: "no-cache"]
    }
    let (result, _) = await all(client().events(of: endpoint))
    #expect(try result.get() == [TextEvent("a", id: "7")])
    #expect(stub.lastEventIDs == ["7", "7", "8"])
    for fields in stub.requests.map(\.request.headerFields) {
      #expect(fields[.accept] == "text/event-stream, */*;q=0.1")
      #expect(fields[.cacheControl] == "no-cache")
    }
  }

  /// The texts of responses, `nil` for a lost connection, and the delays in milliseconds that follow them.
  private static let pauses: [([String?], [Int])] =
    [
      (["retry: 0\n\n", "", "", ""], [100, 200, 400, 800]),
      (["retry: 250\n\n", "", "", "data: a\n\n", nil], [250, 500, 1000, 250, 500]),
      (["retry: 109\n\n", "retry: 1x\n\n", "data: a\n\nretry\n\n"], [109, 218, 109]),
      (Array(repeating: nil, count: 7), [3000, 6000, 12_000, 24_000, 30_000, 30_000, 30_000]),
      (["retry: 300001\n\n", ""], [300_000, 300_000]),
      (["retry: 99999999999999999999\n\n"], [300_000]),
    ]
    // Whatever arrives, only an event shows that the stream works.
    + [":", ": a comment\n\n", "\n", "x", "data: cut", "id: 1\n\n", "event: a\n\n", "\u{FEFF}"].map {
      (
        ["retry: 0\n\n"] + Array(repeating: $0, count: 10),
        [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]
      )
    }

  @Test(
    "The service sets the delay, within limits, which grows up to 30 seconds while no event arrives",
    arguments: pauses)
  func delays(texts: [String?], milliseconds: [Int]) async throws {
    for text in texts {
      let failure = StubTransport.Answer.failure(TransportError(.notConnected))
      stub.on(.get, "/v1/notices", text.map { .reply(.events($0)) } ?? failure)
    }
    stub.endEvents()
    let (result, delays) = await all(client().events(of: .notices))
    #expect(
      try result.get().map(\.data) == texts.filter { $0?.hasPrefix("data: a") == true }.map { _ in "a" })
    #expect(delays == milliseconds.map { .milliseconds($0) })
  }

  static let types = ["text/event-stream;charset=utf-8", "TEXT/Event-Stream", "text/event-stream ; a=b"]

  @Test("The media type may have parameters and capitals", arguments: types)
  func contentType(type: String) async throws {
    stub.on(.get, "/v1/notices", reply: SampleReply("data: a\n\n", headerFields: [.contentType: type]))
    #expect(try await client().events(of: .noticesOnce).all() == [TextEvent("a")])
  }

  @Test("A POST is sent once: its response ends the stream, and a lost connection is an error")
  func post() async throws {
    let endpoint = Endpoint<Void, Guest>.post("notices", body: .bytes([1], contentType: "text/plain"))
    stub.on(.post, "/v1/notices", reply: .events("data: a\n\n"))
    stub.on(.post, "/v1/notices", .failure(TransportError(.connectionLost)))
    #expect(try await client().events(of: endpoint).all() == [TextEvent("a")])
    let error = await failure(try await client().events(of: endpoint).all())
    #expect(error?.transportError?.kind == .connectionLost)
    #expect(stub.requests.count == 2)
  }

  @Test("A POST with a key is sent again")
  func keyedPost() async throws {
    let endpoint = Endpoint<Void, Guest>.post("notices").with { $0.idempotency = .key("k") }
    stub.on(.post, "/v1/notices", reply: .events("data: a\n\n"))
    stub.on(.post, "/v1/notices", .status(.noContent))
    let (result, _) = await all(client().events(of: endpoint))
    #expect(try result.get() == [TextEvent("a")])
  }

  @Test("Each request passes through the interceptors, with the current credential")
  func credentials() async throws {
    let accepted = Shared(1)
    let stub = StubTransport { exchange in
      let count = accepted.value
      guard exchange.request.headerFields[.authorization] == "Bearer \(count)" else {
        return .status(.unauthorized)
      }
      // The token expires with each response.
      accepted.update { $0 += 1 }
      return count < 4 ? .reply(.events("data: \(count)\nid: \(count)\n\n")) : .status(.noContent)
    }
    let authenticator = Authenticator(store: MemoryCredentialStore(BearerToken.ada(1))) { _ in
      .ada(accepted.value)
    }
    let client = guest(
      stub, interceptors: [RetryInterceptor.immediate, AuthenticationInterceptor(authenticator)])
    let events = try await client.events(of: .notices, reconnectionDelay: .zero).all()
    #expect(events == (1...3).map { TextEvent("\($0)", id: "\($0)") })
    #expect(stub.lastEventIDs == [nil, "1", "1", "2", "2", "3", "3"])
  }

  @Test("A redirect to another origin takes the last id along, and no credential")
  func redirected() async throws {
    let stub = StubTransport { exchange in
      exchange.request.path == "/x"
        ? .reply(.events("data: a\nid: 1\n\n")) : .moved(307, to: "https://events.example.com/x")
    }
    let client = guest(stub) { $0.headerFields = [.authorization: "Bearer s3cr3t"] }
    var events = client.events(of: .notices, reconnectionDelay: .zero).makeAsyncIterator()
    for _ in 1...2 { #expect(try await events.next()?.value == "a") }
    #expect(stub.requests.map(\.request.path) == ["/v1/notices", "/x", "/v1/notices", "/x"])
    #expect(stub.lastEventIDs == [nil, nil, "1", "1"])
    #expect(
      stub.requests.map { $0.request.headerFields[.authorization] != nil } == [true, false, true, false])
    let commands = stub.requests.map(\.curlCommand)
    #expect(
      commands.map { $0.contains("'Last-Event-ID: \(SecretItemName.hidden)'") } == [false, false, true, true])
  }

  @Test("The idle timeout is that of the stream, or else that of the client", arguments: [nil, 5])
  func idleTimeout(seconds: Int?) async throws {
    stub.endEvents()
    let events = client().events(of: .notices, idleTimeout: seconds.map { .seconds($0) })
    #expect(try await events.all() == [])
    #expect(stub.requests.map(\.idleTimeout) == [.seconds(seconds ?? 60)])
  }

  @Test("Monitors see each request, with the reason of the pause before it")
  func monitored() async throws {
    stub.send("data: a\n\n")
    stub.on(.get, "/v1/notices", .failure(TransportError(.connectionLost)))
    stub.endEvents()
    _ = await all(client().events(of: .notices))
    let get = "GET https://api.example.com/v1/notices"
    #expect(
      recorder.lines.map { $0.replacing(/, [\d.e+-]+ seconds/, with: "") } == [
        "\(get): started", "\(get): attempt 1", "\(get): 200", "\(get): succeeded, 1 attempt, 9 bytes",
        "\(get): started", "\(get): retrying in 3.0 seconds (the end of the response)",
        "\(get): attempt 1", "\(get): failed, 1 attempt, 0 bytes: the connection was lost",
        "\(get): started", "\(get): retrying in 6.0 seconds (the connection was lost)",
        "\(get): attempt 1", "\(get): 204", "\(get): succeeded, 1 attempt, 0 bytes",
      ])
  }

  // MARK: - Ends

  private static let untyped =
    " → 200: a response without a content type; the service has to send text/event-stream"
  static let failures: [(StubTransport.Answer, String)] = [
    (.status(503), " → 503: Service Unavailable"),
    (.status(201, [.contentType: "text/event-stream"]), " → 201: Created"),
    (.status(200, [.contentType: "text/html"]), " → 200: content type text/html is not accepted"),
    (.reply(SampleReply("data: a\n\n", headerFields: [:])), untyped),
    (.reply(SampleReply("data: a\n\n", headerFields: [.contentType: " "])), untyped),
    (.failure(TransportError(.untrusted)), ": no trusted TLS connection"),
    (.failure(TransportError(.malformed)), ": invalid HTTP response"),
  ]

  @Test("Another status, another media type and lasting failures end the stream", arguments: failures)
  func refused(answer: StubTransport.Answer, text: String) async throws {
    stub.send("data: a\n\n")
    stub.on(.get, "/v1/notices", answer)
    var events = guest(stub).events(of: .notices, reconnectionDelay: .zero).makeAsyncIterator()
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
