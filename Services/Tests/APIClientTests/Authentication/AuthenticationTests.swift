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
    let client = client(service, authenticator)
    let count = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<1000 {
        group.addTask { (try? await client.send(.todo(id: 1))) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(count == 1000)
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
    let client = client(service, authenticator)
    let texts = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<1000 {
        group.addTask { () async -> String? in
          await failure(try await client.send(.todo(id: 1)))?.reason
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(calls.value == 1)
    let reason = "no new credential: POST https://a/auth → 400: Bad Request"
    #expect(texts == ["not authenticated: \(reason)"])
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

  @Test("The refusal of a new token is final")
  func final() async throws {
    let service = TokenService(accepted: 7)
    let authenticator = Authenticator(store: store) { _ in .ada(2) }
    let error = await failure(try await client(service, authenticator).send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo) → 401 (2 attempts): Unauthorized")
    #expect(service.state.withLock { $0.requests } == 2)
  }

  @Test("If the network fails during a renewal, the token isn't removed")
  func offline() async throws {
    let authenticator = Authenticator(store: store) { (_: BearerToken?) throws(ClientError) in
      throw ClientError(.transport(TransportError(.notConnected)), method: .post, url: "https://a/auth")
    }
    let error = await send(client(TokenService(accepted: 2), authenticator)).value
    #expect(error?.isOffline == true)
    let reason = "the server could not be reached (POST https://a/auth for a new credential)"
    #expect(error?.description == "\(getTodo): \(reason)")
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
