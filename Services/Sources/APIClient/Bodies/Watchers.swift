internal import JSONCore

/// Sends the values of an object to any number of streams.
final class Watchers<Value: Sendable>: Sendable {
  private struct State {
    var last = 0
    var streams: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state = Locked(State())

  /// Creates a stream of a value, if there is one, and of all later values.
  func stream(
    from value: Value? = nil, _ buffering: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: buffering) { stream in
      let id = state.withLock { state in
        state.last += 1
        state.streams[state.last] = stream
        if let value { stream.yield(value) }
        return state.last
      }
      stream.onTermination = { [weak self] _ in self?.state.withLock { $0.streams[id] = nil } }
    }
  }

  /// Sends a value to all streams. Values arrive in the order of the calls.
  func yield(_ value: Value) { state.withLock { for stream in $0.streams.values { stream.yield(value) } } }

  /// Ends all streams.
  func finish() {
    // Outside the lock, which the termination of a stream also takes.
    for stream in state.withLock({ $0.streams.values }) { stream.finish() }
  }
}
