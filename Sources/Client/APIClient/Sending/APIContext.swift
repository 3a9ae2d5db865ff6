#if Client
public import JSONCore

/// What the services of an app share: where they run, and the credential of their user. It is passed to whoever makes
/// them; there is no singleton. A client keeps the environment that it was made with, so after a turn the services are
/// made anew:
///
///     let context = APIContext<BearerToken>(.production)
///     for await _ in await context.environments {        // at once, and after each turn
///       services = await Services(context, transport: URLSessionTransport())
///     }
///     try await context.turn(to: .test)                  // elsewhere, as in a debug menu
public actor APIContext<Stored: Credential> {
  /// Where the services run.
  public private(set) var environment: APIEnvironment
  private let store: any CredentialStore<Stored>
  private var turns = 0
  private var lastWrite: Task<Result<Void, CredentialStoreError>, Never>?
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
    store = credentials
  }

  /// Keeps the credential of the user of the current environment. After a turn, what was got here before finds and keeps
  /// nothing: a refresh that is under way would otherwise bring the credential of the former environment back.
  public var credentials: any CredentialStore<Stored> { Credentials(context: self, turn: turns) }

  /// Turns to another environment. The credential is forgotten: it is not that of the new one.
  ///
  /// - Throws: ``CredentialStoreError`` where it can't be forgotten; then the environment is still the old one.
  public func turn(to environment: APIEnvironment) async throws(CredentialStoreError) {
    try await write { (context) throws(CredentialStoreError) in
      guard environment != context.environment else { return }
      try await context.store.save(nil)
      context.turns += 1
      context.environment = environment
      for watcher in context.watchers.values { watcher.yield(environment) }
    }
  }

  fileprivate func load(_ turn: Int) async throws(CredentialStoreError) -> Stored? {
    let credential = turn == turns ? try await store.load() : nil
    return turn == turns ? credential : nil
  }

  fileprivate func save(_ credential: Stored?, _ turn: Int) async throws(CredentialStoreError) {
    try await write { (context) throws(CredentialStoreError) in
      if turn == context.turns { try await context.store.save(credential) }
    }
  }

  /// What changes the store goes one after the other.
  private func write(
    _ body: @escaping @Sendable (isolated APIContext) async throws(CredentialStoreError) -> Void
  ) async throws(CredentialStoreError) {
    let write = Task { [lastWrite] () -> Result<Void, CredentialStoreError> in
      _ = await lastWrite?.value
      do throws(CredentialStoreError) {
        return .success(try await body(self))
      } catch {
        return .failure(error)
      }
    }
    lastWrite = write
    try await write.value.get()
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

  /// The store, as long as the context does not turn.
  private struct Credentials: CredentialStore {
    let context: APIContext
    let turn: Int

    func load() async throws(CredentialStoreError) -> Stored? { try await context.load(turn) }

    func save(_ credential: Stored?) async throws(CredentialStoreError) {
      try await context.save(credential, turn)
    }
  }
}

extension APIContext: ShownByDescription {}
#endif
