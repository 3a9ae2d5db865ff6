public import JSONCore

/// A clock that advances only when you move it, so that tests of retries and deadlines take no time.
///
///     let clock = ManualClock()
///     async let todo = client.send(.todo(id: 1))
///     await clock.sleepers(1)
///     clock.advance(by: .seconds(2))
public final class ManualClock: Clock, Sendable {
  /// A point in time, measured from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the creation of the clock.
    public let elapsed: Swift.Duration

    /// Returns the instant that is later by a duration, limited to a hundred billion years before and after
    /// the creation of the clock.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(elapsed: (elapsed + duration.asOffset).asOffset)
    }

    /// Returns the time from this instant to another.
    public func duration(to other: Instant) -> Swift.Duration { other.elapsed - elapsed }

    /// Whether one instant is earlier than the other.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var nextSleeper = 0
    var sleepers: [Int: (wakesAt: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  /// Creates a clock whose current instant is zero.
  public init() {}

  /// The current instant.
  public var now: Instant { state.withLock { $0.now } }

  /// Zero: a manual clock is exact.
  public var minimumResolution: Swift.Duration { .zero }

  /// Waits until the clock reaches the deadline.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    let sleeper = state.withLock { state in
      state.nextSleeper += 1
      return state.nextSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A cancellation either follows this block, or came before and is detected here.
        let isOver = state.withLock { state in
          guard deadline > state.now, !Task.isCancelled else { return true }
          state.sleepers[sleeper] = (deadline, continuation)
          return false
        }
        if isOver { continuation.resume(with: Result { try Task.checkCancellation() }) }
        wakeWatchers()
      }
    } onCancel: {
      let sleeping = state.withLock { $0.sleepers.removeValue(forKey: sleeper) }
      sleeping?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock, and resumes the tasks whose deadline is reached.
  public func advance(by duration: Swift.Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.wakesAt <= state.now }
      for sleeper in due.keys { state.sleepers[sleeper] = nil }
      return due.values.sorted { $0.wakesAt < $1.wakesAt }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until at least `count` tasks are sleeping.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.watchers.append((count, continuation)) }
      wakeWatchers()
    }
  }

  /// The number of tasks that are sleeping.
  public var sleeping: Int { state.withLock { $0.sleepers.count } }

  /// The number of sleeps that have started, including finished ones.
  public var sleepCount: Int { state.withLock { $0.nextSleeper } }

  private func wakeWatchers() {
    let woken = state.withLock { state in
      let count = state.sleepers.count
      let served = state.watchers.filter { $0.count <= count }
      state.watchers.removeAll { $0.count <= count }
      return served
    }
    for watcher in woken { watcher.continuation.resume() }
  }
}

extension ManualClock: ShownByDescription {}
