import Catalog
import GRDBStore
import ManualMapping
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Lists without the rows that don't decode")
struct LossyModelsTests {
  private let movies = StoredModel.movies()

  /// A store in which some rows can't be read, and their ids.
  private func damaged(_ seed: UInt64) async throws -> (store: GRDBStore, ids: [Int]) {
    var random = SeededGenerator(seed: seed)
    let store = try await hundredMovieStore()
    let texts = ["{}", "", "7", "[1]", "{\"id\": }", "{\"id\":1},{\"id\":2}", "null"]
    let ids = hundredMovies.map(\.id).filter { _ in Int.random(in: 0...9, using: &random) < Int(seed) }
    for id in ids {
      var row = try movies.row(of: .numbered(id))
      row.json = Array((texts.randomElement(using: &random) ?? "").utf8)
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

  @Test("The error has the path and location in the row's text")
  func report() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    var row = try movies.row(of: .numbered(1))
    row.json = Array("{\n\"id\": \"x\"}".utf8)
    try await store.write([.save([row, try movies.row(of: .numbered(2))], movies.table)])
    let found = try await store.lossyModels(movies.all)
    #expect(found.elements == [.numbered(2)])
    #expect(
      found.dropped.map { "\($0.index): \($0.error)" } == [
        "0: $.id: expected Int for Movie.id, found string \"x\" (line 2, column 7) [type-mismatch]"
      ])
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
