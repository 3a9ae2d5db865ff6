import Catalog
import CodableMapping
import Foundation
import GRDB
import GRDBStore
import ManualMapping
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Errors of the store, and lists without the rows that fail")
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
      (StoreError(.full, detail: "d\n(SQLite 13)"), "the store is full: d\u{240A}(SQLite 13)"),
      (
        StoreError(.newerVersion(migrations: ["5", "6"])),
        "the store was written by a newer version, with unknown migrations \"5\", \"6\""
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

  // MARK: - Lists without the rows that don't decode

  /// A store in which some rows can't be read, and their ids.
  private func damaged(_ seed: UInt64) async throws -> (store: GRDBStore, ids: [Int]) {
    var random = SeededGenerator(seed: seed)
    let store = try await hundredMovieStore()
    let texts = ["{}", "", "7", "[1]", "{\"id\": }", "{\"id\":1},{\"id\":2}", "null"]
    let ids = hundredMovies.map(\.id).filter { _ in Int.random(in: 0...9, using: &random) < Int(seed) }
    for id in ids {
      var row = try movies.row(of: .numbered(id))
      let model = String(decoding: row.json, as: UTF8.self)
      row.json = Array(((texts + ["\(model),\(model)"]).randomElement(using: &random) ?? "").utf8)
      try await store.write([.save([row], movies.table)])
    }
    return (store, ids)
  }

  @Test("The rows are reported with their positions and errors", arguments: [0, 1, 5, 10] as [UInt64])
  func lossy(seed: UInt64) async throws {
    let (store, ids) = try await damaged(seed)
    let query = movies.sorted(by: .descending(MovieColumns.id))
    let expected = hundredMovies.reversed().filter { !ids.contains($0.id) }
    let found = try await store.lossyModels(query)
    #expect(found.elements == Array(expected))
    let rows = try await store.rows(query.selection)
    #expect(found.dropped.map { rows.ids[$0.index] } == ids.reversed().map { .integer(Int64($0)) })
    #expect(rows.lossyModels(as: movies).dropped == found.dropped)
    // The strict read throws the first of these errors.
    let error = await storeError(try await store.models(query))
    #expect(error?.jsonError == found.dropped.first?.error)
    #expect(error?.id == found.dropped.first.map { rows.ids[$0.index] })
  }

  @Test("An observation continues after rows that don't decode")
  func updates() async throws {
    let (store, ids) = try await damaged(3)
    var updates = store.lossyUpdates(of: movies.all).makeAsyncIterator()
    let first = try #require(try await updates.next())
    #expect(first.dropped.count == ids.count)
    #expect(first.count == 100 - ids.count)
    try await store.save([.numbered(101)], in: movies)
    let second = try #require(try await updates.next())
    #expect(second.dropped.count == ids.count)
    #expect(second.elements.last == .numbered(101))
  }

  private struct Unreachable: ReachabilityFailure { var isUnreachable: Bool { true } }

  @Test("Without a network, only the rows that decode are used", arguments: [2, 10] as [UInt64])
  func offline(seed: UInt64) async throws {
    let (store, ids) = try await damaged(seed)
    let offline = Offline<LossyArray<Movie>, Unreachable>(
      .lossyList("movies", movies.all, in: store)
    ) { () async throws(Unreachable) in throw Unreachable() }
    let value = try await offline.networkFirst().value
    #expect(value.count == 100 - ids.count)
    #expect(value.dropped.count == ids.count)
    let fetched = Offline<LossyArray<Movie>, Unreachable>(
      .lossyList("movies", movies.all, in: store, saving: .replacing)
    ) { () async throws(Unreachable) in LossyArray([.numbered(1), .numbered(2)]) }
    #expect(try await fetched.networkFirst().origin == .remote)
    #expect(try await store.models(movies.all) == [.numbered(1), .numbered(2)])
  }

  @Test("A response with elements that don't decode removes no stored models")
  func replacing() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1), .numbered(2)], in: movies)
    let answer = try ManualMapper<Movie>().lossyArray.decode(
      "[\(ManualMapper<Movie>().encodeToString(.numbered(3))), {\"id\": 2}]")
    #expect(answer.dropped.count == 1)
    let fetched = Offline<LossyArray<Movie>, Unreachable>(
      .lossyList("movies", movies.all, in: store, saving: .replacing)
    ) { () async throws(Unreachable) in answer }
    #expect(try await fetched.networkFirst().value == answer)
    #expect(try await store.models(movies.all).map(\.id) == [1, 2, 3])
  }
}
