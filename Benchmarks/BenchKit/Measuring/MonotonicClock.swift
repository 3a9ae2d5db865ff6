import Foundation

/// A monotonic clock.
package enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// Nanoseconds since the clock was first read.
  package static func now() -> UInt64 {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}

/// The processor time of the current thread.
///
/// It excludes the time when other programs run, but not their effect on the caches.
package enum ThreadClock {
  /// Nanoseconds in user code and in the kernel; those of ``MonotonicClock`` where the system has no such
  /// clock.
  package static func now() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return MonotonicClock.now() }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
