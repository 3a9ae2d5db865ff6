import Catalog
import CatalogStrategies
import Foundation
import GRDBStore
import OfflineStore
import Testing

@Suite("Saving and deleting models")
struct SavingTests {
  let movies = StoredModel.movies()

  @Test("Saving inserts models, or replaces those with the same id; the last of equal ids is saved")
  func upsert() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1), .numbered(2)], in: movies)
    try await store.save(
      [.numbered(3, name: "a"), .numbered(2, name: "b"), .numbered(3, name: "c")], in: movies)
    #expect(try await store.models(movies.all).map(\.name) == ["Movie 1", "b", "c"])
    #expect(try await store.models(movies.where(MovieColumns.name == "Movie 2")) == [])
  }

  @Test("Replacing removes the models of the query that aren't in the list")
  func replace() async throws {
    let store = try await hundredMovieStore()
    let query = movies.where(MovieColumns.year == 2016)
    try await store.replace(query, with: [.numbered(16, name: "kept"), .numbered(106)])
    #expect(try await store.models(query).map(\.name) == ["kept", "Movie 106"])
    #expect(try await store.count(movies.all) == 92)
  }

  @Test("Replacing affects only the models within the limit")
  func replaceBest() async throws {
    let store = try await hundredMovieStore()
    let best = movies.sorted(by: .descending(MovieColumns.grossing)).limit(2)
    let second = try #require(try await store.models(best).last)
    try await store.replace(best, with: [second])
    #expect(try await store.count(movies.all) == 99)
    #expect(try await store.first(best) == second)
  }

  @Test("Deleting removes the models of the query")
  func delete() async throws {
    let store = try await hundredMovieStore()
    try await store.delete(movies.where(MovieColumns.year == 2016))
    #expect(try await store.count(movies.all) == 90)
    try await store.delete(movies.sorted(by: .descending(MovieColumns.id)).limit(40))
    #expect(try await store.models(movies.all).last?.id == 55)
    try await store.delete(movies.all)
    #expect(try await store.models(movies.all) == [])
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

  static let strategies = CatalogStrategy.all(skills: skills)
  static let skills = SkillCatalogue([skill])
  static let skill = Skill(id: 7, name: "Swift", level: .expert)

  @Test("Any mapper can be used, and another decodes its output", arguments: strategies.map(\.name))
  func everyMapper(name: String) async throws {
    let strategy = try #require(Self.strategies.first { $0.name == name })
    let movies = StoredModel.movies(strategy.movie)
    let users = Self.users(strategy)
    let todos = StoredModel("todos", id: StoredColumn("id", \Todo.id), mapping: strategy.todo)
    let store = try await GRDBStore.inMemory(migrations: [
      StoreMigration("1", .define(movies), .define(users), .define(todos))
    ])
    let user = User(id: 3, email: "a@example.com", name: "Ada", skills: [Self.skill])
    let todo = Todo(userId: 3, id: 5, title: "ü \"", completed: true)
    try await store.save(hundredMovies, in: movies)
    try await store.save([user], in: users)
    try await store.save([todo], in: todos)
    #expect(try await store.models(movies.all) == hundredMovies)
    #expect(try await store.model(17, in: movies) == .numbered(17))
    #expect(try await store.models(todos.all) == [todo])
    for other in Self.strategies {
      #expect(try await store.models(StoredModel.movies(other.movie).all) == hundredMovies, "\(other.name)")
      #expect(try await store.models(Self.users(other).all) == [user], "\(other.name)")
    }
  }

  private static func users(_ strategy: CatalogStrategy) -> StoredModel<User> {
    StoredModel(
      "users", id: StoredColumn("id", \User.id), columns: StoredColumn("email", \User.email),
      mapping: strategy.user)
  }
}
