public import JSONCore

/// Counts the requests under way, for the activity indicator of an app.
///
///     for await isActive in tracker.activity { spinner.isHidden = !isActive }
public final class ActivityTracker: EventMonitor {
  private let running = Locked(0)
  private let watchers = Watchers<Bool>()

  /// Creates a tracker with a count of zero.
  public init() {}

  /// The number of requests under way.
  public var count: Int { running.withLock { $0 } }

  /// Whether requests are under way: the current value, then its changes. A slow loop receives only the
  /// newest value.
  public var activity: AsyncStream<Bool> {
    running.withLock { watchers.stream(from: $0 > 0, .bufferingNewest(1)) }
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
    running.withLock { running in
      let wasActive = running > 0
      running += difference
      // Yields under the lock, so that changes arrive in order.
      if wasActive != (running > 0) { watchers.yield(!wasActive) }
    }
  }
}

extension ActivityTracker: ShownByDescription {}
