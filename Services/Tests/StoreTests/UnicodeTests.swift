import CodableMapping
import GRDBStore
import OfflineStore
import Testing

/// SQLite reads statements and patterns scalar by scalar, so it also finds quotes and wildcards before
/// combining marks.
@Suite("Combining marks in names and patterns")
struct UnicodeTests {
  private typealias Note = QueryTests.Note

  @Test(
    "A prefix contains no wildcards",
    arguments: ["*", "?", "[a]", "*\u{301}", "?\u{301}", "[\u{301}a]", "a*\u{301}?\u{301}", "é", "e\u{301}"])
  func prefixes(prefix: String) async throws {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(QueryTests.notes))])
    let keys = ["\(prefix)-1", "x\(prefix)", "x\u{301}y", "ax\u{301}", "a-", "E\(prefix)"]
    try await store.save(keys.map { Note(key: $0) }, in: QueryTests.notes)
    let found = try await store.models(QueryTests.notes.where(QueryTests.NoteColumns.key.hasPrefix(prefix)))
    #expect(found.map(\.key) == ["\(prefix)-1"])
  }

  @Test(
    "Tables and columns can have any name",
    arguments: ["\"", "\"\u{301}", "a\"\u{301}\"b\"", "]\u{301}", "'\u{301}", "É", "e\u{301}", "İ"])
  func names(name: String) async throws {
    let key = StoredColumn("key \(name)", \Note.key)
    let stars = StoredColumn("stars \(name)", \Note.stars)
    let notes = StoredModel("notes \(name)", id: key, columns: stars, mapping: CodableMapper<Note>())
    let place = try TemporaryStore()
    for run in 1...2 {
      let store = try await GRDBStore.open(at: place.path, migrations: [StoreMigration("1", .define(notes))])
      try await store.save([Note(key: "a", stars: run), Note(key: "b", stars: 5)], in: notes)
      #expect(try await store.models(notes.where(stars == run)) == [Note(key: "a", stars: run)])
      #expect(try await store.model("b", in: notes) == Note(key: "b", stars: 5))
    }
    let migrations = [StoreMigration("1", .define(notes)), StoreMigration("2", .define(notes))]
    let store = try await GRDBStore.open(at: place.path, migrations: migrations)
    #expect(try await store.models(notes.where(stars == 2)) == [Note(key: "a", stars: 2)])
  }
}
