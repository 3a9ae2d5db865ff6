import APIClient
import Testing

/// After signing out, the store contains no credential, even if one was being saved.
@Suite("Credentials are saved one after another")
struct CredentialSavingTests {
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
