/// The clock of all measurements.
enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// Nanoseconds since the clock was first read.
  static func now() -> UInt64 {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
