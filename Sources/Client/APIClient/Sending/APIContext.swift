#if Client
/// What the services of an app share: where they run, and the credential of their user. It is passed to whoever makes
/// them; there is no singleton. A client keeps the environment that it was made with, so after a turn the services are
/// made anew:
///
///     let context = APIContext<Session>(.production)
///     for await _ in await context.environments {        // at once, and after each turn
///       services = await Services(context, transport: URLSessionTransport(), …)
///     }
///     try await context.turn(to: .test)                  // elsewhere, as in a debug menu
public actor APIContext<Stored: Credential> {
  /// Where the services run.
  public private(set) var environment: APIEnvironment
  /// The credential of their user.
  public nonisolated let credentials: any CredentialStore<Stored>
  private var watchers: [Int: AsyncStream<APIEnvironment>.Continuation] = [:]
  private var lastWatcher = 0

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - environment: The one at first.
  ///   - credentials: Keeps the credential: ``MemoryCredentialStore`` until the program ends, a file beyond that.
  public init(
    _ environment: APIEnvironment, credentials: any CredentialStore<Stored> = MemoryCredentialStore<Stored>()
  ) {
    self.environment = environment
    self.credentials = credentials
  }

  /// Turns to another environment. The credential is forgotten: it is not that of the new one.
  ///
  /// - Throws: ``CredentialStoreError`` where it can't be forgotten; then the environment is still the old one.
  public func turn(to environment: APIEnvironment) async throws(CredentialStoreError) {
    guard environment != self.environment else { return }
    try await credentials.save(nil)
    self.environment = environment
    for watcher in watchers.values { watcher.yield(environment) }
  }

  /// The environment: first the current one, then each that follows.
  public var environments: AsyncStream<APIEnvironment> {
    AsyncStream { continuation in
      lastWatcher += 1
      let watcher = lastWatcher
      watchers[watcher] = continuation
      continuation.yield(environment)
      continuation.onTermination = { _ in Task { await self.remove(watcher) } }
    }
  }

  private func remove(_ watcher: Int) { watchers[watcher] = nil }
}
#endif
