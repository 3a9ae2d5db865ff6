import APIClient
import Testing

@Suite("Streams of events that continue")
struct ReconnectionTests {
  private let stub = StubTransport()
  private let clock = ManualClock()
  private let recorder = EventRecorder()

  private func client(interceptors: [any Interceptor] = []) -> Client<Guest> {
    guest(stub, interceptors: interceptors, monitors: [recorder]) {
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
    #expect(delays == Array(repeating: .seconds(3), count: 4))
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

  @Test(
    "The service sets the delay, which grows up to 30 seconds while nothing arrives",
    arguments: [
      (["retry: 0\n\n", "", "", ""], [0, 20, 40, 80]),
      (["retry: 250\n\n", "", "", "data: a\n\n", nil], [250, 500, 1000, 250, 500]),
      (["retry: 9\n\n", "retry: 1x\n\n", "retry\n\n"], [9, 9, 9]),
      (Array(repeating: nil, count: 7), [3000, 6000, 12_000, 24_000, 30_000, 30_000, 30_000]),
    ] as [([String?], [Int])])
  func delays(texts: [String?], milliseconds: [Int]) async throws {
    for text in texts {
      let failure = StubTransport.Answer.failure(TransportError(.notConnected))
      stub.on(.get, "/v1/notices", text.map { .reply(.events($0)) } ?? failure)
    }
    stub.endEvents()
    let (result, delays) = await all(client().events(of: .notices))
    #expect(try result.get() == (texts.contains("data: a\n\n") ? [TextEvent("a")] : []))
    #expect(delays == milliseconds.map { .milliseconds($0) })
  }

  @Test("A delay may have any number of digits")
  func longDelay() async throws {
    stub.send("retry: 99999999999999999999\n\n")
    stub.endEvents()
    let (result, delays) = await all(client().events(of: .notices))
    #expect(try result.get() == [])
    #expect(delays.count == 1)
    #expect(delays.last.map { $0 > .seconds(86_400 * 36_000) } == true)
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
}
