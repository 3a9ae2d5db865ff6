import Catalog
import CodableMapping
import GRDBStore
import OfflineStore
import Testing

@Suite("Queries and observations of stored models")
struct QueryTests {
  static let movies = StoredModel.movies()

  /// Queries and their results, computed without a store.
  static let table: [(name: String, query: StoreQuery<Movie>, expected: [Movie])] = [
    ("all by id", movies.all, hundredMovies),
    ("by id", movies.id(42), hundredMovies.filter { $0.id == 42 }),
    ("no such id", movies.id(1000), []),
    (
      "top-grossing movies of a year",
      movies.where(MovieColumns.year == 2016).sorted(by: .descending(MovieColumns.grossing)).limit(3),
      Array(hundredMovies.filter { $0.year == 2016 }.sorted { $0.grossing > $1.grossing }.prefix(3))
    ),
    (
      "top-rated movies of a year",
      movies.where(MovieColumns.year == 2011).sorted(by: .descending(MovieColumns.rating)),
      hundredMovies.filter { $0.year == 2011 }.sorted { $0.rating > $1.rating }
    ),
    (
      "a second page", movies.sorted(by: .ascending(MovieColumns.grossing)).limit(5, offset: 5),
      Array(hundredMovies.sorted { $0.grossing < $1.grossing }[5..<10])
    ),
    ("an offset without a limit", movies.all.limit(.max, offset: 97), Array(hundredMovies[97...])),
    ("a negative limit", movies.all.limit(-3), []),
    (
      "two orders", movies.sorted(by: .descending(MovieColumns.year), .ascending(MovieColumns.grossing)),
      hundredMovies.sorted { ($1.year, $0.grossing) < ($0.year, $1.grossing) }
    ),
    (
      "equal movies in the order of their ids", movies.sorted(by: .ascending(MovieColumns.year)),
      hundredMovies.sorted { ($0.year, $0.id) < ($1.year, $1.id) }
    ),
    (
      "equal movies in the descending order of their ids", movies.sorted(by: .descending(MovieColumns.year)),
      hundredMovies.sorted { ($1.year, $1.id) < ($0.year, $0.id) }
    ),
    ("by id, with a limit of 0", movies.id(42).limit(0), []),
    ("by id, with an offset of 1", movies.id(42).limit(1, offset: 1), []),
    ("by id, with a condition", movies.id(42).where(MovieColumns.year == 2010), []),
    (
      "one of many", movies.where(MovieColumns.id.isOne(of: (1...40_000).map { $0 * 2 })),
      hundredMovies.filter { $0.id.isMultiple(of: 2) }
    ),
    ("one of none", movies.where(MovieColumns.id.isOne(of: [])), []),
    (
      "one of some names", movies.where(MovieColumns.name.isOne(of: ["Movie 7", "\"", "Movie 70"])),
      hundredMovies.filter { [7, 70].contains($0.id) }
    ),
    ("a prefix with wildcards", movies.where(MovieColumns.name.hasPrefix("Movie [0-9]*?")), []),
    ("a prefix in another case", movies.where(MovieColumns.name.hasPrefix("movie")), []),
  ]

  @Test("A query returns its models", arguments: table.indices)
  func results(index: Int) async throws {
    let (name, query, expected) = Self.table[index]
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save(hundredMovies.reversed(), in: Self.movies)
    #expect(try await store.models(query) == expected, "\(name)")
    #expect(try await store.count(query) == expected.count, "\(name)")
    #expect(try await store.first(query) == expected.first, "\(name)")
  }

  struct Note: Codable, Sendable, Equatable {
    var key: String
    var stars: Int?
  }

  enum NoteColumns {
    static let key = StoredColumn("the \"key\"", \Note.key)
    static let stars = StoredColumn("order", \Note.stars)
  }

  static let notes = StoredModel(
    "no\"tes; DROP TABLE x", id: NoteColumns.key, columns: NoteColumns.stars, mapping: CodableMapper<Note>())

  @Test(
    "A missing value equals only nil, and is neither less nor greater",
    arguments: [
      (NoteColumns.stars == nil, ["a", "d"]), (NoteColumns.stars != nil, ["b", "c"]),
      (NoteColumns.stars == 1, ["b"]), (NoteColumns.stars != 1, ["a", "c", "d"]),
      (!(NoteColumns.stars == 1), ["a", "c", "d"]), (NoteColumns.stars < 5, ["b"]),
      (!(NoteColumns.stars < 5), ["a", "c", "d"]), (NoteColumns.stars >= 1, ["b", "c"]),
      (NoteColumns.stars > 1, ["c"]), (NoteColumns.stars <= 1, ["b"]),
      (NoteColumns.stars.isOne(of: [nil, 5]), ["a", "c", "d"]),
      (!NoteColumns.stars.isOne(of: [5]), ["a", "b", "d"]),
    ])
  func missingValues(condition: StoreCondition<Note>, expected: [String]) async throws {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(Self.notes))])
    let notes = [Note(key: "a"), Note(key: "b", stars: 1), Note(key: "c", stars: 5), Note(key: "d")]
    try await store.save(notes, in: Self.notes)
    #expect(try await store.models(Self.notes.where(condition)).map(\.key) == expected)
  }

  let movies = StoredModel.movies()

  // MARK: - Observations

  @Test("An observation delivers the stored models, then each change", arguments: [false, true])
  func changes(inFile: Bool) async throws {
    let place = try TemporaryStore()
    let store = inFile ? try await place.open() : try await GRDBStore.inMemory(migrations: [.movies])
    try await store.save([.numbered(1)], in: movies)
    var updates = store.updates(of: movies.where(MovieColumns.year == 2011)).makeAsyncIterator()
    #expect(try await updates.next()?.map(\.id) == [1])
    // A movie of another year isn't a change, and neither is an unchanged one.
    try await store.save([.numbered(2), .numbered(1)], in: movies)
    try await store.save([.numbered(11)], in: movies)
    #expect(try await updates.next()?.map(\.id) == [1, 11])
    try await store.delete(movies.all)
    #expect(try await updates.next() == [])
  }

  @Test("A slow observer gets the newest models")
  func newest() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let updates = store.updates(of: movies.all)
    for number in 1...20 { try await store.save([.numbered(number)], in: movies) }
    // Older values were replaced by newer ones. More may follow.
    var counts: [Int] = []
    for try await found in updates {
      counts.append(found.count)
      if found.count == 20 { break }
    }
    #expect(counts == counts.sorted())
    #expect(counts.last == 20)
  }

  @Test("Cancelling the task ends an observation")
  func cancellation() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let updates = store.updates(of: movies.all)
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var count = 0
      for try await _ in updates {
        count += 1
        continuation.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    #expect(try await task.value == 1)
  }

  @Test("A failure ends an observation")
  func failure() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save([.numbered(1)], in: movies)
    var updates = store.updates(of: movies.all).makeAsyncIterator()
    #expect(try await updates.next()?.count == 1)
    try await store.write([
      .save([StoredRow(id: .integer(2), values: [.null, .null, .null, .null], json: [])], movies.table)
    ])
    let error = await storeError(try await updates.next())
    #expect(error?.id == .integer(2))
    #expect(try await updates.next() == nil)
  }
}
