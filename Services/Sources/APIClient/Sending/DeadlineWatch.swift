internal import JSONCore

/// Watches the deadlines of all requests of a client with one task, which sleeps until the next deadline. A
/// timer for each request would cost more than the rest of the request.
final class DeadlineWatch: Sendable {
  private struct State {
    var lastID = 0
    var deadlines: [Int: (time: Duration, expire: @Sendable () -> Void)] = [:]
    /// The time at which the sleeping task wakes up, if there is one.
    var wakeUp: Duration?
    var sleeper: Task<Void, Never>?
  }

  private let state = Locked(State())
  private let clock: RequestClock

  init(_ clock: RequestClock) { self.clock = clock }

  deinit { state.withLock { $0.sleeper?.cancel() } }

  /// Calls a function at a time of the clock, unless the deadline is removed earlier.
  func add(_ time: Duration, _ expire: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.deadlines[state.lastID] = (time, expire)
      // Requests that end early leave the sleeping task in place; it also serves later deadlines.
      if state.wakeUp.map({ time < $0 }) ?? true { sleep(until: time, &state) }
      return state.lastID
    }
  }

  /// Removes a deadline; returns whether its time had passed.
  func remove(_ id: Int) -> Bool { state.withLock { $0.deadlines.removeValue(forKey: id) == nil } }

  private func sleep(until time: Duration, _ state: inout State) {
    state.sleeper?.cancel()
    state.wakeUp = time
    let delay = time - clock.now
    // Detached, because the task must not inherit the context of the first request.
    state.sleeper = Task.detached { [weak self, clock] in
      do { try await clock.sleep(for: delay) } catch { return }
      self?.wake()
    }
  }

  private func wake() {
    let expired = state.withLock { state in
      let now = clock.now
      let over = state.deadlines.filter { $0.value.time <= now }
      for id in over.keys { state.deadlines[id] = nil }
      state.wakeUp = nil
      state.sleeper = nil
      if let next = state.deadlines.values.map(\.time).min() { sleep(until: next, &state) }
      return over.values.map(\.expire)
    }
    for expire in expired { expire() }
  }
}
