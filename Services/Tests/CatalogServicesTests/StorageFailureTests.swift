import APIClient
import Catalog
import CatalogServices
import Foundation
import GRDBStore
import JSONCore
import MappingTestSupport
import OfflineStore
import Synchronization
import Testing

/// The services report failures of the stores, and still return values.
@Suite("Failures of the services' stores, and their files after signing out")
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

  /// A store of sessions that can't be written, or can't be read.
  private struct LockedStore: CredentialStore {
    var isReadable = true
    func load() throws(CredentialStoreError) -> Session? {
      if isReadable { nil } else { throw CredentialStoreError("it is unreadable") }
    }
    func save(_ session: Session?) throws(CredentialStoreError) { throw CredentialStoreError("it is locked") }
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
    let services = try await services(LockedStore(isReadable: false))
    #expect(failures.texts == ["it is unreadable"])
    let error = await #expect(throws: ClientError.self) { try await services.users.skills() }
    #expect(
      error?.description
        == """
        GET https://api.example.com/skills: not authenticated: the credential can't be read: it is unreadable
        """)
  }

  // MARK: - The files of the store after signing out

  /// The end of a session: the user signs out, another user signs in, or the program removes the responses
  /// of all accounts before the user signs out.
  enum Ending: CaseIterable { case signingOut, anotherAccount, everything }

  private let folder = URL.temporaryDirectory.appending(path: "SignOutErasingTests-\(UUID().uuidString)")

  /// A name with a part that every encoding preserves.
  private static func name(_ secret: String, _ random: inout SeededGenerator) -> String {
    let signs = ["", "é", "漢", "\"", "\\", "😀", "\u{0}", "'", "%", "<"]
    let filling = String(repeating: "x", count: [0, 3, 500, 9000].randomElement(using: &random) ?? 0)
    let (first, last) = (signs.randomElement(using: &random) ?? "", signs.randomElement(using: &random) ?? "")
    return first + secret + last + filling
  }

  /// Users and skills in random order, all of which contain a secret. The skills are fetched only once.
  private func script(_ secret: String, isFirst: Bool, _ random: inout SeededGenerator) throws {
    let ids = Array(1...Int.random(in: 1...60, using: &random)).shuffled(using: &random)
    let skills = ids.map { id -> OwnedJSON in
      ["id": .number(JSONNumber(id)), "name": .string(Self.name(secret, &random)), "level": "expert"]
    }
    let users = ids.map { id -> OwnedJSON in
      [
        "id": .number(JSONNumber(id)), "email": .string("\(secret)\(id)@example.com"),
        "name": .string(Self.name(secret, &random)), "skill_ids": [1],
      ]
    }
    for (name, list) in [("skills", skills), ("users", users)] where isFirst || name == "users" {
      var writer = JSONWriter()
      try OwnedJSON.object([name: .array(OwnedJSON.Elements(list))]).write(to: &writer)
      let tagged = SampleReply(try writer.finish(), headerFields: [.eTag: "\"\(random.next())\""])
      stub.on(.get, "/\(name)", reply: tagged)
    }
  }

  /// The files of the store that contain a text.
  private func files(with text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { name in
      try Data(contentsOf: folder.appending(path: name)).range(of: Data(text.utf8)) != nil
    }
  }

  @Test(
    "Neither rows nor bodies are in a file", arguments: Ending.allCases,
    (1...Thoroughness.rounds(3, of: 40)).map { UInt64($0) })
  func ending(_ ending: Ending, seed: UInt64) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SeededGenerator(seed: seed)
    let secret = "s3cr3t\(random.next())"
    let store = try await GRDBStore.open(
      at: folder.appending(path: "store.sqlite").path, migrations: migrations())
    let replies = StoredReplyCache(store)
    let services = await Services(
      APIContext(.test), transport: stub, store: store, replies: replies, retry: .never,
      strategy: firstStrategy)
    try await stub.signIn("ada", services)
    for round in 1...Int.random(in: 1...3, using: &random) {
      try script(secret, isFirst: round == 1, &random)
      _ = try await services.users.users()
    }
    let key = CacheKey(account: "ada", url: "https://api.example.com/users")
    let body = try #require(await replies.reply(for: key)).body
    #expect(String(decoding: body, as: UTF8.self).contains(secret))
    #expect(try files(with: secret).contains("store.sqlite-wal"))
    switch ending {
    case .signingOut: await services.authentication.signOut()
    case .anotherAccount: try await stub.signIn("bob", services)
    case .everything:
      await replies.removeAll(exceptOf: "")
      await services.authentication.signOut()
    }
    #expect(try files(with: secret) == [])
  }
}
