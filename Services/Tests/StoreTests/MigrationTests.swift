import CodableMapping
import Foundation
import GRDBStore
import ManualMapping
import MappingTestSupport
import OfflineStore
import Testing

/// A store of films, for which the code has had four versions.
@Suite("Migrations from every older version")
struct MigrationTests {
  struct Film: Codable, Sendable, Equatable {
    var id: Int
    var name: String
    var year: Int
  }

  /// Maps films as the first two versions did: the key of the name is `title`.
  struct TitleMapper: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Film {
      let json = try json.object(for: Film.self)
      return Film(id: try json["id"], name: try json["title"], year: try json["year"])
    }

    func encode(_ film: Film, into writer: inout JSONWriter) throws(JSONError) {
      try writer.beginObject()
      try writer.put("id", film.id)
      try writer.put("title", film.name)
      try writer.put("year", film.year)
      writer.endObject()
    }
  }

  static let id = StoredColumn("id", \Film.id)
  static let year = StoredColumn("year", \Film.year)
  static let name = StoredColumn("name", \Film.name)

  static let first = StoredModel("films", id: id, mapping: TitleMapper())
  static let second = StoredModel("films", id: id, columns: year, mapping: TitleMapper())
  static let third = StoredModel("films", id: id, columns: year, name, mapping: CodableMapper<Film>())
  static let fourth = StoredModel(
    "films", id: id, columns: name, year, indexes: [["year", "name"]], mapping: CodableMapper<Film>())
  static let versions = [first, second, third, fourth]
  static let drafts = StoredModel("drafts", id: id, mapping: CodableMapper<Film>())

  static let rename = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in
    try json.set(json["title"], at: "name")
    json["title"] = nil
  }

  /// The migrations in the code of a version, with the models of that version.
  static func migrations(_ version: Int) -> [StoreMigration] {
    let films = StoreMigrationStep.define(versions[version - 1])
    let all = [
      StoreMigration("1: films, drafts", films, .define(drafts)),
      StoreMigration("2: years have a column", films),
      StoreMigration("3: titles are names", rename, films),
      StoreMigration("4: an index of years and names; no drafts", films, .drop("drafts")),
    ]
    return Array(all.prefix(version))
  }

  static let films = (1...600).map { Film(id: $0, name: "Film \($0)", year: 2000 + $0 % 20) }

  /// Creates the store of a version, with films in it.
  private func make(version: Int, at path: String) async throws {
    let store = try await GRDBStore.open(at: path, migrations: Self.migrations(version))
    try await store.save(Self.films, in: Self.versions[version - 1])
    try await store.save(ReplyStoreTests.reply, for: ReplyStoreTests.key)
    try await store.write([.fetched("films", Date(timeIntervalSince1970: 1_700_000_000))])
  }

  @Test(
    "The newest code opens the store of each version, and finds all films by all columns", arguments: 1...4)
  func fromVersion(version: Int) async throws {
    let place = try TemporaryStore()
    try await make(version: version, at: place.path)
    for _ in 1...2 {
      let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
      #expect(try await store.models(Self.fourth.all) == Self.films)
      let query = Self.fourth.where(Self.year == 2007 && Self.name.hasPrefix("Film 1"))
      #expect(
        try await store.models(query) == Self.films.filter { $0.year == 2007 && $0.name.hasPrefix("Film 1") })
    }
    #expect(
      try place.values(
        "SELECT name FROM sqlite_master WHERE name LIKE 'films%' OR name = 'drafts' ORDER BY name")
        == ["films", "films: year, name"])
  }

  @Test("The newest code opens the recorded store of each version", arguments: 1...4)
  func fromRecorded(version: Int) async throws {
    let place = try TemporaryStore()
    try place.tamper(try PackageFolder.text(of: "Services/Tests/StoreTests/Recorded/films-\(version).sql"))
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    #expect(try await store.models(Self.fourth.all) == Array(Self.films.prefix(3)))
    #expect(try await store.models(Self.fourth.where(Self.year == 2002)) == [Self.films[1]])
    #expect(try await store.reply(for: ReplyStoreTests.key) == ReplyStoreTests.reply)
    #expect(try place.values("SELECT size > 3 FROM offline_replies") == ["1"])
    let fetched = try await store.rows(Self.fetched)
    #expect(fetched.fetchDate == Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test(
    "Responses stored under digests are removed from the recorded store of each version",
    arguments: 1...4)
  func repliesUnderDigests(version: Int) async throws {
    let place = try TemporaryStore()
    try place.tamper(try PackageFolder.text(of: "Services/Tests/StoreTests/Recorded/films-\(version).sql"))
    // printf 'GET https://a.example/' | sha256sum
    let digest = "e1903a4c4d499b56652fd24ba85a6daca9406102b690716c8d15bbf1874e410e"
    for request in [digest, digest.uppercased(), "\(digest)0", "GET \(digest.dropLast(4))"] {
      try place.tamper(
        """
        INSERT INTO offline_replies (account, request, variant, status, header_fields, body, date) \
        VALUES ('8', '\(request)', '', 200, '[]', X'', 0)
        """)
    }
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    #expect(try await store.reply(for: ReplyKey(account: "8", request: digest)) == nil)
    #expect(
      try place.values("SELECT request FROM offline_replies WHERE account = '8' ORDER BY rowid")
        == [digest.uppercased(), "\(digest)0", "GET \(digest.dropLast(4))"])
  }

  @Test("Responses stored under digests are removed from a store that has their sizes, too")
  func repliesWithSizesUnderDigests() async throws {
    let place = try TemporaryStore()
    _ = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    try place.tamper("DELETE FROM grdb_migrations WHERE identifier IN ('offline 3', 'offline 4')")
    let digest = String(repeating: "0123456789abcdef", count: 4)
    for request in [digest, "GET https://a.example/"] {
      try place.tamper(
        """
        INSERT INTO offline_replies (account, request, variant, status, header_fields, body, date, size) \
        VALUES ('8', '\(request)', '', 200, '[]', X'', 0, 2)
        """)
    }
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    #expect(try await store.reply(for: ReplyKey(account: "8", request: digest)) == nil)
    #expect(
      try await store.reply(for: ReplyKey(account: "8", request: "GET https://a.example/"))?.status == 200)
  }

  /// The selection whose fetch date is in the recorded stores.
  static var fetched: StoreSelection {
    var selection = fourth.all.selection
    selection.fetchKey = "films"
    return selection
  }

  @Test("The store of a newer version is refused, and isn't changed", arguments: 1...3)
  func newerVersion(version: Int) async throws {
    let place = try TemporaryStore()
    try await make(version: 4, at: place.path)
    let error = await storeError(
      try await GRDBStore.open(at: place.path, migrations: Self.migrations(version)))
    let unknown = Self.migrations(4).dropFirst(version).map(\.name)
    #expect(error?.kind == .newerVersion(migrations: unknown))
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    #expect(try await store.models(Self.fourth.all) == Self.films)
  }

  @Test("The error of a migration names the row that doesn't decode")
  func failingMigration() async throws {
    let place = try TemporaryStore()
    try await make(version: 1, at: place.path)
    try place.tamper("UPDATE films SET json = '{\"id\":5,\"title\":null,\"year\":1}' WHERE id = 5")
    let error = try #require(
      await storeError(try await GRDBStore.open(at: place.path, migrations: Self.migrations(2))))
    #expect(
      error.description
        == "the migration \"2: years have a column\" failed (row 5 of films): \(try #require(error.jsonError))"
    )
    #expect(error.jsonError?.issue.path.description == "$.title")
    try place.tamper("DELETE FROM films WHERE id = 5")
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(2))
    #expect(try await store.count(Self.second.all) == 599)
  }

  @Test("A failed upgrade over several versions leaves the store unchanged", arguments: 1...4)
  func failingUpgrade(version: Int) async throws {
    let place = try TemporaryStore()
    try await make(version: 1, at: place.path)
    let everything =
      "SELECT ifnull(sql, name) FROM sqlite_master UNION ALL SELECT identifier FROM grdb_migrations"
    let before = try place.values(everything)
    // The last migration fails.
    let strict = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in
      if json["id"] == 5 { throw JSONError(.custom("no such film")) }
    }
    let last = StoreMigration("4: an index of years and names; no drafts", strict, .define(Self.fourth))
    let error = await storeError(
      try await GRDBStore.open(at: place.path, migrations: Self.migrations(3) + [last]))
    #expect(
      error?.description
        == """
        the migration "4: an index of years and names; no drafts" failed (row 5 of films): \
        $: no such film [custom]
        """)
    #expect(try place.values(everything) == before)
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(version))
    #expect(try await store.models(Self.versions[version - 1].all) == Self.films)
  }

  @Test(
    "A model whose columns differ from those of the store needs a migration, even if another one is run",
    arguments: [1, 2])
  func forgottenMigration(count: Int) async throws {
    let place = try TemporaryStore()
    try await make(version: 1, at: place.path)
    let forgotten = [
      StoreMigration("1: films, drafts", .define(Self.second), .define(Self.drafts)),
      StoreMigration("2: years have a column", .define(Self.drafts)),
    ]
    let error = await storeError(
      try await GRDBStore.open(at: place.path, migrations: Array(forgotten.prefix(count))))
    #expect(
      error?.description
        == """
        tables don't match the models (table films): the model has other columns or indexes; \
        add a migration that defines it
        """)
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(1))
    #expect(try await store.models(Self.first.all) == Self.films)
  }

  @Test("A different id needs a new table")
  func otherID() async throws {
    let place = try TemporaryStore()
    try await make(version: 3, at: place.path)
    let renamed = StoredModel("films", id: Self.name, mapping: CodableMapper<Film>())
    let error = await storeError(
      try await GRDBStore.open(
        at: place.path, migrations: Self.migrations(3) + [StoreMigration("4", .define(renamed))]))
    #expect(
      error?.description
        == "the migration \"4\" failed (table films): the table has another id; drop it before defining it")
    let store = try await GRDBStore.open(
      at: place.path,
      migrations: Self.migrations(3) + [StoreMigration("4", .drop("films"), .define(renamed))])
    #expect(try await store.count(renamed.all) == 0)
  }

  @Test("Two migrations with the same name are refused")
  func twice() async throws {
    let error = await storeError(try await GRDBStore.inMemory(migrations: [.movies, .movies]))
    #expect(error?.description == "the migration \"1: movies\" failed: another migration has this name")
  }

  @Test("A read-only store must have no pending migrations")
  func readOnly() async throws {
    let place = try TemporaryStore()
    try await make(version: 2, at: place.path)
    let error = await storeError(
      try await GRDBStore.open(at: place.path, migrations: Self.migrations(3), readOnly: true))
    #expect(
      error?.description
        == "the store is read-only: the migrations \"3: titles are names\" have not been run")
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(2), readOnly: true)
    #expect(try await store.count(Self.second.all) == 600)
  }
}
