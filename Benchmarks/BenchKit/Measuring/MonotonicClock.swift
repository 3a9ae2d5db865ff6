import Foundation

/// The clock of all measurements.
package enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// Nanoseconds since the clock was first read.
  package static func now() -> UInt64 {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}

/// The time that this thread spent on a processor.
///
/// On a machine with other work a wall clock mostly measures scheduling. The effect of other programs on
/// the caches still shows.
package enum ThreadClock {
  /// Nanoseconds, in user code and in the kernel; those of ``MonotonicClock`` if the system does not report
  /// them.
  package static func now() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return MonotonicClock.now() }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
