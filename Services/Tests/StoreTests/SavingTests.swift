import Catalog
import CatalogStrategies
import Foundation
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Saving, replacing and deleting models")
struct SavingTests {
  let movies = StoredModel.movies()

  @Test("Replacing and deleting affect only the models within the limit")
  func limits() async throws {
    let store = try await hundredMovieStore()
    let best = movies.sorted(by: .descending(MovieColumns.grossing)).limit(2)
    let second = try #require(try await store.models(best).last)
    try await store.replace(best, with: [second])
    #expect(try await store.count(movies.all) == 99)
    #expect(try await store.first(best) == second)
    let left = try await store.models(movies.all).dropLast(40)
    try await store.delete(movies.sorted(by: .descending(MovieColumns.id)).limit(40))
    #expect(try await store.models(movies.all) == Array(left))
  }

  @Test("Either all changes of a transaction are made, or none")
  func wholeTransactions() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1)], in: movies)
    let unknown = StoreTable(
      name: "unknown", id: ColumnDescription(name: "id", type: .integer), columns: [], indexes: [])
    let error = await storeError(
      try await store.write([
        .delete(movies.all), try .save([.numbered(2)], in: movies),
        .save([StoredRow(id: .integer(1), values: [], json: [])], unknown),
      ]))
    #expect(
      error?.description == "tables don't match the models: no such table: unknown (SQLite 1)")
    #expect(try await store.models(movies.all) == [.numbered(1)])
  }

  @Test("Several models, of several types, are saved in one transaction")
  func severalTypes() async throws {
    let strategy = try #require(CatalogStrategy.all(skills: SkillCatalogue([Skill]())).first)
    let todos = StoredModel("todos", id: StoredColumn("id", \Todo.id), mapping: strategy.todo)
    let store = try await GRDBStore.inMemory(migrations: [.movies, StoreMigration("2", .define(todos))])
    let todo = Todo(userId: 1, id: 1, title: "t", completed: false)
    try await store.write([try .save([todo], in: todos), try .save(hundredMovies, in: movies)])
    #expect(try await store.models(todos.all) == [todo])
    #expect(try await store.count(movies.all) == 100)
    let error = await storeError(
      try await store.save([todo, Todo(userId: 1, id: nil, title: "new", completed: false)], in: todos))
    #expect(error?.description == "cannot save a model without an id (table todos)")
  }

  static let strategies = CatalogStrategy.all(skills: SkillCatalogue([]))

  @Test("Any mapper can be used, and another decodes its output", arguments: strategies.map(\.name))
  func everyMapper(name: String) async throws {
    let strategy = try #require(Self.strategies.first { $0.name == name })
    let movies = StoredModel.movies(strategy.movie)
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(movies))])
    try await store.save(hundredMovies, in: movies)
    for other in Self.strategies {
      #expect(try await store.models(StoredModel.movies(other.movie).all) == hundredMovies, "\(other.name)")
    }
  }

  // MARK: - Saving over existing rows

  /// Logs the ids of the rows that are written.
  private static let logging = """
    CREATE TABLE log (line);
    CREATE TRIGGER t AFTER UPDATE ON movies BEGIN INSERT INTO log VALUES (new.id); END
    """

  @Test("Rows that differ in the JSON or in a column are written, and equal rows are skipped")
  func changedRows() async throws {
    let place = try TemporaryStore()
    try await place.open().save([.numbered(1), .numbered(2), .numbered(3)], in: movies)
    try place.tamper(Self.logging)
    var richer = Movie.numbered(2)
    richer.grossing += 1
    let store = try await place.open()
    var row = try movies.row(of: .numbered(5))
    try await store.write([.save([row], movies.table)])
    row.values[0] = .text("only the column")
    try await store.write([.save([row, row], movies.table)])
    try await store.save([.numbered(1), richer, .numbered(3, name: "other"), .numbered(4)], in: movies)
    #expect(try place.values("SELECT line FROM log") == ["5", "2", "3"])
    try await store.delete(movies.where(MovieColumns.name == "only the column"))
    #expect(try await store.models(movies.all).map(\.name) == ["Movie 1", "Movie 2", "other", "Movie 4"])
  }

  @Test("Equal rows with distant ids are skipped", arguments: [2, 8, 9, 10, 33])
  func distantRows(gap: Int) async throws {
    let place = try TemporaryStore()
    try await place.open().save(hundredMovies, in: movies)
    try place.tamper(Self.logging)
    var wanted = stride(from: 1, through: 100, by: gap).map { Movie.numbered($0) }
    wanted[2].grossing += 1
    try await place.open().save(wanted, in: movies)
    #expect(try place.values("SELECT line FROM log") == ["\(wanted[2].id)"])
  }

  @Test(
    "A text that differs in one byte is written",
    arguments: ["{other]", "[other}", "[other", "[other]]"])
  func otherBytes(text: String) async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    var row = try movies.row(of: .numbered(1))
    for json in ["[other]", text] {
      row.json = Array(json.utf8)
      try await store.write([.save([row], movies.table)])
    }
    var expected = StoredRows()
    expected.append(id: row.id, json: Array(text.utf8))
    #expect(try await store.rows(StoreSelection(table: movies.table)) == expected)
  }

  @Test("Batches in any order, with gaps and repeated ids, are saved", arguments: 1...6)
  func batches(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    var expected: [Int: Movie] = [:]
    for step in [1, 3, 40, 900] {
      for _ in 1...4 {
        let batch = (0..<60).map { _ in
          Movie.numbered(
            Int.random(in: -20...40, using: &random) * step, name: "\(Int.random(in: 0...2, using: &random))")
        }
        for movie in batch { expected[movie.id] = movie }
        try await store.save(batch, in: movies)
        #expect(try await store.models(movies.all) == expected.values.sorted { $0.id < $1.id })
      }
    }
  }

  @Test("A column whose text differs only in its bytes is written")
  func otherColumn() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    for name in ["\u{e9}", "e\u{301}"] {
      try await store.save([.numbered(1, name: name)], in: movies)
      #expect(try await store.count(movies.where(MovieColumns.name == name)) == 1)
    }
  }

  @Test("A row without the values of its columns is refused")
  func missingValues() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1)], in: movies)
    for id in [Int64(1), 2] {
      let error = await storeError(
        try await store.write([.save([StoredRow(id: .integer(id), values: [], json: [])], movies.table)]))
      #expect(
        error?.description
          == """
          tables don't match the models (row \(id) of movies): the row has 0 values for 4 columns
          """)
    }
    #expect(try await store.models(movies.all) == [.numbered(1)])
  }
}
