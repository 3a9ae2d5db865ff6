import APIClient
import Catalog
import CatalogServices
import GRDBStore
import OfflineStore
import Synchronization
import Testing

/// The services report failures of the stores, and still return values.
@Suite("Failures of the services' stores")
struct StorageFailureTests {
  /// A store on a full disk, which can be read.
  private struct FullStore: ModelStore {
    let base: GRDBStore

    func rows(_ selection: StoreSelection) async throws(StoreError) -> StoredRows {
      try await base.rows(selection)
    }

    func count(_ selection: StoreSelection) async throws(StoreError) -> Int {
      try await base.count(selection)
    }

    func write(_ changes: [StoreChange]) async throws(StoreError) { throw StoreError(.full) }

    func observe(
      _ selection: StoreSelection, onChange: @escaping @Sendable (Result<StoredRows, StoreError>) -> Void
    ) -> StoreObservation {
      base.observe(selection, onChange: onChange)
    }
  }

  /// A store of sessions that can't be written.
  private struct LockedStore: CredentialStore {
    func load() -> Session? { nil }
    func save(_ session: Session?) throws(CredentialStoreError) { throw CredentialStoreError("it is locked") }
  }

  /// A store of sessions that can't be read.
  private struct UnreadableStore: CredentialStore {
    func load() throws(CredentialStoreError) -> Session? { throw CredentialStoreError("it is unreadable") }
    func save(_ session: Session?) {}
  }

  private final class Failures: Sendable {
    private let state = Mutex<[String]>([])
    var texts: [String] { state.withLock { $0 } }
    func add(_ failure: StorageFailure) { state.withLock { $0.append("\(failure)") } }
  }

  private let stub = StubTransport()
  private let failures = Failures()

  private func services(
    _ credentials: any CredentialStore<Session>, isFull: Bool = false
  ) async throws -> Services {
    let store = try await GRDBStore.inMemory(migrations: migrations())
    return await Services(
      APIContext(.test, credentials: credentials), transport: stub,
      store: isFull ? FullStore(base: store) : store, onStorageFailure: failures.add, strategy: firstStrategy)
  }

  @Test("A full disk is reported, and values are still returned")
  func full() async throws {
    let services = try await services(MemoryCredentialStore(Session.ada), isFull: true)
    stub.on(.get, "/movies/1", reply: try .fixture("movie.json"))
    stub.on(.get, "/movies/topGrossing/2016", reply: try .fixture("movies.json"))
    stub.on(.get, "/skills", .reply(try .fixture("skills.json")), .reply(try .fixture("skills.json")))
    stub.on(.get, "/users", reply: try .fixture("users.json"))
    #expect(try await services.movies.movie(id: 1).id == 1)
    #expect(try await !services.movies.topGrossingMovies(year: 2016).isEmpty)
    #expect(failures.texts == ["the store is full", "the store is full"])
    let user = try #require(try await services.users.users().first)
    // For the skills and for the users.
    #expect(failures.texts.count == 4)
    stub.on(.put, "/users/1", reply: SampleReply(#"{"user":{"id":1,"email":"a","name":"A","skill_ids":[]}}"#))
    let edited = try await services.users.edit(user)
    #expect(edited.storeError?.kind == .full)
    await services.authentication.signOut()
    #expect(failures.texts.count == 7)
    #expect(Set(failures.texts) == ["the store is full"])
  }

  @Test("A session that can't be saved is reported")
  func credential() async throws {
    let services = try await services(LockedStore())
    try await stub.signIn("ada", services)
    #expect(failures.texts == ["it is locked"])
  }

  @Test("If the session can't be removed, the environment stays")
  func environment() async throws {
    let context = APIContext(.test, credentials: LockedStore())
    await #expect(throws: CredentialStoreError("it is locked")) {
      try await context.switchEnvironment(to: APIEnvironment("other", "https://other.example.com"))
    }
    #expect(await context.environment == .test)
  }

  @Test("A session that can't be read is reported, and requests fail")
  func unreadable() async throws {
    let services = try await services(UnreadableStore())
    #expect(failures.texts == ["it is unreadable"])
    let error = await #expect(throws: ClientError.self) { try await services.users.skills() }
    #expect(
      error?.description
        == """
        GET https://api.example.com/skills: not authenticated: the credential can't be read: it is unreadable
        """)
  }
}
