import CodableMapping
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Ids of rewritten rows")
struct RewrittenIDTests {
  private typealias Film = MigrationTests.Film

  /// Tables with and without columns, and with texts as ids.
  private static let plain = StoredModel("films", id: MigrationTests.id, mapping: CodableMapper<Film>())
  private static let names = StoredModel("films", id: MigrationTests.name, mapping: CodableMapper<Film>())

  private static func films(_ random: inout SeededGenerator) -> [Film] {
    let ids = Set((0..<400).map { _ in Int.random(in: 1...100_000, using: &random) })
    return ids.sorted().map { Film(id: $0, name: "Film \(1_000_000 + $0)", year: 2000) }
  }

  private func error(
    _ model: StoredModel<MigrationTests.Film>, _ films: [MigrationTests.Film], at place: TemporaryStore,
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
    let films = Self.films(&random)
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
    let later = [StoreMigration("2", rewrite), StoreMigration("3", .define(MigrationTests.third))]
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
