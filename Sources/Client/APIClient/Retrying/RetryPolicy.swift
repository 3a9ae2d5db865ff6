#if Client
internal import HTTPTypes

/// When a request is sent again, how often, and after which delay.
public struct RetryPolicy: Sendable {
  /// How often at most, the first time not counted. 2.
  public var limit = 2
  /// The delay before the first retry; it doubles with each. Half a second.
  public var delay: Duration = .milliseconds(500)
  /// The longest delay. Half a minute.
  public var longestDelay: Duration = .seconds(30)
  /// By how much a delay varies at random, so that clients don't come back all at once: 0.25 for a quarter less
  /// or more.
  public var jitter = 0.25
  /// The longest `Retry-After` that is obeyed; a server that asks for more gets no retry. One minute.
  public var longestRetryAfter: Duration = .seconds(60)
  /// The statuses that are worth another try.
  public var statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
  /// The failures that are worth another try.
  public var isRetried: @Sendable (TransportError) -> Bool = { error in
    switch error.kind {
    case .notConnected, .connectionLost, .timedOut, .truncated, .hostNotFound: true
    default: false
    }
  }

  /// Creates a policy with the values above.
  public init() {}

  /// The delay before a retry, without what a server asks for.
  ///
  /// - Parameters:
  ///   - retry: 1 for the first retry.
  ///   - random: From 0 to 1.
  public func delay(before retry: Int, random: Double) -> Duration {
    // Neither factor goes beyond what a duration of a hundred years can be multiplied by.
    let doubled = delay.asWait * Double(sign: .plus, exponent: min(max(retry, 1), 33) - 1, significand: 1)
    let factor = 1 + jitter * (2 * random - 1)
    return min(doubled, longestDelay.asWait) * min(max(factor.isNaN ? 1 : factor, 0), 0x1p32)
  }
}
#endif
