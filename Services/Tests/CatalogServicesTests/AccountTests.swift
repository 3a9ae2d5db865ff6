import APIClient
import Catalog
import CatalogServices
import GRDBStore
import JSONMapping
import MappingTestSupport
import OfflineStore
import Testing

/// Stored data of one account or environment is never shown to another.
@Suite("Stored data of accounts and environments")
struct AccountTests {
  private static let other = APIEnvironment("other", "https://other.example.com")

  private let stub = StubTransport()
  private let replies = MemoryReplyCache()
  private let context = APIContext<Session>(.test)

  private func store() async throws -> GRDBStore { try await GRDBStore.inMemory(migrations: migrations()) }

  private func services(_ store: GRDBStore, replies: (any ReplyCache)? = nil) async -> Services {
    await Services(
      context, transport: stub, store: store, replies: replies ?? self.replies, retry: .never,
      strategy: firstStrategy)
  }

  private func fetchUsers(_ services: Services) async throws -> [User] {
    let tagged = SampleReply(try Fixture.bytes("users.json"), headerFields: [.eTag: "\"1\""])
    stub.on(.get, "/skills", reply: try .fixture("skills.json"))
    stub.on(.get, "/users", reply: tagged)
    return try await services.users.users()
  }

  private func goOffline() {
    for path in ["/users", "/skills", "/movies/topGrossing/2016", "/movies/1"] {
      for _ in 0..<3 { stub.on(.get, path, .failure(TransportError(.notConnected))) }
    }
  }

  /// How many rows the tables have.
  private func count(_ tables: [String], _ store: GRDBStore) async throws -> Int {
    var count = 0
    for name in tables {
      let table = StoreTable(
        name: name, id: ColumnDescription(name: "key", type: .text), columns: [], indexes: [])
      count += try await store.count(StoreSelection(table: table))
    }
    return count
  }

  @Test("Signing out removes the data of the account, but no public data")
  func signingOut() async throws {
    let store = try await store()
    let services = await services(store)
    try await stub.signIn("ada", services)
    #expect(try await fetchUsers(services).count == 8)
    stub.on(.get, "/movies/1", reply: try .fixture("movie.json"))
    _ = try await services.movies.movie(id: 1)
    let key = CacheKey(account: "ada", url: "https://api.example.com/users")
    #expect(replies.reply(for: key) != nil)
    await services.authentication.signOut()
    #expect(replies.reply(for: key) == nil)
    #expect(try await count(["users", "skills"], store) == 0)
    #expect(try await count(["movies"], store) == 1)
    // The record of the fetch is removed too; otherwise the users would be an empty list.
    try await stub.signIn("ada", services)
    goOffline()
    let error = await #expect(throws: ClientError.self) { try await services.users.users() }
    #expect(error?.description == "GET https://api.example.com/skills: the server could not be reached")
    #expect(try await services.movies.movie(id: 1).id == 1)
  }

  /// An event after which an account may have no data.
  enum Sequel: CaseIterable { case signingOut, anotherAccount, restart, turn }

  /// Lets an event happen, and returns the services to use after it.
  private func services(
    after sequel: Sequel, _ services: Services, _ store: GRDBStore, _ replies: any ReplyCache
  ) async throws -> Services {
    switch sequel {
    case .signingOut: await services.authentication.signOut()
    case .anotherAccount: try await stub.signIn("bob", services)
    case .restart: return await self.services(store, replies: replies)
    case .turn:
      try await context.switchEnvironment(to: Self.other)
      return await self.services(store, replies: replies)
    }
    return services
  }

  @Test(
    "Another account or environment sees no users of the previous one",
    arguments: [Sequel.anotherAccount, .turn])
  func accounts(sequel: Sequel) async throws {
    let store = try await store()
    let first = await services(store)
    try await stub.signIn("ada", first)
    #expect(try await fetchUsers(first).count == 8)
    let second = try await services(after: sequel, first, store, replies)
    #expect(try await count(["users", "skills"], store) == 0)
    #expect(replies.reply(for: CacheKey(account: "ada", url: "https://api.example.com/users")) == nil)
    if sequel == .turn { try await stub.signIn("ada", second) }
    goOffline()
    await #expect(throws: ClientError.self) { try await second.users.users() }
  }

  @Test(
    "The responses of an account whose session the service ended are removed",
    arguments: Sequel.allCases)
  func endedSession(sequel: Sequel) async throws {
    let store = try await store()
    let replies: [any ReplyCache] = [StoredReplyCache(store), MemoryReplyCache()]
    for replies in replies {
      try await context.switchEnvironment(to: .test)
      let services = await services(store, replies: replies)
      try await stub.signIn("ada", services)
      _ = try await fetchUsers(services)
      let tagged = SampleReply(try Fixture.bytes("movie.json"), headerFields: [.eTag: "\"1\""])
      stub.on(.get, "/movies/1", reply: tagged)
      _ = try await services.movies.movie(id: 1)
      let own = CacheKey(account: "ada", url: "https://api.example.com/users")
      let everyones = CacheKey(account: "", url: "https://api.example.com/movies/1")
      #expect(await replies.reply(for: own) != nil)

      stub.on(.get, "/users", reply: SampleReply("", status: .unauthorized))
      stub.on(.post, "/auth/refresh", reply: SampleReply("", status: .unauthorized))
      await #expect(throws: ClientError.self) { try await services.users.users() }
      #expect(await services.authentication.authenticator.account == nil)
      _ = try await self.services(after: sequel, services, store, replies)
      #expect(await replies.reply(for: own) == nil)
      #expect(await replies.reply(for: everyones) != nil)
    }
  }

  @Test(
    "The same account sees its stored data after another sign-in, and in new services",
    arguments: [true, false])
  func sameAccount(isNew: Bool) async throws {
    let store = try await store()
    let first = await services(store)
    try await stub.signIn("ada", first)
    #expect(try await fetchUsers(first).count == 8)
    if !isNew { try await stub.signIn("ada", first) }
    let second = isNew ? await services(store) : first
    goOffline()
    #expect(try await second.users.users().count == 8)
  }

  @Test("Each environment has its own movies")
  func environments() async throws {
    let store = try await store()
    let first = await services(store)
    stub.on(.get, "/movies/topGrossing/2016", reply: try .fixture("movies.json"))
    stub.on(.get, "/movies/1", reply: try .fixture("movie.json"))
    let fetched = try await first.movies.topGrossingMovies(year: 2016).count
    let movie = try await first.movies.movie(id: 1)
    goOffline()
    try await context.switchEnvironment(to: Self.other)
    let second = await services(store)
    await #expect(throws: ClientError.self) { try await second.movies.topGrossingMovies(year: 2016) }
    await #expect(throws: ClientError.self) { try await second.movies.movie(id: 1) }
    // The same movie in both.
    stub.on(.get, "/movies/1", .reply(try .fixture("movie.json")))
    try await context.switchEnvironment(to: .test)
    let third = await services(store)
    #expect(try await third.movies.topGrossingMovies(year: 2016).count <= fetched)
    #expect(try await third.movies.movie(id: 1) == movie)
  }
}
