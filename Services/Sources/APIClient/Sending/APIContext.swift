public import JSONCore

/// The shared state of an app's services: their environment and the credential of the user. Pass it to the
/// code that creates the services; there is no singleton. A client never changes its environment, so create
/// new services after each switch:
///
///     let context = APIContext<BearerToken>(.production)
///     for await _ in await context.environments {        // now, and after each switch
///       services = await Services(context, transport: URLSessionTransport())
///     }
///     try await context.switchEnvironment(to: .test)     // elsewhere, as in a debug menu
public actor APIContext<Stored: Credential> {
  /// Where the services run.
  public private(set) var environment: APIEnvironment
  private let store: any CredentialStore<Stored>
  private var turns = 0
  private var lastWrite: Task<Result<Void, CredentialStoreError>, Never>?
  private let watchers = Watchers<APIEnvironment>()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - environment: The initial environment.
  ///   - credentials: Saves the credential: ``MemoryCredentialStore`` until the program ends, or a file.
  public init(
    _ environment: APIEnvironment, credentials: any CredentialStore<Stored> = MemoryCredentialStore<Stored>()
  ) {
    self.environment = environment
    store = credentials
  }

  /// The credential store of the current environment. After a switch, a store that was obtained before it
  /// returns `nil` and saves nothing. Otherwise, a renewal that began before the switch could restore the
  /// credential of the previous environment.
  public var credentials: any CredentialStore<Stored> { Credentials(context: self, turn: turns) }

  /// Switches to another environment and removes the credential, which belongs to the previous one.
  ///
  /// - Throws: ``CredentialStoreError`` if the credential can't be removed; the environment then stays the
  ///   same.
  public func switchEnvironment(to environment: APIEnvironment) async throws(CredentialStoreError) {
    try await write { (context) throws(CredentialStoreError) in
      guard environment != context.environment else { return }
      try await context.store.save(nil)
      context.turns += 1
      context.environment = environment
      context.watchers.yield(environment)
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

  /// Changes of the store run one after another.
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

  /// The current environment, then each new one.
  public var environments: AsyncStream<APIEnvironment> {
    watchers.stream(from: environment)
  }

  /// The store of one environment; it becomes inactive when the context switches.
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
