import APIClient
import Catalog
import Testing

@Suite("Refusals that concern the credential")
struct RefreshLimitTests {
  private let clock = ManualClock()
  private let store = MemoryCredentialStore(BearerToken.ada(0))
  private let calls = Shared(0)

  private func authenticator(expiry: Double? = nil, date: Double = 0) -> Authenticator<BearerToken> {
    Authenticator(
      store: store, clock: RequestClock(clock) { date }, limit: .init(count: 3, window: .seconds(30))
    ) { [calls] (_: BearerToken?) in
      calls.update { $0 += 1 }
      return .ada(calls.value, expiry: expiry)
    }
  }

  private func client(_ authenticator: Authenticator<BearerToken>) -> Client<Guest> {
    let stub = StubTransport { exchange in
      exchange.request.path == "/v1/todos/13" ? .status(.unauthorized) : .reply(.todo)
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
    let limited = "not authenticated: renewed 3 times within 30.0 seconds; giving up"
    #expect(reasons == Array(repeating: "status 401 Unauthorized", count: 3) + [limited, limited])
    #expect(calls.value == 3)
    #expect(store.load() == .ada(3))
    #expect(await reason(client, 1) == nil)
    clock.advance(by: .seconds(31))
    #expect(await reason(client, 13) == "status 401 Unauthorized")
    #expect(calls.value == 4)
  }

  @Test("A credential that is expired on arrival is requested once")
  func skewedClock() async {
    let client = client(authenticator(expiry: 100, date: 1000))
    store.save(.ada(0, expiry: 50))
    for id in 1...5 { #expect(await reason(client, id) == nil) }
    #expect(calls.value == 1)
    #expect(store.load() == .ada(1, expiry: 100))
  }

  @Test("A refusal after a redirect renews the credential only within the origin", arguments: [true, false])
  func redirected(isWithinOrigin: Bool) async {
    let stub = StubTransport.todos(
      .moved(to: isWithinOrigin ? "/v1/x" : "https://files.example.com/v1/x"), .reply(.todo))
    stub.on(.get, "/v1/x", .status(.unauthorized))
    let client = guest(stub, interceptors: [AuthenticationInterceptor(authenticator())])
    #expect(await reason(client, 1) == (isWithinOrigin ? nil : "status 401 Unauthorized"))
    #expect(calls.value == (isWithinOrigin ? 1 : 0))
    #expect(
      stub.requests.map { $0.request.headerFields[.authorization] }
        == (isWithinOrigin ? ["Bearer 0", "Bearer 0", "Bearer 1"] : ["Bearer 0", nil]))
  }
}
