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
      guard exchange.request.headerFields[.authorization] == "Bearer token-\(state.accepted)" else {
        return .reply(SampleReply("", status: .unauthorized, headerFields: [:]))
      }
      return .reply(.todo)
    }
  }

  /// Waits until this number of requests has been received.
  func requests(_ count: Int) async { while state.withLock({ $0.requests }) < count { await Task.yield() } }

  func refresh() -> BearerToken {
    state.withLock { state in
      state.refreshes += 1
      state.accepted += 1
      return token(state.accepted)
    }
  }
}

private func token(_ number: Int) -> BearerToken {
  BearerToken(account: "ada", accessToken: "token-\(number)", refreshToken: "refresh-\(number)")
}

@Suite("Authentication")
struct AuthenticationTests {
  private func client(_ service: TokenService, _ authenticator: Authenticator<BearerToken>) -> Client<Guest> {
    guest(
      StubTransport(recordsRequests: false) { service.answer($0) },
      interceptors: [AuthenticationInterceptor(authenticator)]
    ) { $0.timeout = nil }
  }

  private static func refusal() -> ClientError {
    ClientError(
      .status(StatusError(response: HTTPResponse(status: .badRequest), body: [])), method: .post,
      url: "https://api.example.com/v1/auth", status: .badRequest, attempts: 1)
  }

  @Test("A thousand refused requests wait for one new token")
  func storm() async throws {
    let service = TokenService(accepted: 2)
    let store = MemoryCredentialStore(token(1))
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
    #expect(store.load() == token(3))
  }

  @Test("If the renewal is refused, all waiting requests fail with the same error, and the token is removed")
  func failedRefresh() async throws {
    let service = TokenService(accepted: 2)
    let store = MemoryCredentialStore(token(1))
    let calls = Locked(0)
    let authenticator = Authenticator(store: store) { (refused: BearerToken?) throws(ClientError) in
      calls.withLock { $0 += 1 }
      await service.requests(1000)
      throw Self.refusal()
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
    #expect(calls.withLock { $0 } == 1)
    let reason = "no new credential: POST https://api.example.com/v1/auth → 400: Bad Request"
    #expect(texts == ["not authenticated: \(reason)"])
    #expect(store.load() == nil)
    let event = Authenticator<BearerToken>.Event.signedOut(because: reason)
    #expect(await events.next().map { "\($0)" } == "\(event)")
  }

  @Test("After signing out, requests fail without being sent until the next sign-in")
  func signingOut() async throws {
    let service = TokenService(accepted: 1)
    let authenticator = Authenticator(store: MemoryCredentialStore(token(1))) { _ in service.refresh() }
    let client = client(service, authenticator)
    await authenticator.signOut()
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo): not authenticated: signed out")
    #expect(service.state.withLock { $0.requests } == 0)
    await authenticator.signIn(token(1))
    #expect(try await client.send(.todo(id: 1)).id == 1)
  }

  @Test("The refusal of a new token is final")
  func final() async throws {
    let service = TokenService(accepted: 7)
    let authenticator = Authenticator(store: MemoryCredentialStore(token(1))) { _ in token(2) }
    let error = await failure(try await client(service, authenticator).send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo) → 401 (2 attempts): Unauthorized")
    #expect(service.state.withLock { $0.requests } == 2)
  }

  @Test("If the network fails during a renewal, the token isn't removed")
  func offline() async throws {
    let service = TokenService(accepted: 2)
    let store = MemoryCredentialStore(token(1))
    let authenticator = Authenticator(store: store) { (_: BearerToken?) throws(ClientError) in
      throw ClientError(.transport(TransportError(.notConnected)), method: .post, url: "https://a/auth")
    }
    let client = client(service, authenticator)
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.isOffline == true)
    #expect(
      error?.description == """
        \(getTodo): the server could not be reached (POST https://a/auth for a new credential)
        """)
    #expect(store.load() == token(1))
  }

  @Test("An expired token is renewed before a request is sent")
  func expiry() async throws {
    let service = TokenService(accepted: 1)
    var expired = token(1)
    expired.expiry = 100
    let authenticator = Authenticator(
      store: MemoryCredentialStore(expired), clock: RequestClock(ManualClock()) { 95 }
    ) { _ in service.refresh() }
    _ = try await client(service, authenticator).send(.todo(id: 1))
    #expect(service.state.withLock { $0.requests } == 1)
    #expect(service.state.withLock { $0.refreshes } == 1)
  }

  @Test("A cancelled request stops waiting for a token, and the renewal continues for the others")
  func cancellation() async throws {
    let service = TokenService(accepted: 2)
    let gate = ManualClock()
    let authenticator = Authenticator(store: MemoryCredentialStore(token(1))) { (_: BearerToken?) in
      try? await gate.sleep(until: gate.now.advanced(by: .seconds(1)), tolerance: nil)
      return service.refresh()
    }
    let client = client(service, authenticator)
    let first = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
    await gate.sleepers(1)
    let second = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
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
    let store = MemoryCredentialStore(token(1))
    let authenticator = Authenticator(store: store) { (_: BearerToken?) in
      try? await gate.sleep(until: gate.now.advanced(by: .seconds(1)), tolerance: nil)
      return token(99)
    }
    let client = client(service, authenticator)
    let task = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
    await gate.sleepers(1)
    if signsIn { await authenticator.signIn(token(7)) } else { await authenticator.signOut() }
    gate.advance(by: .seconds(1))
    #expect(await task.value?.reason == (signsIn ? nil : "not authenticated: signed out"))
    #expect(store.load() == (signsIn ? token(7) : nil))
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
    let expected: [Authenticator<BearerToken>.Event] = [
      .refreshed(account: "ada"), .notSaved(CredentialStoreError("the disk is full")),
    ]
    for event in expected {
      #expect(await events.next().map { "\($0)" } == "\(event)")
    }
  }
}
