#if Client
public import JSONCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The time that delays, deadlines and ages are measured in: a clock of the standard library, or the one of a
/// test, with the date.
///
///     RequestClock(manual, date: { 1_480_000_000 })
public struct RequestClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void
  private let seconds: @Sendable () -> Double

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - clock: What delays and deadlines are measured with.
  ///   - date: The seconds since the beginning of 1970 UTC, for dates in header fields and ages of replies.
  public init<Source: Clock<Duration>>(
    _ clock: Source, date: @escaping @Sendable () -> Double = RequestClock.systemDate
  ) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    seconds = date
  }

  /// The clock of the system, which goes on while the machine sleeps.
  public static let continuous = RequestClock(ContinuousClock())

  /// The time since the clock was made.
  public var now: Duration { elapsed() }

  /// The seconds since the beginning of 1970 UTC.
  public var date: Double { seconds() }

  /// Waits; a hundred years at most, however long the duration is.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(for duration: Duration) async throws { try await wait(duration.asWait) }

  /// The seconds since the beginning of 1970 UTC, by the system.
  @Sendable
  public static func systemDate() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension RequestClock: ShownByDescription {}
#endif
