import APIClient
import Testing

/// Events during a renewal that takes long in the service or in the store.
@Suite("Long renewals and saves")
struct SlowRefreshTests {
  private let renewals = Shared<[BearerToken?]>([])

  /// A client of a service that accepts one token.
  private func client(_ authenticator: Authenticator<BearerToken>, accepted: Int) -> Client<Guest> {
    let stub = StubTransport { exchange in
      exchange.request.headerFields[.authorization] == "Bearer \(accepted)"
        ? .reply(.todo) : .status(.unauthorized)
    }
    return guest(stub, interceptors: [AuthenticationInterceptor(authenticator)]) { $0.timeout = nil }
  }

  private func send(_ client: Client<Guest>) -> Task<String?, Never> {
    Task { () async -> String? in await failure(try await client.send(.todo(id: 1)))?.reason }
  }

  /// Waits until the condition is true, at most for 100 000 turns.
  private func wait(until condition: () -> Bool) async {
    for _ in 1...100_000 where !condition() { await Task.yield() }
  }

  @Test(
    "A new token that is refused while it is saved is renewed, and waiting requests get the latest",
    arguments: [true, false])
  func refusedWhileSaving(isStoreFirst: Bool) async {
    let store = SlowStore(.ada(0))
    let gate = Shared(false)
    let authenticator = Authenticator(store: store) { [renewals] (refused: BearerToken?) in
      renewals.update { $0.append(refused) }
      if refused == .ada(0) { return .ada(1) }
      while !gate.value { await Task.yield() }
      return .ada(2)
    }
    let client = client(authenticator, accepted: 2)
    let first = send(client)
    await store.begun()
    let second = send(client)
    await wait { renewals.value.count == 2 }
    if isStoreFirst { await store.release() } else { gate.update { $0 = true } }
    for _ in 1...500 { await Task.yield() }
    if isStoreFirst { gate.update { $0 = true } } else { await store.release() }
    #expect(await second.value == nil)
    #expect(await first.value == nil)
    #expect(renewals.value == [.ada(0), .ada(1)])
    #expect(await store.stored == .ada(2))
  }

  @Test("Signing in while the old token is removed starts another renewal")
  func signingInWhileRemoving() async {
    let store = SlowStore(.ada(0), holdsRemoval: true)
    let authenticator = Authenticator(store: store) {
      [renewals] (refused: BearerToken?) throws(ClientError) in
      renewals.update { $0.append(refused) }
      if refused != .ada(0) { return .ada(2) }
      let refusal = StatusError(response: HTTPResponse(status: .badRequest), body: [])
      throw ClientError(.status(refusal), method: .post, url: "https://a/", status: .badRequest)
    }
    let client = client(authenticator, accepted: 2)
    let first = send(client)
    await store.begun()
    let signingIn = Task { await authenticator.signIn(.ada(1)) }
    while await authenticator.account == nil { await Task.yield() }
    let second = send(client)
    await wait { renewals.value.count == 2 }
    await store.release()
    await signingIn.value
    #expect(await first.value == "not authenticated: no new credential: POST https://a/ → 400: Bad Request")
    #expect(await second.value == nil)
    #expect(renewals.value == [.ada(0), .ada(1)])
    #expect(await store.stored == .ada(2))
  }

  @Test("Signing in during a renewal starts another one, and the first has no effect")
  func signingInWhileRenewing() async {
    let store = MemoryCredentialStore(BearerToken.ada(0))
    let gate = Shared(false)
    let authenticator = Authenticator(store: store) { [renewals] (refused: BearerToken?) in
      renewals.update { $0.append(refused) }
      if refused != .ada(0) { return .ada(2) }
      while !gate.value { await Task.yield() }
      return .ada(99)
    }
    let client = client(authenticator, accepted: 2)
    let first = send(client)
    while renewals.value.isEmpty { await Task.yield() }
    await authenticator.signIn(.ada(1))
    let second = send(client)
    await wait { renewals.value.count == 2 }
    gate.update { $0 = true }
    #expect(await second.value == nil)
    #expect(await first.value == nil)
    #expect(renewals.value == [.ada(0), .ada(1)])
    #expect(store.load() == .ada(2))
  }

