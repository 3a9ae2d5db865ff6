import APIClient
import Catalog
import CatalogServices
import CatalogStrategies
import Foundation
import GRDB
import GRDBStore
import JSONMapping
import MappingTestSupport
import OfflineStore
import Testing

/// Every service with every mapper, a stub that responds with the fixtures, and a store in memory.
@Suite("The services of the articles")
struct ServiceTests {
  static let strategies = CatalogStrategy.all(skills: SkillCatalogue([])).map(\.name)

  private let stub = StubTransport()
  private let context = APIContext(.test, credentials: MemoryCredentialStore(Session.ada))

  private static func mapping(_ strategy: String) -> UserService.Strategy {
    { skills in
      let all = CatalogStrategy.all(skills: skills)
      return all.first { $0.name == strategy } ?? all[0]
    }
  }

  private func services(_ strategy: String, _ other: APIContext<Session>? = nil) async throws -> Services {
    let mapping = Self.mapping(strategy)
    let store = try await GRDBStore.inMemory(migrations: migrations(mapping))
    return await Services(other ?? context, transport: stub, store: store, retry: .never, strategy: mapping)
  }

  /// The tokens of the requests to a path.
  private func tokens(_ path: String) -> [String?] {
    stub.requests.filter { $0.request.path == path }.map { exchange in
      HTTPField.Name("AUTH_TOKEN").flatMap { exchange.request.headerFields[$0] }
    }
  }

  @Test("Movies come from the service, and from the store when it can't be reached", arguments: strategies)
  func movies(strategy: String) async throws {
    let services = try await services(strategy)
    stub.on(.get, "/movies/topGrossing/2016", reply: try .fixture("movies.json"))
    stub.on(.get, "/movies/1", reply: try .fixture("movie.json"))
    let remote = try await services.movies.topGrossingMovies(year: 2016)
    stub.on(.get, "/movies/topRated/2016", reply: try .fixture("movies.json"))
    #expect(try await services.movies.topRatedMovies(year: 2016) == remote)
    let one = try await services.movies.movie(id: 1)
    for path in ["/movies/topGrossing/2016", "/movies/1"] {
      stub.on(.get, path, .failure(TransportError(.notConnected)))
    }
    let stored = try await services.movies.topGrossingMovies(year: 2016)
    #expect(!stored.isEmpty)
    #expect(stored == remote.filter { $0.year == 2016 }.sorted { $0.grossing > $1.grossing })
    #expect(try await services.movies.movie(id: 1) == one)
  }

  @Test("A status is thrown even if a value is stored", arguments: strategies)
  func statuses(strategy: String) async throws {
    let services = try await services(strategy)
    stub.on(.get, "/movies/1", reply: try .fixture("movie.json"))
    stub.on(.get, "/movies/1", reply: SampleReply("", status: .notFound))
    _ = try await services.movies.movie(id: 1)
    let error = await #expect(throws: ClientError.self) { try await services.movies.movie(id: 1) }
    #expect(error?.description == "GET https://api.example.com/movies/1 → 404: Not Found")
  }

  @Test("Users have the stored skills, and are edited by PUT", arguments: strategies)
  func users(strategy: String) async throws {
    let services = try await services(strategy)
    stub.on(.get, "/skills", reply: try .fixture("skills.json"))
    stub.on(.get, "/users", reply: try .fixture("users.json"))
    var user = try #require(try await services.users.users().first)
    #expect(user.skills.map(\.id) == [4, 7, 8])
    user.skills.removeFirst()
    let sent = #"{"user":{"id":1,"email":"ada@example.com","name":"Ada","skill_ids":[7,8]}}"#
    stub.on(.put, "/users/1", reply: SampleReply(sent))
    let edited = try await services.users.edit(user)
    #expect(edited.value == user)
    #expect(stub.requests.last?.body.map { String(decoding: $0, as: UTF8.self) } == sent)
    #expect(tokens("/users/1") == ["t1"])
    // Skills were requested once.
    #expect(tokens("/skills").count == 1)
    stub.on(.get, "/users", .failure(TransportError(.notConnected)))
    #expect(try await services.users.users().first == user)
  }

