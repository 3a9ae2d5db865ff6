public import APIClient
internal import Catalog
public import JSONCore
public import OfflineStore

/// All services, created in one place: the only code that chooses environment, transport, store and strategy.
public struct Services: Sendable {
  /// Movies, which work offline.
  public let movies: OfflineMovieService
  /// Signing in and out.
  public let authentication: AuthService
  /// Users and skills.
  public let users: UserService
  /// Repositories.
  public let repositories: RepositoriesService
  /// Todos.
  public let todos: TodoService

  /// Creates the services, and removes stored data of accounts other than the one signed in.
  ///
  /// - Parameters:
  ///   - context: The environment of the services, and the store of the session.
  ///   - transport: Sends the requests.
  ///   - store: The store of movies, users and skills; its tables are those of ``CatalogTables``.
  ///   - replies: The store of responses for conditional requests.
  ///   - monitors: The monitors of all requests.
  ///   - retry: The conditions under which requests are retried.
  ///   - options: The options of all requests.
  ///   - onStorageFailure: Called with failures of the stores, such as a full disk.
  ///   - strategy: Creates the strategy for the skills that users refer to.
  public init(
    _ context: APIContext<Session>, transport: any Transport, store: any ModelStore,
    replies: any ReplyCache = MemoryReplyCache(), monitors: [any EventMonitor] = [],
    retry: RetryPolicy = RetryPolicy(), options: ClientOptions = ClientOptions(),
    onStorageFailure: @escaping @Sendable (StorageFailure) -> Void = { _ in },
    strategy: @escaping UserService.Strategy
  ) async {
    let environment = await context.environment
    let credentials = ReportingCredentialStore(base: await context.credentials, onFailure: onStorageFailure)
    let onStoreError: @Sendable (StoreError) -> Void = { onStorageFailure(.store($0)) }
    let retries = RetryInterceptor(retry, clock: options.clock)
    let conditions = ConditionalRequests(cache: replies)
    func client<Granted>(
      _: Granted.Type, _ interceptors: [any Interceptor]
    ) -> Client<Granted> {
      Client(
        environment, transport: transport, interceptors: interceptors, monitors: monitors, options: options)
    }
    let guest = client(Guest.self, [retries, conditions])
    let withoutSkills = strategy(SkillCatalogue([]))
    let data = AccountData(
      of: environment, in: store, replies: replies, strategy: withoutSkills, onStoreError: onStoreError)
    // Without conditional requests and retries, so that a session is requested only once.
    authentication = AuthService(client(Guest.self, []), store: credentials, data: data)
    let authenticator = authentication.authenticator
    let sessions = AuthenticationInterceptor(authenticator)
    let member = client(Member.self, [retries, sessions, conditions])
    movies = OfflineMovieService(
      RemoteMovieService(guest, strategy: withoutSkills), store: store,
      tables: CatalogTables(withoutSkills, owner: RowOwner(environment)), onStoreError: onStoreError)
    users = UserService(
      member, store: store,
      owner: { RowOwner(environment, account: await authenticator.account ?? "") },
      onStoreError: onStoreError, strategy: strategy)
    repositories = RepositoriesService(guest)
    todos = TodoService(guest, strategy: withoutSkills)
    do throws(CredentialStoreError) {
      await data.removeOthers(than: try await credentials.load()?.account ?? "")
    } catch {
      // Nothing is removed, because the account that is signed in is unknown. The failure was reported.
    }
  }
}

extension Services: ShownByDescription {}

/// The scope before signing in: may read movies, todos and repositories.
public enum Guest: Scope {
  /// Includes the requests that need no scope.
  public typealias Included = Anyone
}

/// The scope after signing in: may also read and change users.
public enum Member: Scope {
  /// Includes the requests of guests.
  public typealias Included = Guest
}
