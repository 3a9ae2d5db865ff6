import Catalog
import Foundation
import GRDBStore
import OfflineStore
import Synchronization
import Testing

@Suite("Policies for stored values, lists and models")
struct OfflinePolicyTests {
  enum Failure: Error, Equatable, ReachabilityFailure {
    case offline, status(Int)

    var isUnreachable: Bool { self == .offline }
  }

  /// A resource with stored values, and the events on it.
  final class Shelf: Sendable {
    struct State: Sendable {
      var value: String?
      var date: Date?
      var loadError, saveError: StoreError?
      var reported: [StoreError] = []
      var fetches = 0
    }

    let state: Mutex<State>

    init(_ state: State) { self.state = Mutex(state) }

    var resource: OfflineResource<String> {
      OfflineResource(
        load: { () throws(StoreError) in
          let state = self.state.withLock { $0 }
          if let error = state.loadError { throw error }
          return OfflineResource.Stored(value: state.value, date: state.date)
        },
        save: { (value, date) throws(StoreError) in
          let error = self.state.withLock { (state) in
            if state.saveError == nil { (state.value, state.date) = (value, date) }
            return state.saveError
          }
          if let error { throw error }
        })
    }

    func offline(_ answer: Result<String, Failure>) -> Offline<String, Failure> {
      Offline(
        resource, now: { Date(timeIntervalSince1970: 1000) },
        onStoreError: { (error) in self.state.withLock { $0.reported.append(error) } }
      ) { () throws(Failure) in
        self.state.withLock { $0.fetches += 1 }
        return try answer.get()
      }
    }
  }

  enum Policy: Equatable { case cacheThenNetwork, networkFirst, cacheFirst(maxAge: Duration) }

  /// What a policy delivers: the values with their origins, and the failure at the end.
  struct Outcome: Equatable, CustomStringConvertible {
    var values: [OfflineValue<String>]
    var failure: Failure?

    init(_ values: OfflineValue<String>..., failure: Failure? = nil) {
      (self.values, self.failure) = (values, failure)
    }

    var description: String { "\(values) \(failure.map { "\($0)" } ?? "")" }
  }

  static let old = Shelf.State(value: "old", date: Date(timeIntervalSince1970: 940))
  static let never = Shelf.State(value: "old")
  static let future = Shelf.State(value: "old", date: Date(timeIntervalSince1970: 1001))
  static let empty = Shelf.State()
  static let unreadable = Shelf.State(loadError: StoreError(.corrupt))
  static let unwritable = Shelf.State(
    value: "old", date: Date(timeIntervalSince1970: 940), saveError: StoreError(.full))

  static let new = OfflineValue("new", from: .remote)
  static let unread = OfflineValue("new", from: .remote, storeError: StoreError(.corrupt))
  static let unsaved = OfflineValue("new", from: .remote, storeError: StoreError(.full))
  static let minute = OfflineValue("old", from: .store(age: .seconds(60)))
  static let ageless = OfflineValue("old", from: .store(age: nil))
  static let answer = Result<String, Failure>.success("new")
  static let offline = Result<String, Failure>.failure(.offline)
  static let status = Result<String, Failure>.failure(.status(500))

  static let rows: [(Policy, Shelf.State, Result<String, Failure>, Outcome)] = [
    // The stored value comes first, then the response.
    (.cacheThenNetwork, old, answer, Outcome(minute, new)),
    (.cacheThenNetwork, never, answer, Outcome(ageless, new)),
    (.cacheThenNetwork, future, answer, Outcome(ageless, new)),
    (.cacheThenNetwork, empty, answer, Outcome(new)),
    (.cacheThenNetwork, old, offline, Outcome(minute)),
    (.cacheThenNetwork, old, status, Outcome(minute, failure: .status(500))),
    (.cacheThenNetwork, empty, offline, Outcome(failure: .offline)),
    (.cacheThenNetwork, unreadable, answer, Outcome(unread)),
    (.cacheThenNetwork, unreadable, offline, Outcome(failure: .offline)),
    (.cacheThenNetwork, unwritable, answer, Outcome(minute, unsaved)),
    // The stored value is delivered only if the service can't be reached.
    (.networkFirst, old, answer, Outcome(new)), (.networkFirst, old, offline, Outcome(minute)),
    (.networkFirst, old, status, Outcome(failure: .status(500))),
    (.networkFirst, empty, offline, Outcome(failure: .offline)),
    (.networkFirst, unreadable, offline, Outcome(failure: .offline)),
    (.networkFirst, unwritable, answer, Outcome(unsaved)),
    // The stored value is used up to its maximum age.
    (.cacheFirst(maxAge: .seconds(60)), old, answer, Outcome(minute)),
    (.cacheFirst(maxAge: .seconds(59)), old, answer, Outcome(new)),
    (.cacheFirst(maxAge: .seconds(59)), old, offline, Outcome(minute)),
    (.cacheFirst(maxAge: .seconds(59)), old, status, Outcome(failure: .status(500))),
    (.cacheFirst(maxAge: .seconds(600)), never, answer, Outcome(new)),
    (.cacheFirst(maxAge: .seconds(600)), future, answer, Outcome(new)),
    (.cacheFirst(maxAge: .seconds(600)), never, offline, Outcome(ageless)),
    (.cacheFirst(maxAge: .seconds(600)), empty, answer, Outcome(new)),
    (.cacheFirst(maxAge: .seconds(600)), empty, offline, Outcome(failure: .offline)),
    (.cacheFirst(maxAge: .seconds(600)), unreadable, answer, Outcome(unread)),
  ]

