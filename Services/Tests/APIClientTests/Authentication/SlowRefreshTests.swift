import APIClient
import Testing

/// Events during a renewal that takes long in the service or in the store.
@Suite("Long renewals")
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
}
