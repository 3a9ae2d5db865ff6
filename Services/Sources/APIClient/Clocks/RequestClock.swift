public import JSONCore

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(ucrt)
internal import ucrt
#endif

/// The clock for delays, deadlines and dates: a clock of the standard library or of a test, with a source of
/// dates.
///
///     RequestClock(manual, date: { 1_480_000_000 })
public struct RequestClock: Sendable {
  private let elapsed: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void
  private let seconds: @Sendable () -> Double

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - clock: Measures delays and deadlines.
  ///   - date: Returns the seconds since the beginning of 1970 UTC, for dates in header fields and the expiry
  ///     of credentials; `nil` for the system's clock.
  public init<Source: Clock<Duration>>(
    _ clock: Source, date: (@Sendable () -> Double)? = nil
  ) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    wait = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    seconds = date ?? RequestClock.systemDate
  }

  /// The system's clock, which continues while the machine sleeps.
  public static let continuous = RequestClock(ContinuousClock())

  /// The time since the creation of the clock.
  public var now: Duration { elapsed() }

  /// The seconds since the beginning of 1970 UTC.
  public var date: Double { seconds() }

  /// Waits for a duration, at most a hundred years.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(for duration: Duration) async throws { try await wait(duration.asWait) }

  /// Returns the seconds since the beginning of 1970 UTC by the system's clock.
  @Sendable
  private static func systemDate() -> Double {
    var time = timespec()
    #if os(Windows) || os(WASI)
    // On these platforms, Swift can't import `CLOCK_REALTIME`.
    timespec_get(&time, TIME_UTC)
    #else
    clock_gettime(CLOCK_REALTIME, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension RequestClock: ShownByDescription {}

extension Duration {
  /// A hundred years.
  private static let longestWait = Duration.seconds(100 * 366 * 86_400)
  /// A hundred billion years, a fiftieth of the longest duration.
  private static let longestOffset = Duration.seconds(100_000_000_000 * 366 * 86_400)

  /// The duration limited to the range from zero to a hundred years. A clock traps if a deadline has more
  /// seconds than 64 bits can count, for example after `.seconds(.max)`.
  package var asWait: Duration { min(max(self, .zero), Duration.longestWait) }

  /// The duration limited to a hundred billion years in both directions, so that sums of two don't overflow.
  var asOffset: Duration { min(max(self, .zero - Duration.longestOffset), Duration.longestOffset) }
}
