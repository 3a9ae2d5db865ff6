#if Client
public import APIClient
internal import Catalog
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

  /// Makes the services.
  ///
  /// - Parameters:
  ///   - context: Where they run, and where the session is kept.
  ///   - transport: What carries requests.
  ///   - store: Where movies, users and skills are kept; its tables are those of ``CatalogTables``.
  ///   - replies: Where replies are kept for conditional requests.
  ///   - monitors: What is told of each event.
  ///   - retry: When requests are sent again.
  ///   - options: What holds for all requests.
  ///   - mapping: The dialect, for the skills that users refer to.
  public init(
    _ context: APIContext<Session>, transport: any Transport, store: any ModelStore,
    replies: any ReplyCache = MemoryReplyCache(), monitors: [any EventMonitor] = [],
    retry: RetryPolicy = RetryPolicy(), options: ClientOptions = ClientOptions(),
    mapping: @escaping UserService.Mapping
  ) async {
    let environment = await context.environment
    let retries = RetryInterceptor(retry, clock: options.clock, monitors: monitors)
    let conditions = ConditionalRequests(cache: replies, monitors: monitors)
    func client<Granted>(
      _: Granted.Type, _ interceptors: [any Interceptor]
    ) -> Client<Granted> {
      Client(
        environment, transport: transport, interceptors: interceptors, monitors: monitors, options: options)
    }
    let guest = client(Guest.self, [retries, conditions])
    // Without conditional requests and retries: a session is asked for once.
    authentication = AuthService(client(Guest.self, []), store: await context.credentials)
    let sessions = AuthenticationInterceptor(authentication.authenticator, monitors: monitors)
    let member = client(Member.self, [retries, sessions, conditions])
    let dialect = mapping(SkillCatalogue([]))
    movies = OfflineMovieService(
      RemoteMovieService(guest, mapping: dialect), store: store, tables: CatalogTables(dialect))
    users = UserService(member, store: store, mapping: mapping)
    repositories = RepositoriesService(guest)
    todos = TodoService(guest, mapping: dialect)
  }
}
#endif
