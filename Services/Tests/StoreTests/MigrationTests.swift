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

  /// The statements that create the recorded store of a version.
  private static func recorded(_ version: Int) throws -> String {
    try PackageFolder.text(of: "Services/Tests/StoreTests/Recorded/films-\(version).sql")
  }

  @Test(
    "The newest code opens the store of each version, new or recorded, and finds everything in it",
    arguments: 1...4, [false, true])
  func fromVersion(version: Int, isRecorded: Bool) async throws {
    let place = try TemporaryStore()
    if isRecorded {
      try place.tamper(Self.recorded(version))
    } else {
      try await make(version: version, at: place.path)
    }
    let films = isRecorded ? Array(Self.films.prefix(3)) : Self.films
    for _ in 1...2 {
      let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
      #expect(try await store.models(Self.fourth.all) == films)
      let query = Self.fourth.where(Self.year == 2002 && Self.name.hasPrefix("Film 2"))
      #expect(
        try await store.models(query) == films.filter { $0.year == 2002 && $0.name.hasPrefix("Film 2") })
      #expect(try await store.reply(for: ReplyStoreTests.key) == ReplyStoreTests.reply)
      var fetched = Self.fourth.all.selection
      fetched.fetchKey = "films"
      #expect(try await store.rows(fetched).fetchDate == Date(timeIntervalSince1970: 1_700_000_000))
    }
    #expect(try place.values("SELECT size > 3 FROM offline_replies") == ["1"])
    #expect(
      try place.values(
        "SELECT name FROM sqlite_master WHERE name LIKE 'films%' OR name = 'drafts' ORDER BY name")
        == ["films", "films: year, name"])
  }

  @Test(
    "Responses stored under digests are removed from the recorded store of each version, and with sizes",
    arguments: 1...5)
  func repliesUnderDigests(version: Int) async throws {
    let place = try TemporaryStore()
    let hasSizes = version == 5
    if hasSizes {
      _ = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
      try place.tamper("DELETE FROM grdb_migrations WHERE identifier IN ('offline 3', 'offline 4')")
    } else {
      try place.tamper(Self.recorded(version))
    }
    // printf 'GET https://a.example/' | sha256sum
    let digest = "e1903a4c4d499b56652fd24ba85a6daca9406102b690716c8d15bbf1874e410e"
    for request in [digest, digest.uppercased(), "\(digest)0", "GET \(digest.dropLast(4))"] {
      try place.tamper(
        """
        INSERT INTO offline_replies \
        (account, request, variant, status, header_fields, body, date\(hasSizes ? ", size" : "")) \
        VALUES ('8', '\(request)', '', 200, '[]', X'', 0\(hasSizes ? ", 2" : ""))
        """)
    }
    let store = try await GRDBStore.open(at: place.path, migrations: Self.migrations(4))
    #expect(try await store.reply(for: ReplyKey(account: "8", request: digest)) == nil)
    #expect(
      try place.values("SELECT request FROM offline_replies WHERE account = '8' ORDER BY rowid")
        == [digest.uppercased(), "\(digest)0", "GET \(digest.dropLast(4))"])
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

  // MARK: - Ids of rewritten rows

  /// Tables with and without columns, and with texts as ids.
  private static let plain = StoredModel("films", id: id, mapping: CodableMapper<Film>())
  private static let names = StoredModel("films", id: name, mapping: CodableMapper<Film>())

  private static func randomFilms(_ random: inout SeededGenerator) -> [Film] {
    let ids = Set((0..<400).map { _ in Int.random(in: 1...100_000, using: &random) })
    return ids.sorted().map { Film(id: $0, name: "Film \(1_000_000 + $0)", year: 2000) }
  }

  private func error(
    _ model: StoredModel<Film>, _ films: [Film], at place: TemporaryStore,
    _ migrations: [StoreMigration]
  ) async throws -> StoreError? {
    let first = StoreMigration("1", .define(model))
    try await GRDBStore.open(at: place.path, migrations: [first]).save(films, in: model)
    let error = await storeError(try await GRDBStore.open(at: place.path, migrations: [first] + migrations))
    if error != nil {
      let store = try await GRDBStore.open(at: place.path, migrations: [first])
      #expect(try await store.models(model.all).sorted { $0.id < $1.id } == films)
    }
    return error
  }

  @Test(
    "A rewrite that changes an id is refused, and the store stays unchanged",
    arguments: 1...4 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let films = Self.randomFilms(&random)
    let wrong = try #require(films.randomElement(using: &random)).id
    let rewrite = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in
      if json["id"] == .number(JSONNumber(wrong)) { json["id"] = .number(JSONNumber(wrong + 100_000)) }
    }
    let detail = """
      failed (row \(wrong) of films): the rewritten model has the id \(wrong + 100_000); don't change ids, or drop \
      the table and save its models again
      """
    for migrations in [[StoreMigration("2", rewrite)], [StoreMigration("2", rewrite, .define(Self.plain))]] {
      let error = try await error(Self.plain, films, at: TemporaryStore(), migrations)
      #expect(error?.description == "the migration \"2\" \(detail)")
    }
    // The columns are computed by the last migration of the table.
    let later = [StoreMigration("2", rewrite), StoreMigration("3", .define(Self.third))]
    #expect(
      try await error(Self.plain, films, at: TemporaryStore(), later)?.description
        == "the migration \"3\" \(detail)")
  }

  @Test("Texts are compared by their bytes", arguments: ["\u{e9}", "a", "a\u{0}", "\u{1}"])
  func texts(name: String) async throws {
    let films = [Film(id: 1, name: name, year: 2000), Film(id: 2, name: "other", year: 2000)]
    let same = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in json["year"] = 2001 }
    #expect(try await error(Self.names, films, at: TemporaryStore(), [StoreMigration("2", same)]) == nil)
    let changed = name == "\u{e9}" ? "e\u{301}" : name + "\u{0}"
    let rewrite = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in
      if json["id"] == 1 { json["name"] = .string(changed) }
    }
    let error = try await error(Self.names, films, at: TemporaryStore(), [StoreMigration("2", rewrite)])
    #expect(error?.id == .text(name))
    #expect(error?.detail?.hasPrefix("the rewritten model has the id \(StoredValue.text(changed));") == true)
  }

  @Test("A rewrite may change ids if the table is dropped afterwards")
  func dropped() async throws {
    let rewrite = StoreMigrationStep.rewrite("films") { (json) throws(JSONError) in json["id"] = 7 }
    let migration = StoreMigration("2", rewrite, .drop("films"), .define(Self.plain))
    let films = [Film(id: 1, name: "a", year: 2000)]
    #expect(try await error(Self.plain, films, at: TemporaryStore(), [migration]) == nil)
  }
}