  @Test("A todo is fetched, and a callback receives the error of another response")
  func callbacks() async throws {
    let services = try await services("codable")
    stub.on(.get, "/todos/1", .reply(try .fixture("todo.json")), .reply(SampleReply("{}")))
    #expect(try await services.todos.todo(id: 1).id == 1)
    let result = await withCheckedContinuation { continuation in
      services.todos.todoByID(1) { continuation.resume(returning: $0) }
    }
    let error = #expect(throws: BackendError.self) { try result.get() }
    #expect(
      error?.reason == "$: missing key \"userId\" required by Todo (Int) (line 1, column 1) [missing-key]")
  }

  @Test("Repositories are listed, searched and fetched with Argo's strategy")
  func repositories() async throws {
    let services = try await services("applicative")
    let one = #"{"id": 1, "name": "swift", "full_name": "apple/swift", "stargazers_count": 3}"#
    stub.on(.get, "/repositories", reply: SampleReply("[\(one)]"))
    stub.on(.get, "/repos/7/1", reply: SampleReply(one))
    stub.on(.get, "/search/repositories?q=a%20b&page=2", reply: SampleReply(#"{"items": [\#(one)]}"#))
    let expected = Repository(id: 1, name: "swift", fullName: "apple/swift", summary: nil, stars: 3)
    #expect(try await services.repositories.fetchAll() == [expected])
    #expect(try await services.repositories.get(ownerID: 7, repositoryID: 1) == expected)
    #expect(try await services.repositories.search("a b", page: 2) == [expected])
  }

  @Test("Signing in saves the session, a refused one is renewed once, and signing out removes it")
  func sessions() async throws {
    let services = try await services("throwing")
    let session = { (number: Int) in
      SampleReply(#"{"account": "ada", "token": "t\#(number)", "refresh_token": "r\#(number)"}"#)
    }
    stub.on(.post, "/auth", reply: session(2))
    try await services.authentication.signIn(name: "ada", password: "engine")
    stub.on(.get, "/skills", reply: try .fixture("skills.json"))
    stub.on(
      .get, "/users", .reply(SampleReply("", status: .unauthorized)), .reply(try .fixture("users.json")))
    stub.on(.post, "/auth/refresh", reply: session(3))
    _ = try await services.users.users()
    #expect(tokens("/users") == ["t2", "t3"])
    await services.authentication.signOut()
    let error = await #expect(throws: ClientError.self) { try await services.users.users() }
    #expect(error?.description == "GET https://api.example.com/skills: not authenticated: signed out")
  }

  @Test("Without a session, none is renewed")
  func noSession() async throws {
    let services = try await services("manual", APIContext(.test))
    stub.on(.get, "/skills", reply: SampleReply("", status: .unauthorized))
    let error = await #expect(throws: ClientError.self) { try await services.users.users() }
    #expect(
      error?.description == "GET https://api.example.com/skills: not authenticated: not signed in")
    #expect(stub.requests.map(\.request.path) == ["/skills"])
  }

  @Test("Services created after a switch use the new environment without the previous session")
  func turns() async throws {
    let other = APIEnvironment("other", "https://other.example.com")
    var environments = await context.environments.makeAsyncIterator()
    #expect(await environments.next()?.name == "test")
    try await context.switchEnvironment(to: other)
    #expect(await environments.next() == other)
    let services = try await services("manual")
    stub.on(.get, "/skills", reply: try .fixture("skills.json"))
    stub.on(.get, "/users", reply: SampleReply(#"{"users": []}"#))
    _ = try await services.users.users()
    #expect(stub.requests.map(\.url.host) == ["other.example.com", "other.example.com"])
    #expect(tokens("/skills") + tokens("/users") == [nil, nil])
    // Switching to the current environment has no effect.
    await services.authentication.authenticator.signIn(
      Session(account: "ada", token: "t2", refreshToken: "r2"))
    try await context.switchEnvironment(to: other)
    #expect(try await context.credentials.load()?.token == "t2")
  }

  // MARK: - Stores that were recorded when each version of the services was new

  private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")

  private func services(at path: String) async throws -> Services {
    let store = try await GRDBStore.open(at: path, migrations: migrations())
    return await Services(context, transport: stub, store: store, retry: .never, strategy: firstStrategy)
  }

  @Test("The newest code opens each version, and ignores rows without an owner", arguments: 1...2)
  func recorded(version: Int) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "store.sqlite").path
    let recorded = "Services/Tests/CatalogServicesTests/Recorded/catalog-\(version).sql"
    let database = try DatabaseQueue(path: path)
    let sql = try PackageFolder.text(of: recorded)
    try await database.write { try $0.execute(sql: sql) }
    try database.close()
    let offline: StubTransport.Answer = .failure(TransportError(.notConnected))
    stub.on(.get, "/movies/topGrossing/1995", offline)
    stub.on(.get, "/skills", offline)
    let first = try await services(at: path)
    await #expect(throws: ClientError.self) { try await first.movies.topGrossingMovies(year: 1995) }
    await #expect(throws: ClientError.self) { try await first.users.users() }
    // The store can be used afterwards, and after it is reopened.
    stub.on(.get, "/movies/topGrossing/2016", .reply(try .fixture("movies.json")), offline)
    stub.on(.get, "/skills", .reply(try .fixture("skills.json")))
    stub.on(.get, "/users", .reply(try .fixture("users.json")), offline)
    let movies = try await first.movies.topGrossingMovies(year: 2016)
    let users = try await first.users.users()
    let second = try await services(at: path)
    let stored = try await second.movies.topGrossingMovies(year: 2016)
    #expect(stored == movies.filter { $0.year == 2016 }.sorted { $0.grossing > $1.grossing })
    #expect(try await second.users.users() == users.sorted { $0.id < $1.id })
  }
}
