import Catalog
import CodableMapping
import Foundation
import GRDB
import GRDBStore
import OfflineStore
import Testing

@Suite("Errors of the store")
struct StoreErrorTests {
  let movies = StoredModel.movies()

  @Test("The error of a row has its id, and the path and location in its text")
  func decodingFailure() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    try place.tamper(
      "UPDATE movies SET json = CAST(replace(json, '\"Actor 42\"', '42') AS BLOB) WHERE id = 42")
    let error = try #require(await storeError(try await store.models(movies.all)))
    #expect(error.table == "movies")
    #expect(error.id == .integer(42))
    #expect(error.jsonError?.issue.path.description == "$.cast[0].name")
    #expect(
      error.description
        == "cannot decode a stored model (row 42 of movies): \(try #require(error.jsonError))")
    let alone = await storeError(try await store.model(42, in: movies))
    #expect(alone == error)
    #expect(try await store.models(movies.where(MovieColumns.id < 42)).count == 41)
  }

  @Test("A row that contains two models is an error")
  func tornRows() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save([.numbered(1), .numbered(2), .numbered(3)], in: movies)
    let text = try #require(try place.values("SELECT CAST(json AS TEXT) FROM movies WHERE id = 1").first)
    try place.tamper("UPDATE movies SET json = ? WHERE id = 1", arguments: ["\(text),\(text)"])
    let error = await storeError(try await store.models(movies.all))
    #expect(error?.id == .integer(1))
  }

  struct Account: Codable, Sendable {
    var id: Int
    var password: Double
  }

  @Test("Errors contain no secret, bound value or statement")
  func secrets() async throws {
    let accounts = StoredModel(
      "accounts", id: StoredColumn("id", \Account.id),
      columns: StoredColumn("password", { "\($0.password)" }), mapping: CodableMapper<Account>())
    let place = try TemporaryStore()
    let store = try await GRDBStore.open(at: place.path, migrations: [StoreMigration("1", .define(accounts))])
    try await store.save([Account(id: 1, password: 271_828)], in: accounts)
    try place.tamper("UPDATE accounts SET json = '{\"id\":1,\"password\":\"271828\"}'")
    try place.tamper(
      "CREATE TRIGGER t BEFORE INSERT ON accounts WHEN NEW.id = 2 BEGIN SELECT RAISE(ABORT, 'no'); END")
    let errors = [
      await storeError(try await store.models(accounts.all)),
      await storeError(try await store.save([Account(id: 2, password: 271_828)], in: accounts)),
      await storeError(try await store.save([Account(id: 3, password: .nan)], in: accounts)),
    ]
    #expect(errors.count { $0 == nil } == 0)
    for error in errors.compactMap(\.self) {
      var dumped = ""
      dump(error, to: &dumped)
      for text in [error.description, error.localizedDescription, "\(String(reflecting: error))", dumped] {
        #expect(!text.contains("271828"), "\(text)")
        #expect(!text.contains("INSERT"), "\(text)")
      }
    }
    #expect(errors[1]?.description == "the store failed with code 1811 (row 2 of accounts): no (SQLite 1811)")
  }

  @Test(
    "Every kind has a description",
    arguments: [
      (StoreError(.missingID, table: "movies"), "cannot save a model without an id (table movies)"),
      (StoreError(.full, detail: "d\n(SQLite 13)"), "the store is full: d\u{240A}(SQLite 13)"),
      (StoreError(.readOnly), "the store is read-only"), (StoreError(.busy), "the store is busy"),
      (StoreError(.corrupt), "not a valid store file"),
      (StoreError(.cannotOpen), "the store cannot be opened"),
      (
        StoreError(.newerVersion(migrations: ["5", "6"])),
        "the store was written by a newer version, with unknown migrations \"5\", \"6\""
      ),
      (StoreError(.migration(name: "5", nil), detail: "why"), "the migration \"5\" failed: why"),
      (
        StoreError(.schema, table: "movies", detail: "why"),
        "tables don't match the models (table movies): why"
      ),
      (
        StoreError(.tooLarge, table: "movies", id: .text(String(repeating: "x", count: 65))),
        "the model is too large for the store (row \"\(String(repeating: "x", count: 64))…\" of movies)"
      ),
      (StoreError(.full, table: "t", id: .text("\n\u{7F}")), #"the store is full (row "\n\#u{2421}" of t)"#),
      (StoreError(.inputOutput), "disk I/O error"), (StoreError(.cancelled), "the task was cancelled"),
      (StoreError(.other(code: 19)), "the store failed with code 19"),
    ])
  func sentences(error: StoreError, text: String) {
    #expect(error.description == text)
    #expect(error.localizedDescription == text)
  }

  @Test("A row is described by its id and size")
  func rows() {
    let json = Array(#"{"id": 1, "password": "s3cr3t", "name": 7}"#.utf8)
    var rows = StoredRows()
    rows.append(id: .integer(1), json: json)
    #expect("\(StoredRow(id: .integer(1), values: [], json: json))" == "1: 42 bytes")
    #expect("\(rows)" == "1 row, 44 bytes")
  }
}
