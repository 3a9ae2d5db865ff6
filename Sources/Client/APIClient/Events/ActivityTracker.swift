#if Client
public import JSONCore

/// Counts the requests under way, for the activity indicator of an app.
///
///     for await isActive in tracker.activity { spinner.isHidden = !isActive }
public final class ActivityTracker: EventMonitor {
  private struct State {
    var running = 0
    var nextWatcher = 0
    var watchers: [Int: AsyncStream<Bool>.Continuation] = [:]
  }

  private let state = Locked(State())

  /// Creates a tracker with a count of zero.
  public init() {}

  /// The number of requests under way.
  public var count: Int { state.withLock { $0.running } }

  /// Whether requests are under way: the current value, then each change.
  public var activity: AsyncStream<Bool> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let watcher = state.withLock { state in
        state.nextWatcher += 1
        state.watchers[state.nextWatcher] = continuation
        continuation.yield(state.running > 0)
        return state.nextWatcher
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.watchers[watcher] = nil }
      }
    }
  }

  /// Counts the start or the end of a request.
  public func record(_ event: RequestEvent) {
    switch event.kind {
    case .started: change(by: 1)
    case .succeeded, .failed: change(by: -1)
    default: break
    }
  }

  private func change(by difference: Int) {
    state.withLock { state in
      let wasActive = state.running > 0
      state.running += difference
      guard wasActive != (state.running > 0) else { return }
      // Yields under the lock, so that changes arrive in order.
      for watcher in state.watchers.values { watcher.yield(!wasActive) }
    }
  }
}

extension ActivityTracker: ShownByDescription {}
#endif
