import APIClient
import Catalog
import HTTPTypes
import Testing

private func token(_ number: Int, expiry: Double? = nil) -> BearerToken {
  BearerToken(account: "ada", accessToken: "token-\(number)", expiry: expiry)
}

@Suite("Refusals that concern the credential")
struct RefreshLimitTests {
  private let clock = ManualClock()
  private let store = MemoryCredentialStore(token(0))
  private let calls = Shared(0)

  private func authenticator(expiry: Double? = nil, date: Double = 0) -> Authenticator<BearerToken> {
    Authenticator(
      store: store, clock: RequestClock(clock) { date }, limit: .init(count: 3, window: .seconds(30))
    ) { [calls] (_: BearerToken?) in
      calls.update { $0 += 1 }
      return token(calls.value, expiry: expiry)
    }
  }

  private func client(_ authenticator: Authenticator<BearerToken>) -> Client<Guest> {
    let stub = StubTransport { exchange in
      exchange.request.path == "/v1/todos/13"
        ? .reply(SampleReply("", status: .unauthorized, headerFields: [:]))
        : .reply(.todo)
    }
    return guest(stub, interceptors: [AuthenticationInterceptor(authenticator)]) { $0.timeout = nil }
  }

  private func reason(_ client: Client<Guest>, _ id: Int) async -> String? {
    await failure(try await client.send(.todo(id: id)))?.reason
  }

  @Test("An endpoint that refuses every credential doesn't sign the user out")
  func oneEndpoint() async throws {
    let client = client(authenticator())
    var reasons: [String?] = []
    for _ in 1...5 { reasons.append(await reason(client, 13)) }
    let limited = "not authenticated: 3 new credentials were asked for within 30.0 seconds"
    #expect(reasons == Array(repeating: "status 401 Unauthorized", count: 3) + [limited, limited])
    #expect(calls.value == 3)
    #expect(store.load() == token(3))
    #expect(await reason(client, 1) == nil)
    clock.advance(by: .seconds(31))
    #expect(await reason(client, 13) == "status 401 Unauthorized")
    #expect(calls.value == 4)
  }

  @Test("A credential that is expired on arrival is requested once")
  func skewedClock() async {
    let client = client(authenticator(expiry: 100, date: 1000))
    store.save(token(0, expiry: 50))
    for id in 1...5 { #expect(await reason(client, id) == nil) }
    #expect(calls.value == 1)
    #expect(store.load() == token(1, expiry: 100))
  }

  @Test("A refusal by another origin doesn't renew the credential")
  func otherOrigin() async {
    let stub = StubTransport.todos()
    let moved = SampleReply("", status: .found, headerFields: [.location: "https://files.example.com/v1/x"])
    stub.on(.get, "/v1/todos/1", reply: moved)
    stub.on(.get, "/v1/x", reply: SampleReply("", status: .unauthorized, headerFields: [:]))
    let client = guest(stub, interceptors: [AuthenticationInterceptor(authenticator())])
    #expect(await reason(client, 1) == "status 401 Unauthorized")
    #expect(calls.value == 0)
    #expect(stub.requests.map { $0.request.headerFields[.authorization] } == ["Bearer token-0", nil])
  }

  @Test("A refusal after a redirect within the origin renews the credential")
  func sameOrigin() async {
    let stub = StubTransport.todos()
    let moved = SampleReply("", status: .found, headerFields: [.location: "/v1/x"])
    stub.on(.get, "/v1/todos/1", .reply(moved), .reply(.todo))
    stub.on(.get, "/v1/x", reply: SampleReply("", status: .unauthorized, headerFields: [:]))
    let client = guest(stub, interceptors: [AuthenticationInterceptor(authenticator())])
    #expect(await reason(client, 1) == nil)
    #expect(calls.value == 1)
  }

  @Test("A renewal is one event for all waiting requests")
  func events() async {
    let recorder = EventRecorder()
    let gate = Shared(false)
    let authenticator = Authenticator(store: store, clock: RequestClock(clock)) { (_: BearerToken?) in
      while !gate.value { await Task.yield() }
      return token(1)
    }
    let refused = Shared(0)
    let stub = StubTransport { exchange in
      guard exchange.request.headerFields[.authorization] == "Bearer token-0" else { return .reply(.todo) }
      refused.update { $0 += 1 }
      return .reply(SampleReply("", status: .unauthorized, headerFields: [:]))
    }
    let interceptor = AuthenticationInterceptor(authenticator)
    let client = guest(stub, interceptors: [interceptor], monitors: [recorder]) { $0.timeout = nil }
    let tasks = (1...10).map { id in Task { await reason(client, id) } }
    while refused.value < 10 { await Task.yield() }
    gate.update { $0 = true }
    for task in tasks { #expect(await task.value == nil) }
    #expect(recorder.lines.count { $0.hasSuffix(": asks for a new credential") } == 1)
  }
}
