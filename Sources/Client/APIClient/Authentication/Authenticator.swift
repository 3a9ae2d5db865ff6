#if Client
public import JSONCore

/// Knows the credential of a service, and gets a new one when the service refuses it: once, however many
/// requests were refused.
///
///     let sessions = Authenticator(store: MemoryCredentialStore<BearerToken>()) { (old) throws(ClientError) in
///       try await signInClient.send(.refresh(old?.refreshToken))     // without an AuthenticationInterceptor
///     }
public actor Authenticator<Stored: Credential> {
  /// A credential with its place in the order of those that came after each other.
  struct Version: Sendable {
    /// The credential; `nil` where none is known yet.
    let credential: Stored?
    /// Larger for each that came later.
    let number: Int
  }

  /// What happens to the credential.
  public enum Event: Sendable {
    /// There is a credential that was given.
    case signedIn(account: String)
    /// A new credential came in the place of a refused one.
    case refreshed(account: String)
    /// There is none any more: the service refused to give a new one, or the caller signed out. The text says
    /// why.
    case signedOut(because: String)
    /// The credential could not be kept; it is used all the same.
    case notKept(CredentialStoreError)
  }

  /// How many new credentials may be asked for within a time. A service that refuses each new one would
  /// otherwise be asked for ever. Beyond it requests that are refused fail, and the credential stays: it may be good
  /// for others.
  public struct Limit: Sendable {
    /// The number.
    public var count: Int
    /// The time.
    public var window: Duration

    /// Creates a limit.
    public init(count: Int, window: Duration) {
      self.count = count
      self.window = window
    }
  }

  /// Gets a new credential for the one that was refused, or the first.
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
  private var lastSave: Task<Void, Never>?
  /// The version in whose place a new credential is being asked for.
  private var refreshing: Int?
  private var refreshes: [Duration] = []
  /// The version that had expired when it came, by the clock here: then the clocks differ, and the service decides.
  private var expiredOnArrival: Int?
  private var nextWaiter = 0
  private var waiters: [Int: (refused: Int, continuation: CheckedContinuation<Outcome, Never>)] = [:]
  private var watchers: [Int: AsyncStream<Event>.Continuation] = [:]

  typealias Outcome = Result<Version, AuthenticationFailure>

  /// Creates an authenticator.
  ///
  /// - Parameters:
  ///   - store: Where the credential is kept.
  ///   - clock: What the window of the limit and expiry are measured with.
  ///   - limit: How many new credentials may be asked for; five in half a minute.
  ///   - renew: Gets a new credential. It uses a client without an ``AuthenticationInterceptor`` of this
  ///     authenticator, or it would wait for itself.
  public init(
    store: any CredentialStore<Stored>, clock: RequestClock = .continuous,
    limit: Limit = Limit(count: 5, window: .seconds(30)), renew: @escaping Renewal
  ) {
    self.store = store
    self.clock = clock
    self.limit = limit
    self.renew = renew
  }

  /// What happens from now on.
  public var events: AsyncStream<Event> {
    AsyncStream { continuation in
      nextWaiter += 1
      let watcher = nextWaiter
      watchers[watcher] = continuation
      continuation.onTermination = { _ in Task { await self.removeWatcher(watcher) } }
    }
  }

  /// Uses a credential from now on, as after signing in by hand.
  public func signIn(_ credential: Stored) async {
    accept(credential)
    announce(.signedIn(account: credential.account))
    await keep(credential)
  }

  /// Forgets the credential. Requests fail at once until someone signs in.
  public func signOut() async { await end(because: "signed out") }

  /// The credential to send a request with. One that is known to be expired is replaced first. Without one
  /// there is none: the service will say whether it needs one.
  ///
  /// - Parameter report: Called if a new credential is asked for, by the one that brings it about.
  func valid(reporting report: @Sendable () -> Void) async throws(AuthenticationFailure) -> Version {
    try await load()
    if case .signedOut(let reason) = phase { throw .signedOut(reason) }
    guard let credential = current.credential, current.number != expiredOnArrival,
      credential.isExpired(at: clock.date)
    else { return current }
    return try await replacement(for: current.number, reporting: report)
  }

  /// The credential in the place of one that the service refused: the current one, if that is another by now;
  /// otherwise a new one, for which all wait who ask meanwhile.
  ///
  /// - Parameters:
  ///   - refused: The version that was refused.
  ///   - report: Called if a new credential is asked for, by the one that brings it about.
  func replacement(
    for refused: Int, reporting report: @Sendable () -> Void
  ) async throws(AuthenticationFailure) -> Version {
    if case .signedOut(let reason) = phase { throw .signedOut(reason) }
    guard refused == current.number else { return current }
    // That of a version before it, which someone has signed in over, brings nothing to this one.
    if refreshing != refused {
      try startRefreshing()
      report()
    }
    return try await wait(for: refused).get()
  }

  /// Whose credential requests carry; `nil` without one, or where it can't be read.
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
      throw .limited("\(limit.count) new credentials were asked for within \(limit.window)")
    }
    refreshes.append(clock.now)
    let refused = current
    refreshing = refused.number
    // A task of its own: the request that happened to come first may be cancelled, the others still wait.
    Task { await self.refresh(refused) }
  }

  private func refresh(_ refused: Version) async {
    let renewed: Result<Stored, ClientError>
    do { renewed = .success(try await renew(refused.credential)) } catch { renewed = .failure(error) }
    var failure: AuthenticationFailure?
    // Someone may have signed in or out meanwhile; then what they did stands.
    if current.number == refused.number {
      // The version changes before the store is written, which may take long: what is refused by then is the new one,
      // and asks anew. Who waits here waits for the store too, and may count on it.
      switch renewed {
      case .success(let credential):
        accept(credential)
        if credential.isExpired(at: clock.date) { expiredOnArrival = current.number }
        announce(.refreshed(account: credential.account))
        await keep(credential)
      case .failure(let error):
        failure = .renewal(error)
        // Without an answer nobody can say that the credential is bad.
        if !error.isWithoutAnswer, !error.isCancelled {
          await end(because: AuthenticationFailure.reason(of: error))
        }
      }
    }
    if refreshing == refused.number { refreshing = nil }
    let waiting = waiters.filter { $0.value.refused == refused.number }
    // What came in its place may have been refused, too; then they wait for what replaces that.
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

  /// What holds now.
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
    // Another call may have been first, or someone has signed in meanwhile.
    guard case .unknown = phase else { return }
    phase = .known
    if let loaded { current = Version(credential: loaded, number: current.number + 1) }
  }

  private func accept(_ credential: Stored) {
    phase = .known
    current = Version(credential: credential, number: current.number + 1)
  }

  private func end(because reason: String) async {
    phase = .signedOut(because: reason)
    current = Version(credential: nil, number: current.number + 1)
    announce(.signedOut(because: reason))
    await keep(nil)
  }

  /// Saves go one after the other: one that takes long must not put a credential back that was given up meanwhile.
  private func keep(_ credential: Stored?) async {
    let number = current.number
    let save = Task { [lastSave] in
      await lastSave?.value
      // The save of what came later waits already.
      guard number == current.number else { return }
      do throws(CredentialStoreError) {
        try await store.save(credential)
      } catch {
        announce(.notKept(error))
      }
    }
    lastSave = save
    await save.value
  }

  private func announce(_ event: Event) { for watcher in watchers.values { watcher.yield(event) } }

  private func removeWatcher(_ watcher: Int) { watchers[watcher] = nil }
}

extension Authenticator: ShownByDescription {
  /// The type; not the credential, whose own description may show it.
  public nonisolated var description: String { "Authenticator" }
}
#endif
