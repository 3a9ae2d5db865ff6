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
}
