internal import HTTPTypes

/// Decides which requests are retried, how often and after which delay.
public struct RetryPolicy: Sendable {
  /// The largest number of retries. Defaults to 2.
  public var limit = 2
  /// The delay before the first retry, which doubles with each retry up to ``longestDelay``. Defaults to 0.5
  /// seconds.
  public var delay: Duration = .milliseconds(500)
  /// The longest delay before the random variation, which can extend it: to 37.5 seconds with the defaults.
  /// Defaults to 30 seconds.
  public var longestDelay: Duration = .seconds(30)
  /// The random variation of a delay, so that clients don't retry all at once: 0.25 varies it by up to a
  /// quarter. Defaults to 0.25.
  public var jitter = 0.25
  /// The longest `Retry-After` to accept; a request with a longer one isn't retried. Defaults to one minute.
  public var longestRetryAfter: Duration = .seconds(60)
  /// The statuses that are retried.
  public var statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
  /// Whether a transport failure is retried. Defaults to those of the network: no host, no connection or a
  /// lost one, a timeout, and a body that is cut off.
  public var isRetried: @Sendable (TransportError) -> Bool = { $0.kind.isAbsence }

  /// Creates a policy with the default values.
  public init() {}

  /// Returns the delay before a retry, regardless of `Retry-After`.
  ///
  /// - Parameters:
  ///   - retry: The number of the retry, beginning with 1.
  ///   - random: A number from 0 to 1.
  public func delay(before retry: Int, random: Double) -> Duration {
    // Both factors are limited so that a duration of a hundred years can be multiplied by them.
    let doubled = delay.asWait * Double(sign: .plus, exponent: min(max(retry, 1), 33) - 1, significand: 1)
    let factor = 1 + jitter * (2 * random - 1)
    return min(doubled, longestDelay.asWait) * min(max(factor.isNaN ? 1 : factor, 0), 0x1p32)
  }
}

/// Parses the header field `Retry-After`: a number of seconds, or a date.
///
/// Source: RFC 9110, section 10.2.3.
enum RetryAfter {
  /// The requested delay; `nil` if the header field isn't valid.
  ///
  /// - Parameter date: The current time, in seconds since the beginning of 1970 UTC.
  static func delay(_ field: String, at date: Double) -> Duration? {
    if !field.isEmpty, field.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return .seconds(Int64(field) ?? Int64(Int32.max))
    }
    // The local clock may be wrong by any amount; the year of a header field has at most four digits.
    return HTTPDate(field).map { .seconds(min(max(0, Double($0.seconds) - date), 0x1p62)) }
  }
}
