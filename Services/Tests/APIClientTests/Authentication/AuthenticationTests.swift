import APIClient
import Catalog
import JSONCore
import Testing

/// A service that accepts one token at a time, and counts requests and renewals.
private final class TokenService: Sendable {
  struct State {
    var accepted = 1
    var refreshes = 0
    var requests = 0
  }

  let state: Locked<State>

  init(accepted: Int) { state = Locked(State(accepted: accepted)) }

  func answer(_ exchange: Exchange) -> StubTransport.Answer {
    state.withLock { state in
      state.requests += 1
      let isAccepted = exchange.request.headerFields[.authorization] == "Bearer \(state.accepted)"
      return isAccepted ? .reply(.todo) : .status(.unauthorized)
    }
  }

  /// Waits until this number of requests has been received.
  func requests(_ count: Int) async { while state.withLock({ $0.requests }) < count { await Task.yield() } }

  func refresh() -> BearerToken {
    state.withLock { state in
      state.refreshes += 1
      state.accepted += 1
      return .ada(state.accepted)
    }
  }
}

@Suite("Authentication")
struct AuthenticationTests {
  private let store = MemoryCredentialStore(BearerToken.ada(1))
  private let recorder = EventRecorder()

  private func client(_ service: TokenService, _ authenticator: Authenticator<BearerToken>) -> Client<Guest> {
    guest(
      StubTransport(recordsRequests: false) { service.answer($0) },
      interceptors: [AuthenticationInterceptor(authenticator)], monitors: [recorder]
    ) { $0.timeout = nil }
  }

  /// Sends a thousand requests at once, and counts the reasons of their errors.
  private func reasons(_ client: Client<Guest>) async -> [String?: Int] {
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<1000 {
        group.addTask { () async -> String? in
          await failure(try await client.send(.todo(id: 1)))?.reason
        }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  private func send(_ client: Client<Guest>) -> Task<ClientError?, Never> {
    Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
  }

  @Test("A thousand refused requests wait for one new token, whose renewal is one event")
  func storm() async throws {
    let service = TokenService(accepted: 2)
    let authenticator = Authenticator(store: store) { (refused) throws(ClientError) in
      // Renews the token only after all requests were refused.
      await service.requests(1000)
      return service.refresh()
    }
    #expect(await reasons(client(service, authenticator)) == [nil: 1000])
    let state = service.state.withLock { $0 }
    #expect(state.refreshes == 1)
    #expect(state.requests == 2000)
    #expect(recorder.lines.count { $0.hasSuffix(": renewing the credential") } == 1)
    #expect(store.load() == .ada(3))
  }

  @Test("If the renewal is refused, all waiting requests fail with the same error, and the token is removed")
  func failedRefresh() async throws {
    let service = TokenService(accepted: 2)
    let calls = Shared(0)
    let authenticator = Authenticator(store: store) { (refused: BearerToken?) throws(ClientError) in
      calls.update { $0 += 1 }
      await service.requests(1000)
      let refusal = StatusError(response: HTTPResponse(status: .badRequest), body: [])
      throw ClientError(.status(refusal), method: .post, url: "https://a/auth", status: .badRequest)
    }
    var events = await authenticator.events.makeAsyncIterator()
    let reason = "no new credential: POST https://a/auth → 400: Bad Request"
    #expect(await reasons(client(service, authenticator)) == ["not authenticated: \(reason)": 1000])
    #expect(calls.value == 1)
    #expect(store.load() == nil)
    let event = Authenticator<BearerToken>.Event.signedOut(because: reason)
    #expect(await events.next().map { "\($0)" } == "\(event)")
  }

  @Test("After signing out, requests fail without being sent until the next sign-in")
  func signingOut() async throws {
    let service = TokenService(accepted: 1)
    let authenticator = Authenticator(store: store) { _ in service.refresh() }
    let client = client(service, authenticator)
    await authenticator.signOut()
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo): not authenticated: signed out")
    #expect(service.state.withLock { $0.requests } == 0)
    await authenticator.signIn(.ada(1))
    #expect(try await client.send(.todo(id: 1)).id == 1)
  }

  @Test("If the network fails during a renewal, the token isn't removed")
  func offline() async throws {
    let authenticator = Authenticator(store: store) { (_: BearerToken?) throws(ClientError) in
      throw ClientError(.transport(TransportError(.notConnected)), method: .post, url: "https://a/auth")
    }
    let error = await send(client(TokenService(accepted: 2), authenticator)).value
    #expect(error?.isOffline == true)
    #expect(error?.description == "POST https://a/auth: the server could not be reached")
    #expect(store.load() == .ada(1))
  }

  @Test("An expired token is renewed before a request is sent")
  func expiry() async throws {
    let service = TokenService(accepted: 1)
    store.save(.ada(1, expiry: 100))
    let clock = RequestClock(ManualClock()) { 95 }
    let authenticator = Authenticator(store: store, clock: clock) { _ in service.refresh() }
    _ = try await client(service, authenticator).send(.todo(id: 1))
    #expect(service.state.withLock { $0.requests } == 1)
    #expect(service.state.withLock { $0.refreshes } == 1)
  }

  @Test("A cancelled request stops waiting for a token, and the renewal continues for the others")
  func cancellation() async throws {
    let service = TokenService(accepted: 2)
    let gate = ManualClock()
    let authenticator = Authenticator(store: store) { (_: BearerToken?) in
      try? await gate.sleep(until: gate.now.advanced(by: .seconds(1)), tolerance: nil)
      return service.refresh()
    }
    let client = client(service, authenticator)
    let first = send(client)
    await gate.sleepers(1)
    let second = send(client)
    first.cancel()
    #expect(await first.value?.isCancelled == true)
    gate.advance(by: .seconds(1))
    #expect(await second.value == nil)
    #expect(service.state.withLock { $0.refreshes } == 1)
  }

  @Test("Signing in or out during a renewal takes precedence", arguments: [true, false])
  func overtaken(signsIn: Bool) async throws {
    let service = TokenService(accepted: 7)
    let gate = ManualClock()
    let authenticator = Authenticator(store: store) { (_: BearerToken?) in
      try? await gate.sleep(until: gate.now.advanced(by: .seconds(1)), tolerance: nil)
      return .ada(99)
    }
    let task = send(client(service, authenticator))
    await gate.sleepers(1)
    if signsIn { await authenticator.signIn(.ada(7)) } else { await authenticator.signOut() }
    gate.advance(by: .seconds(1))
    #expect(await task.value?.reason == (signsIn ? nil : "not authenticated: signed out"))
    #expect(store.load() == (signsIn ? .ada(7) : nil))
  }

  @Test("A failure of the store is reported, and the token is used nevertheless")
  func brokenStore() async throws {
    struct Broken: CredentialStore {
      func load() throws(CredentialStoreError) -> BearerToken? { nil }
      func save(_ credential: BearerToken?) throws(CredentialStoreError) {
        throw CredentialStoreError("the disk is full")
      }
    }
    let service = TokenService(accepted: 4)
    let authenticator = Authenticator(store: Broken()) { _ in service.refresh() }
    var events = await authenticator.events.makeAsyncIterator()
    _ = try await client(service, authenticator).send(.todo(id: 1))
    typealias Event = Authenticator<BearerToken>.Event
    let failure = CredentialStoreError("the disk is full")
    for event in [Event.refreshed(account: "ada"), .notSaved(failure)] {
      #expect(await events.next().map { "\($0)" } == "\(event)")
    }
  }
}

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