  private func outcome(_ policy: Policy, _ offline: Offline<String, Failure>) async -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      switch policy {
      case .cacheThenNetwork:
        for try await value in offline.cacheThenNetwork() { outcome.values.append(value) }
      case .networkFirst: outcome.values = [try await offline.networkFirst()]
      case .cacheFirst(let maxAge): outcome.values = [try await offline.cacheFirst(maxAge: maxAge)]
      }
    } catch { outcome.failure = error }
    return outcome
  }

  @Test(
    "Each policy delivers its values, stores a fetched value with its date, and reports the store's errors",
    arguments: rows)
  func policies(
    policy: Policy, before: Shelf.State, answer: Result<String, Failure>, expected: Outcome
  ) async {
    let shelf = Shelf(before)
    #expect(await outcome(policy, shelf.offline(answer)) == expected)
    let state = shelf.state.withLock { $0 }
    // Only this maximum age is that of a stored value.
    let isFetched = policy != .cacheFirst(maxAge: .seconds(60))
    #expect(state.fetches == (isFetched ? 1 : 0))
    let isSaved = isFetched && answer == Self.answer && before.saveError == nil
    #expect(state.value == (isSaved ? "new" : before.value))
    #expect(state.date == (isSaved ? Date(timeIntervalSince1970: 1000) : before.date))
    let errors = [before.loadError, isFetched && answer == Self.answer ? before.saveError : nil]
    #expect(Set(state.reported) == Set(errors.compactMap(\.self)))
  }

  @Test(
    "Any maximum age is accepted",
    arguments: [
      Duration.seconds(Int64.max) * 18, .seconds(Int64.max), .nanoseconds(Int64.max), .zero, .seconds(-1),
      .nanoseconds(Int64.min), .seconds(Int64.min), .seconds(Int64.min) * 18,
    ])
  func longestAge(maxAge: Duration) async {
    let outcome = await outcome(.cacheFirst(maxAge: maxAge), Shelf(Self.old).offline(Self.answer))
    #expect(outcome == Outcome(maxAge > .zero ? Self.minute : Self.new))
  }

  @Test("Dropping the sequence cancels the fetch")
  func cancellation() async {
    let (cancelled, continuation) = AsyncStream.makeStream(of: Void.self)
    let offline = Offline<String, Failure>(Shelf(Self.old).resource) { () throws(Failure) in
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(600)) }) { break }
      } onCancel: {
        continuation.finish()
      }
      throw .offline
    }
    let task = Task {
      for try await _ in offline.cacheThenNetwork() { break }
    }
    _ = await task.result
    for await _ in cancelled {}
  }

  @Test(
    "The origin of a value has a description",
    arguments: [
      (OfflineValue<Int>.Origin.remote, "remote"), (.store(age: nil), "store"),
      (.store(age: .milliseconds(2_499)), "store, 2 s old"),
      (.store(age: .milliseconds(2_500)), "store, 3 s old"),
    ])
  func origins(origin: OfflineValue<Int>.Origin, text: String) {
    #expect(
      "\(OfflineValue(1, from: origin))" == "OfflineValue<Int>(value: 1, origin: \(text), storeError: nil)")
  }

  // MARK: - Lists and models of a store

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
    for _ in 1...2 {
      for try await movies in list(store, saving: .adding, fetched).cacheThenNetwork() {
        counts.append(movies.value.count)
      }
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