  @Test("After signing out, requests that wait for the save don't get the new token")
  func signingOutWhileSaving() async {
    let store = SlowStore(.ada(0))
    let authenticator = Authenticator(store: store) { _ in .ada(1) }
    let request = send(client(authenticator, accepted: 1))
    await store.begun()
    let signingOut = Task { await authenticator.signOut() }
    while await authenticator.account != nil { await Task.yield() }
    await store.release()
    await signingOut.value
    #expect(await request.value == "not authenticated: signed out")
    #expect(await store.stored == nil)
  }

  @Test("A cancelled request doesn't wait for the store")
  func cancelledWhileSaving() async {
    let store = SlowStore(.ada(0))
    let authenticator = Authenticator(store: store) { _ in .ada(1) }
    let request = send(client(authenticator, accepted: 1))
    await store.begun()
    let isOver = Shared(false)
    let waiting = Task {
      #expect(await request.value == "cancelled")
      isOver.update { $0 = true }
    }
    request.cancel()
    await wait { isOver.value }
    #expect(isOver.value)
    await store.release()
    await waiting.value
  }

  // MARK: - Saves

  // After signing out, the store contains no credential, even if one was being saved.

  private let store = SlowStore()

  /// Lets the other tasks run until they wait.
  private func others() async { for _ in 0..<200 { await Task.yield() } }

  @Test("Signing out removes a credential that is still being saved")
  func signingOut() async {
    let authenticator = Authenticator(store: store) { _ in .ada(9) }
    let signingIn = Task { await authenticator.signIn(.ada(1)) }
    await store.begun()
    let signingOut = Task { await authenticator.signOut() }
    await others()
    await store.release()
    await signingIn.value
    await signingOut.value
    #expect(await store.stored == nil)
    #expect(await store.saved == [.ada(1), nil])
  }

  @Test("A superseded credential isn't saved")
  func stale() async {
    let authenticator = Authenticator(store: store) { _ in .ada(9) }
    let first = Task { await authenticator.signIn(.ada(1)) }
    await store.begun()
    let second = Task { await authenticator.signIn(.ada(2)) }
    await others()
    let third = Task { await authenticator.signIn(.ada(3)) }
    await others()
    await store.release()
    for task in [first, second, third] { await task.value }
    #expect(await store.stored == .ada(3))
    #expect(await store.saved == [.ada(1), .ada(3)])
  }

  @Test("After a switch to another environment, a late save of the previous credential has no effect")
  func turning() async throws {
    let context = APIContext(.test, credentials: store)
    let former = await context.credentials
    let saving = Task { try await former.save(.ada(1)) }
    await store.begun()
    let other = APIEnvironment("other", "https://other.example.com")
    let turning = Task { try await context.switchEnvironment(to: other) }
    await others()
    await store.release()
    try await saving.value
    try await turning.value
    #expect(await context.environment == other)
    #expect(await store.stored == nil)
    // A renewal that began before the switch.
    try await former.save(.ada(2))
    #expect(await store.stored == nil)
    // The service of the previous environment doesn't receive the credential of the new one.
    let current = await context.credentials
    try await current.save(.ada(3))
    #expect(try await current.load() == .ada(3))
    #expect(try await former.load() == nil)
  }
}

/// A store that delays either saving a credential or removing one, until the test releases it.
actor SlowStore: CredentialStore {
  private(set) var saved: [BearerToken?] = []
  private(set) var stored: BearerToken?
  private let holdsRemoval: Bool
  private var isHeld = true
  private var held: [CheckedContinuation<Void, Never>] = []

  init(_ stored: BearerToken? = nil, holdsRemoval: Bool = false) {
    (self.stored, self.holdsRemoval) = (stored, holdsRemoval)
  }

  func load() -> BearerToken? { stored }

  func save(_ credential: BearerToken?) async {
    saved.append(credential)
    if (credential == nil) == holdsRemoval, isHeld { await withCheckedContinuation { held.append($0) } }
    stored = credential
  }

  /// Waits until a save has begun.
  func begun() async { while saved.isEmpty { await Task.yield() } }

  func release() {
    isHeld = false
    for save in held { save.resume() }
    held = []
  }
}
