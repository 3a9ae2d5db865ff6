import Foundation
import OfflineStore
import Synchronization
import Testing

@Suite("Policies for stored values")
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

  /// What a policy delivers: the values with their origins, and the failure at the end.
  struct Outcome: Equatable, CustomStringConvertible {
    var values: [OfflineValue<String>] = []
    var failure: Failure?

    var description: String { "\(values) \(failure.map { "\($0)" } ?? "")" }
  }

  static let old = Shelf.State(value: "old", date: Date(timeIntervalSince1970: 940))
  static let never = Shelf.State(value: "old")
  static let future = Shelf.State(value: "old", date: Date(timeIntervalSince1970: 1001))
  static let empty = Shelf.State()
  static let unreadable = Shelf.State(loadError: StoreError(.corrupt))
  static let unwritable = Shelf.State(
    value: "old", date: Date(timeIntervalSince1970: 940), saveError: StoreError(.full))

  static func stored(_ age: Duration?) -> OfflineValue<String> { OfflineValue("old", from: .store(age: age)) }
  static let new = OfflineValue("new", from: .remote)
  static let minute = stored(.seconds(60))
  static let answer = Result<String, Failure>.success("new")
  static let offline = Result<String, Failure>.failure(.offline)
  static let status = Result<String, Failure>.failure(.status(500))

  @Test(
    "The stored value comes first, then the response",
    arguments: [
      (old, answer, Outcome(values: [minute, new])), (never, answer, Outcome(values: [stored(nil), new])),
      (future, answer, Outcome(values: [stored(nil), new])), (empty, answer, Outcome(values: [new])),
      (old, offline, Outcome(values: [minute])),
      (old, status, Outcome(values: [minute], failure: .status(500))),
      (empty, offline, Outcome(failure: .offline)),
      (
        unreadable, answer,
        Outcome(values: [OfflineValue("new", from: .remote, storeError: StoreError(.corrupt))])
      ),
      (unreadable, offline, Outcome(failure: .offline)),
      (
        unwritable, answer,
        Outcome(values: [minute, OfflineValue("new", from: .remote, storeError: StoreError(.full))])
      ),
    ])
  func cacheThenNetwork(state: Shelf.State, answer: Result<String, Failure>, expected: Outcome) async {
    let shelf = Shelf(state)
    var outcome = Outcome()
    do {
      for try await value in shelf.offline(answer).cacheThenNetwork() { outcome.values.append(value) }
    } catch {
      outcome.failure = error
    }
    #expect(outcome == expected)
    check(shelf, state, answer, fetched: true)
  }

  @Test(
    "The stored value is delivered only if the service can't be reached",
    arguments: [
      (old, answer, Outcome(values: [new])), (old, offline, Outcome(values: [minute])),
      (old, status, Outcome(failure: .status(500))), (empty, offline, Outcome(failure: .offline)),
      (unreadable, offline, Outcome(failure: .offline)),
      (
        unwritable, answer,
        Outcome(values: [OfflineValue("new", from: .remote, storeError: StoreError(.full))])
      ),
    ])
  func networkFirst(state: Shelf.State, answer: Result<String, Failure>, expected: Outcome) async {
    let shelf = Shelf(state)
    let outcome = await outcome { () async throws(Failure) in try await shelf.offline(answer).networkFirst() }
    #expect(outcome == expected)
    check(shelf, state, answer, fetched: true)
  }

  @Test(
    "A stored value is used up to its maximum age",
    arguments: [
      (60, old, answer, Outcome(values: [minute])), (59, old, answer, Outcome(values: [new])),
      (59, old, offline, Outcome(values: [minute])), (59, old, status, Outcome(failure: .status(500))),
      (600, never, answer, Outcome(values: [new])), (600, future, answer, Outcome(values: [new])),
      (600, never, offline, Outcome(values: [stored(nil)])), (600, empty, answer, Outcome(values: [new])),
      (600, empty, offline, Outcome(failure: .offline)),
      (
        600, unreadable, answer,
        Outcome(values: [OfflineValue("new", from: .remote, storeError: StoreError(.corrupt))])
      ),
    ])
  func cacheFirst(maxAge: Int, state: Shelf.State, answer: Result<String, Failure>, expected: Outcome) async {
    let shelf = Shelf(state)
    let outcome = await outcome { () async throws(Failure) in
      try await shelf.offline(answer).cacheFirst(maxAge: .seconds(maxAge))
    }
    #expect(outcome == expected)
    check(shelf, state, answer, fetched: outcome.values != [Self.minute] || maxAge == 59)
  }

  @Test(
    "Any maximum age is accepted",
    arguments: [
      Duration.seconds(Int64.max) * 18, .seconds(Int64.max), .nanoseconds(Int64.max), .zero, .seconds(-1),
      .nanoseconds(Int64.min), .seconds(Int64.min), .seconds(Int64.min) * 18,
    ])
  func longestAge(maxAge: Duration) async {
    let shelf = Shelf(Self.old)
    let outcome = await outcome { () async throws(Failure) in
      try await shelf.offline(Self.answer).cacheFirst(maxAge: maxAge)
    }
    #expect(outcome == Outcome(values: [maxAge > .zero ? Self.minute : Self.new]))
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

  private func outcome(_ body: () async throws(Failure) -> OfflineValue<String>) async -> Outcome {
    do {
      return Outcome(values: [try await body()])
    } catch {
      return Outcome(failure: error)
    }
  }

  /// Checks that a fetched value is saved with its date, and that every error of the store is reported.
  private func check(_ shelf: Shelf, _ before: Shelf.State, _ answer: Result<String, Failure>, fetched: Bool)
  {
    let state = shelf.state.withLock { $0 }
    #expect(state.fetches == (fetched ? 1 : 0))
    let isSaved = fetched && answer == Self.answer && before.saveError == nil
    #expect(state.value == (isSaved ? "new" : before.value))
    #expect(state.date == (isSaved ? Date(timeIntervalSince1970: 1000) : before.date))
    let expected = [before.loadError, answer == Self.answer && fetched ? before.saveError : nil]
    #expect(Set(state.reported) == Set(expected.compactMap(\.self)))
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
}
