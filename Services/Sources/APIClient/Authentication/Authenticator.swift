public import JSONCore

/// Holds the credential of a service, and renews it once when the service refuses it, however many requests
/// were refused.
///
///     let sessions = Authenticator(store: MemoryCredentialStore<BearerToken>()) {
///       (old) throws(ClientError) in
///       try await signInClient.send(.refresh(old?.refreshToken))     // without an AuthenticationInterceptor
///     }
public actor Authenticator<Stored: Credential> {
  /// A credential with its position in the sequence of credentials.
  struct Version: Sendable {
    /// The credential; `nil` if there is none.
    let credential: Stored?
    /// The position; later credentials have larger numbers.
    let number: Int
  }

  /// A change of the credential.
  public enum Event: Sendable {
    /// The caller supplied a credential.
    case signedIn(account: String)
    /// A renewed credential replaced one that was refused or had expired.
    case refreshed(account: String)
    /// The credential was discarded, because its renewal was refused or because the caller signed out.
    case signedOut(because: String)
    /// The credential couldn't be saved; it is used nevertheless.
    case notSaved(CredentialStoreError)
  }

  /// The number of new credentials allowed within a period. It stops endless renewals by a service that
  /// refuses every new credential. Above the limit, refused requests fail and the credential stays, since
  /// other requests may succeed with it.
  public struct Limit: Sendable {
    /// The number of new credentials.
    public var count: Int
    /// The period.
    public var window: Duration

    /// Creates a limit.
    public init(count: Int, window: Duration) {
      self.count = count
      self.window = window
    }
  }

  /// Returns a new credential in place of the refused one, or the first credential.
  public typealias Renewal = @Sendable (_ refused: Stored?) async throws(ClientError) -> Stored

  private enum Phase {
    case unknown
    case known
    case signedOut(because: String)
  }

  private let store: any CredentialStore<Stored>
  private let renew: Renewal
  private let clock: RequestClock
  private let limit: Limit
  private var phase = Phase.unknown
  private var current = Version(credential: nil, number: 0)
  /// The credential that this authenticator last read from the store or saved; `nil` before that.
  private var known: Stored??
  private var lastSave: Task<Void, Never>?
  /// The version that a renewal under way replaces.
  private var refreshing: Int?
  /// When new credentials arrived.
  private var refreshes: [Duration] = []
  /// The version that had already expired by the local clock when it arrived. The local clock and the
  /// service's then differ, so only a refusal by the service starts a renewal.
  private var expiredOnArrival: Int?
  private var nextWaiter = 0
  private var waiters: [Int: (refused: Int, continuation: CheckedContinuation<Outcome, Never>)] = [:]
  private let watchers = Watchers<Event>()

  typealias Outcome = Result<Version, AuthenticationFailure>

  /// Creates an authenticator.
  ///
  /// - Parameters:
  ///   - store: Where the credential is saved.
  ///   - clock: The clock for the period of the limit and for expiry.
  ///   - limit: The number of renewals allowed within a period. Defaults to five in 30 seconds.
  ///   - renew: Returns a new credential. It must use a client without an ``AuthenticationInterceptor`` of
  ///     this authenticator; otherwise the renewal deadlocks.
  public init(
    store: any CredentialStore<Stored>, clock: RequestClock = .continuous,
    limit: Limit = Limit(count: 5, window: .seconds(30)), renew: @escaping Renewal
  ) {
    self.store = store
    self.clock = clock
    self.limit = limit
    self.renew = renew
  }

  /// The events from now on.
  public var events: AsyncStream<Event> { watchers.stream() }

  /// Uses a credential from now on, for example after the user has signed in.
  public func signIn(_ credential: Stored) async {
    accept(credential)
    watchers.yield(.signedIn(account: credential.account))
    await save(credential)
  }

  /// Discards the credential. Requests fail immediately until ``signIn(_:)`` is called.
  public func signOut() async { await end(because: "signed out") }

  /// Returns the credential to send with a request, after renewing one that has expired. If there is none,
  /// the credential of the version is `nil`: the service decides whether the request needs one.
  ///
  /// - Parameter report: Called if this call starts a renewal.
  func valid(reporting report: @Sendable () -> Void) async throws(AuthenticationFailure) -> Version {
    try await load()
    if case .signedOut(let reason) = phase { throw .signedOut(reason) }
    guard let credential = current.credential, current.number != expiredOnArrival,
      credential.isExpired(at: clock.date)
    else { return current }
    return try await replacement(for: current.number, reporting: report)
  }

  /// Returns the credential that replaces a refused one: the current credential if it has changed since,
  /// otherwise a new one. Callers that arrive during the renewal wait for the same one.
  ///
  /// - Parameters:
  ///   - refused: The version that was refused.
  ///   - report: Called if this call starts a renewal.
  func replacement(
    for refused: Int, reporting report: @Sendable () -> Void
  ) async throws(AuthenticationFailure) -> Version {
    if case .signedOut(let reason) = phase { throw .signedOut(reason) }
    guard refused == current.number else { return current }
    // A renewal under way may be for an earlier version, which signing in has replaced. It doesn't renew this
    // one.
    if refreshing != refused {
      try startRefreshing()
      report()
    }
    return try await wait(for: refused).get()
  }

  /// The account of the current credential; `nil` if there is none, or if it can't be read.
  public var account: String? {
    get async {
      do { try await load() } catch { return nil }
      return current.credential?.account
    }
  }

  // MARK: - Refreshing

  private func startRefreshing() throws(AuthenticationFailure) {
    refreshes.removeAll { clock.now - $0 > limit.window }
    guard refreshes.count < limit.count else {
      throw .limited("renewed \(limit.count) times within \(limit.window); giving up")
    }
    let refused = current
    refreshing = refused.number
    // A separate task, because the first request may be cancelled while others still wait.
    Task { await self.refresh(refused) }
  }

  private func refresh(_ refused: Version) async {
    var renewed: Result<Stored, ClientError>?
    var newer = await savedElsewhere(than: refused.credential)
    if newer == nil {
      do { renewed = .success(try await renew(refused.credential)) } catch {
        renewed = .failure(error)
        // Another authenticator may have renewed it, and the service then refuses this renewal.
        newer = await savedElsewhere(than: refused.credential)
      }
    }
    var failure: AuthenticationFailure?
    // If the user has signed in or out in the meantime, that change takes precedence.
    if current.number == refused.number {
      if let newer {
        accept(newer)
        watchers.yield(.refreshed(account: newer.account))
      } else if let renewed {
        failure = await finish(renewed)
      }
    }
    if refreshing == refused.number { refreshing = nil }
    let waiting = waiters.filter { $0.value.refused == refused.number }
    // The new credential may have been refused too; its waiters then wait for the next one.
    if failure == nil, let newer = refreshing, newer == current.number {
      for waiter in waiting.keys { waiters[waiter]?.refused = newer }
      return
    }
    let outcome = failure.map { .failure($0) } ?? settled
    for (waiter, request) in waiting {
      waiters[waiter] = nil
      request.continuation.resume(returning: outcome)
    }
  }

  /// Uses the new credential, or signs out if it was refused; returns the failure.
  private func finish(_ renewed: Result<Stored, ClientError>) async -> AuthenticationFailure? {
    switch renewed {
    case .success(let credential):
      refreshes.append(clock.now)
      // The version changes before the credential is saved, which may take long: requests refused from then
      // on were sent with the new version and start another renewal. Requests that wait here also wait for
      // the save.
      accept(credential)
      if credential.isExpired(at: clock.date) { expiredOnArrival = current.number }
      watchers.yield(.refreshed(account: credential.account))
      await save(credential)
      return nil
    case .failure(let error):
      // Unless the service refused the renewal, the credential may still be valid.
      if error.isRefusal { await end(because: AuthenticationFailure.reason(of: error)) }
      return .renewal(error)
    }
  }

  /// The credential in the store, if another authenticator has saved it since this one read or saved one.
  private func savedElsewhere(than refused: Stored?) async -> Stored? {
    guard let former = known, let stored = try? await store.load() else { return nil }
    // In the meantime, this authenticator may have saved another one.
    let others = [former, known ?? nil, refused].compactMap { $0 }
    guard others.allSatisfy({ !isSame($0, stored) }) else { return nil }
    known = stored
    return stored
  }

  private func isSame(_ credential: Stored, _ other: Stored) -> Bool {
    credential.account == other.account && credential.headerFields == other.headerFields
  }

  /// The outcome of the current state.
  private var settled: Outcome {
    if case .signedOut(let reason) = phase { .failure(.signedOut(reason)) } else { .success(current) }
  }

  private func wait(for refused: Int) async -> Outcome {
    nextWaiter += 1
    let waiter = nextWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: .failure(.cancelled))
        } else {
          waiters[waiter] = (refused, continuation)
        }
      }
    } onCancel: {
      Task { await self.cancel(waiter) }
    }
  }

  private func cancel(_ waiter: Int) {
    waiters.removeValue(forKey: waiter)?.continuation.resume(returning: .failure(.cancelled))
  }

  // MARK: - State

  private func load() async throws(AuthenticationFailure) {
    guard case .unknown = phase else { return }
    let loaded: Stored?
    do { loaded = try await store.load() } catch { throw .store(error) }
    // In the meantime, another call may have loaded the credential, or the user may have signed in.
    guard case .unknown = phase else { return }
    phase = .known
    known = .some(loaded)
    if let loaded { current = Version(credential: loaded, number: current.number + 1) }
  }

  private func accept(_ credential: Stored) {
    phase = .known
    current = Version(credential: credential, number: current.number + 1)
  }

  private func end(because reason: String) async {
    phase = .signedOut(because: reason)
    current = Version(credential: nil, number: current.number + 1)
    watchers.yield(.signedOut(because: reason))
    await save(nil)
  }

  /// Saves run one after another, so that a slow save can't restore a credential that was discarded during
  /// it.
  private func save(_ credential: Stored?) async {
    let number = current.number
    let save = Task { [lastSave] in
      await lastSave?.value
      // A later save supersedes this one.
      guard number == current.number else { return }
      do throws(CredentialStoreError) {
        try await store.save(credential)
        known = .some(credential)
      } catch {
        watchers.yield(.notSaved(error))
      }
    }
    lastSave = save
    await save.value
  }
}

extension Authenticator: ShownByDescription {
  /// The name of the type; the description of a credential may show its secret.
  public nonisolated var description: String { "Authenticator" }
}
