import Catalog
import Foundation
import GRDBStore
import OfflineStore
import Synchronization
import Testing

@Suite("Lists and models of a store, offline")
struct OfflineResourceTests {
  enum Failure: Error, ReachabilityFailure {
    case offline

    var isUnreachable: Bool { true }
  }

  let movies = StoredModel.movies()
  let year = StoredModel.movies().where(MovieColumns.year == 2016).sorted(
    by: .descending(MovieColumns.rating))

  private func list(
    _ store: GRDBStore, saving: ListSaving, at seconds: Double = 0, _ answer: [Movie]?
  ) -> Offline<[Movie], Failure> {
    Offline(
      .list("2016", year, in: store, saving: saving), now: { Date(timeIntervalSince1970: seconds) }
    ) { () throws(Failure) in
      guard let answer else { throw .offline }
      return answer
    }
  }

  @Test("A list is fetched, saved, and read again without a network")
  func storedList() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let fetched = hundredMovies.filter { $0.year == 2016 }
    var counts: [Int] = []
    for try await movies in list(store, saving: .adding, fetched).cacheThenNetwork() {
      counts.append(movies.value.count)
    }
    for try await movies in list(store, saving: .adding, fetched).cacheThenNetwork() {
      counts.append(movies.value.count)
    }
    #expect(counts == [10, 10, 10])
    let offline = try await list(store, saving: .adding, at: 90, nil).networkFirst()
    #expect(offline.value == fetched.sorted { $0.rating > $1.rating })
    #expect(offline.origin == .store(age: .seconds(90)))
  }

  @Test("An empty fetched list counts as stored; one that was never fetched doesn't")
  func emptyList() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    await #expect(throws: Failure.offline) { try await list(store, saving: .adding, nil).networkFirst() }
    _ = try await list(store, saving: .adding, []).networkFirst()
    #expect(try await list(store, saving: .adding, nil).networkFirst().value == [])
  }

  @Test("Rows that aren't in a fetched list stay or are removed", arguments: [ListSaving.adding, .replacing])
  func saving(saving: ListSaving) async throws {
    let store = try await hundredMovieStore()
    _ = try await list(store, saving: saving, [.numbered(16)]).networkFirst()
    #expect(try await store.count(year) == (saving == .adding ? 10 : 1))
    #expect(try await store.count(movies.all) == (saving == .adding ? 100 : 91))
  }

  @Test("Each model has its own age")
  func model() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let fetches = Mutex(0)
    let offline = Offline<Movie, Failure>(
      .model(7, of: movies, in: store), now: { Date(timeIntervalSince1970: 100) }
    ) { () throws(Failure) in
      fetches.withLock { $0 += 1 }
      return .numbered(7)
    }
    try await store.save([.numbered(7)], in: movies)
    #expect(try await offline.cacheFirst(maxAge: .seconds(5)).origin == .remote)
    #expect(try await offline.cacheFirst(maxAge: .seconds(5)).origin == .store(age: .zero))
    #expect(fetches.withLock { $0 } == 1)
    try await store.write([.removeFetch("movies/7")])
    #expect(try await offline.cacheFirst(maxAge: .seconds(5)).origin == .remote)
    try await store.write([.removeFetch(nil)])
    #expect(try await offline.cacheFirst(maxAge: .seconds(5)).origin == .remote)
  }

  @Test("Models with long ids of equal prefixes have their own ages")
  func longIDs() async throws {
    let notes = QueryTests.notes
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(notes))])
    let keys = ["a", "b"].map { String(repeating: "x", count: 64) + $0 }
    func offline(_ key: String) -> Offline<QueryTests.Note, Failure> {
      Offline(.model(key, of: notes, in: store), now: { Date(timeIntervalSince1970: 100) }) {
        () throws(Failure) in QueryTests.Note(key: key, stars: 1)
      }
    }
    try await store.save([QueryTests.Note(key: keys[1], stars: 5)], in: notes)
    _ = try await offline(keys[0]).networkFirst()
    #expect(try await offline(keys[0]).cacheFirst(maxAge: .seconds(5)).origin == .store(age: .zero))
    #expect(try await offline(keys[1]).cacheFirst(maxAge: .seconds(5)).origin == .remote)
  }
}
