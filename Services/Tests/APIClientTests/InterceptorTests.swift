import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Interceptors and monitors")
struct InterceptorTests {
  /// Records when it receives the request and the response.
  private struct Noting: Interceptor {
    let name: String
    let notes: Shared<[String]>

    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      notes.update { $0.append("\(name) sees \(exchange.request.headerFields[.acceptLanguage] ?? "none")") }
      let reply = try await next(exchange)
      notes.update { $0.append("\(name) is answered") }
      return reply
    }
  }

  /// Counts on its own actor.
  private actor Counting: Interceptor {
    private(set) var count = 0

    func intercept(_ exchange: consuming Exchange, next: Next) async throws(ClientError) -> Reply {
      count += 1
      exchange.request.headerFields[.acceptLanguage] = "\(count)"
      return try await next(exchange)
    }
  }

  private let language = RequestAdapter { $0.request.headerFields[.acceptLanguage] = "it" }

  @Test("The first interceptor gets the request first and the response last; later ones get its changes")
  func order() async throws {
    let notes = Shared<[String]>([])
    let (outer, inner) = (Noting(name: "outer", notes: notes), Noting(name: "inner", notes: notes))
    _ = try await guest(interceptors: [outer, language, inner]).send(.todo(id: 1))
    #expect(notes.value == ["outer sees none", "inner sees it", "inner is answered", "outer is answered"])
  }

  @Test("A retry doesn't contain the changes of inner interceptors")
  func changes() async throws {
    let adding = RequestAdapter {
      $0.request.headerFields.append(HTTPField(name: .acceptLanguage, value: "it"))
    }
    let stub = StubTransport.todos(.failure(TransportError(.connectionLost)), .reply(.todo))
    let client = guest(stub, interceptors: [RetryInterceptor.immediate, adding, adding])
    #expect(try await client.send(.todo(id: 1)).id == 1)
    let languages = stub.requests.map { $0.request.headerFields[values: .acceptLanguage] }
    #expect(languages == [["it", "it"], ["it", "it"]])
  }

  @Test("Default fields are set only if they are missing")
  func defaultFields() async throws {
    let stub = StubTransport.todos()
    let adapter = RequestAdapter(defaultFields: [.accept: "text/plain", .acceptLanguage: "it"])
    _ = try await guest(stub, interceptors: [adapter]).send(.todo(id: 1))
    #expect(
      stub.requests.map(\.request.headerFields) == [[.accept: "application/json", .acceptLanguage: "it"]])
  }

  @Test("An interceptor can be an actor")
  func actors() async throws {
    let stub = StubTransport.todos()
    let counting = Counting()
    let client = guest(stub, interceptors: [counting, language, counting])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    #expect(await counting.count == 4)
    #expect(stub.requests.map { $0.request.headerFields[.acceptLanguage] } == ["2", "4"])
  }

  // MARK: - Monitors

  private let recorder = EventRecorder()

  private func client(_ stub: StubTransport, _ interceptors: [any Interceptor]) -> Client<Guest> {
    guest(stub, interceptors: interceptors, monitors: [recorder])
  }

  @Test("Monitors receive each retry, refresh and attempt with its reason")
  func reasons() async throws {
    let stub = StubTransport.todos(
      .status(503), .status(.unauthorized), .failure(TransportError(.connectionLost)), .reply(.todo))
    let authenticator = Authenticator(store: MemoryCredentialStore(BearerToken.ada(1))) { _ in .ada(2) }
    let client = client(
      stub, [RetryInterceptor.immediate, AuthenticationInterceptor(authenticator), ConditionalRequests()])
    _ = try await client.send(.todo(id: 1))
    let events = [
      "started", "attempt 1", "503", "retrying in 0.0 seconds (status 503)", "attempt 2", "401",
      "renewing the credential", "attempt 3", "retrying in 0.0 seconds (the connection was lost)",
      "attempt 4", "200",
    ]
    #expect(recorder.lines.dropLast() == events.map { "\(getTodo): \($0)" }[...])
    #expect(recorder.lines.last?.hasPrefix("\(getTodo): succeeded, 4 attempts") == true)
  }

  @Test("Monitors receive an event if a stored response is still valid")
  func notModified() async throws {
    let stub = StubTransport.todos(
      .reply(SampleReply(SampleReply.todo.body, headerFields: [.eTag: "\"1\""])), .status(.notModified))
    let client = client(stub, [ConditionalRequests()])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    let event = "\(getTodo): served from cache (revalidated)"
    #expect(recorder.lines.filter { $0.contains("cache") } == [event])
  }

  @Test(
    "The last event has the status and the number of bytes sent", arguments: [true, false],
    [HTTPResponse.Status.ok, .notFound])
  func measures(isStreamed: Bool, status: HTTPResponse.Status) async throws {
    let stub = StubTransport { _ in .reply(SampleReply("[]", status: status)) }
    let client = client(stub, [])
    let body = RequestBody.bytes([1, 2, 3], contentType: "text/plain")
    let endpoint = Endpoint<[UInt8], Guest>(.post, "todos", body: body) { $0 }
    if isStreamed {
      var todos = client.elements(of: endpoint, as: CodableMapper<Todo>()).makeAsyncIterator()
      _ = await failure(try await todos.next())
    } else {
      _ = await failure(try await client.send(endpoint))
    }
    #expect(recorder.metrics?.bytesSent == 3)
    #expect(recorder.metrics?.status == status)
  }

  @Test("Monitors receive the events of your own interceptors")
  func ownInterceptor() async throws {
    let whim = RequestAdapter { $0.record(.retrying(after: .seconds(1), because: "a whim")) }
    _ = try await client(StubTransport.todos(), [whim]).send(.todo(id: 1))
    #expect(recorder.lines.dropFirst().first == "\(getTodo): retrying in 1.0 seconds (a whim)")
  }

  @Test("A monitor that stores events is released with its client")
  func released() async throws {
    weak var released: EventRecorder?
    do {
      let memory = EventRecorder()
      released = memory
      _ = try await guest(StubTransport.todos(), monitors: [memory]).send(.todo(id: 1))
      #expect(memory.events.count == 4)
    }
    #expect(released == nil)
  }
}
