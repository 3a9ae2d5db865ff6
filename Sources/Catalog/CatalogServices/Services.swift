#if Client
public import APIClient
internal import Catalog
public import JSONCore
public import OfflineStore

/// All services, made in one place: here environment, transport, store and dialect are chosen, and nowhere else.
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

  /// Makes the services. What the store has of other accounts than that which is signed in is forgotten.
  ///
  /// - Parameters:
  ///   - context: Where they run, and where the session is kept.
  ///   - transport: What carries requests.
  ///   - store: Where movies, users and skills are kept; its tables are those of ``CatalogTables``.
  ///   - replies: Where replies are kept for conditional requests.
  ///   - monitors: What is told of each event.
  ///   - retry: When requests are sent again.
  ///   - options: What holds for all requests.
  ///   - onStorageFailure: Is told of what could not be kept, such as on a full disk.
  ///   - dialect: The dialect, for the skills that users refer to.
  public init(
    _ context: APIContext<Session>, transport: any Transport, store: any ModelStore,
    replies: any ReplyCache = MemoryReplyCache(), monitors: [any EventMonitor] = [],
    retry: RetryPolicy = RetryPolicy(), options: ClientOptions = ClientOptions(),
    onStorageFailure: @escaping @Sendable (StorageFailure) -> Void = { _ in },
    dialect: @escaping UserService.Dialect
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
    let mapping = dialect(SkillCatalogue([]))
    let data = AccountData(
      of: environment, in: store, replies: replies, dialect: mapping, onStoreError: onStoreError)
    // Without conditional requests and retries: a session is asked for once.
    authentication = AuthService(client(Guest.self, []), store: credentials, data: data)
    let authenticator = authentication.authenticator
    let sessions = AuthenticationInterceptor(authenticator)
    let member = client(Member.self, [retries, sessions, conditions])
    movies = OfflineMovieService(
      RemoteMovieService(guest, mapping: mapping), store: store,
      tables: CatalogTables(mapping, owner: RowOwner(environment)), onStoreError: onStoreError)
    users = UserService(
      member, store: store,
      owner: { RowOwner(environment, account: await authenticator.account ?? "") },
      onStoreError: onStoreError, dialect: dialect)
    repositories = RepositoriesService(guest)
    todos = TodoService(guest, mapping: mapping)
    do throws(CredentialStoreError) {
      await data.forgetOthers(than: try await credentials.load()?.account ?? "")
    } catch {
      // Whose data may stay is not known; the failure was told.
    }
  }
}

extension Services: ShownByDescription {}
#endif
