import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import Foundation
import GRDBStore
import JSONCore
import OfflineStore

/// Runs the services of `CatalogServices` one after another, and prints the results.
struct Story {
  let server: DemoServer
  let services: Services
  private let cached = NotModifiedCounter()

  /// Chooses environment, transport, store and strategy.
  init(
    _ server: DemoServer, transport: any Transport, strategy: @escaping UserService.Strategy, file: String
  ) async throws {
    self.server = server
    var retry = RetryPolicy()
    retry.limit = 1
    retry.delay = .milliseconds(10)
    let store = try await GRDBStore.open(
      at: file, migrations: CatalogTables(strategy(SkillCatalogue([]))).migrations)
    services = await Services(
      APIContext(APIEnvironment("demo", await server.address)), transport: transport, store: store,
      replies: StoredReplyCache(store), monitors: [cached], retry: retry,
      onStorageFailure: { print("  not stored: \($0)") }, strategy: strategy)
  }

  func run() async throws {
    try await signIn()
    try await listMovies()
    try await listMoviesAgain()
    try await goOffline()
    try await refreshOnce()
    try await editUser()
    try await searchRepositories()
    try await createTodo()
    await readMalformedTodo()
  }

  private func signIn() async throws {
    print("Sign in")
    do {
      try await services.authentication.signIn(name: "ada", password: "difference")
    } catch {
      print("  \(shown(error))")
      print("  the response: \(error.statusError.map { String(decoding: $0.body, as: UTF8.self) } ?? "")")
    }
    try await services.authentication.signIn(name: "ada", password: "engine")
    print("  signed in")
  }

  private func listMovies() async throws {
    print("Top grossing movies of 2016")
    for movie in try await services.movies.topGrossingMovies(year: 2016) { print("  \(movie.name)") }
  }

  private func listMoviesAgain() async throws {
    let movies = try await services.movies.topGrossingMovies(year: 2016)
    print("The same again: \(movies.count) movies, \(cached.count) response from the cache after a 304")
  }

  private func goOffline() async throws {
    print("Offline")
    await server.stop()
    for try await movies in services.movies.topGrossing(year: 2016).cacheThenNetwork() {
      print("  \(movies.value.count) movies, \(movies.isStored ? "from the store" : "from the service")")
    }
    do {
      _ = try await services.todos.todo(id: 1)
    } catch {
      print("  \(shown(error))")
    }
    try await server.start()
    for try await movies in services.movies.topGrossing(year: 2016).cacheThenNetwork() {
      print("  \(movies.value.count) movies, \(movies.isStored ? "from the store" : "from the service")")
    }
  }

  private func refreshOnce() async throws {
    print("The session expires, and the server rejects ten requests")
    _ = try await services.users.skills()
    await server.expireTokens()
    await server.resetCounts()
    let services = services
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 { group.addTask { try await services.users.users().count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let refreshes = await server.counts["auth/refresh", default: 0]
    print("  \(counts.count) responses with \(Set(counts).sorted()) users, \(refreshes) new session")
  }

  private func editUser() async throws {
    print("Edit a user")
    var users = try await services.users.users()
    users[0].name = "Ada Lovelace"
    users[0].skills.removeLast()
    let edited = try await services.users.edit(users[0]).value
    print("  \(edited.name): \(edited.skills.map(\.name).joined(separator: ", "))")
  }

  private func searchRepositories() async throws {
    print("Repositories")
    let all = try await services.repositories.fetchAll()
    let found = try await services.repositories.search("apple/")
    let one = try await services.repositories.get(ownerID: 7, repositoryID: 2)
    print(
      "  \(all.count) in all, found \(found.map(\.fullName)), and \(one.name): \(one.summary ?? "no summary")"
    )
  }

  private func createTodo() async throws {
    print("A new todo")
    let todo = try await services.todos.save(
      Todo(userId: 1, id: nil, title: "My first todo", completed: true))
    print("  \(todo.title) has the id \(todo.id.map { "\($0)" } ?? "none")")
  }

  private func readMalformedTodo() async {
    print("A malformed response")
    do {
      _ = try await services.todos.todo(id: 13)
    } catch {
      print("  \(shown(error))")
      for line in (error.decodingError?.rendered() ?? "").split(separator: "\n") { print("  \(line)") }
    }
  }

  /// The error without the port and the platform's message, which differ from run to run.
  private func shown(_ error: ClientError) -> String {
    var error = error
    error.url = error.url.replacing(/:\d+/, with: "")
    if case .transport(let failure) = error.kind { error.kind = .transport(TransportError(failure.kind)) }
    return error.description
  }
}

/// Counts the responses that were served from the cache because the server's data hasn't changed.
private final class NotModifiedCounter: EventMonitor {
  private let state = Locked(0)

  var count: Int { state.withLock { $0 } }

  func record(_ event: RequestEvent) {
    if case .servedFromCache(.notModified) = event.kind { state.withLock { $0 += 1 } }
  }
}
