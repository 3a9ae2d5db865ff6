internal import HTTPTypes
public import JSONCore

/// Retries requests after transport failures and after statuses such as 503.
///
/// Retries only requests that are idempotent by ``Exchange/idempotency``: by their method, by a key, or
/// because you declare it. A cancelled request is never retried.
public struct RetryInterceptor: Interceptor {
  private let policy: RetryPolicy
  private let clock: RequestClock
  private let random: @Sendable () -> Double

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - policy: Decides which requests are retried, how often and after which delay.
  ///   - clock: Measures the delays.
  ///   - random: Returns numbers from 0 to 1, for the jitter.
  public init(
    _ policy: RetryPolicy = RetryPolicy(), clock: RequestClock = .continuous,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.policy = policy
    self.clock = clock
    self.random = random
  }

  /// Sends the exchange, and retries it according to the policy.
  ///
  /// - Throws: The ``ClientError`` of the last attempt, or one of the kind `cancelled` if the task is
  ///   cancelled during a delay.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    var exchange = exchange
    var retries = 0
    var wasAnswered = false
    while true {
      let delay: Duration
      let reason: String
      do {
        let reply = try await next(exchange)
        // Includes the attempts of inner interceptors.
        exchange.attempt = max(exchange.attempt, reply.attempts)
        guard retries < policy.limit, let wait = self.delay(after: reply, exchange, retries) else {
          return reply
        }
        reply.body.cancel()
        wasAnswered = true
        (delay, reason) = (wait, "status \(reply.response.status.code)")
      } catch {
        exchange.attempt = max(exchange.attempt, error.attempts)
        var error = error
        if wasAnswered { error.wasAnswered = true }
        guard retries < policy.limit, exchange.isIdempotent, case .transport(let failure) = error.kind,
          policy.isRetried(failure)
        else { throw error }
        (delay, reason) = (policy.delay(before: retries + 1, random: random()), failure.description)
      }
      exchange.record(.retrying(after: delay, because: reason))
      do { try await clock.sleep(for: delay) } catch {
        throw exchange.failure(.cancelled, wasAnswered: wasAnswered)
      }
      retries += 1
      exchange.attempt += 1
    }
  }

  /// The delay before a retry; `nil` if the request isn't retried.
  private func delay(after reply: Reply, _ exchange: Exchange, _ retries: Int) -> Duration? {
    guard exchange.isIdempotent, policy.statuses.contains(reply.response.status.code) else { return nil }
    guard let field = reply.response.headerFields[.retryAfter],
      let requested = RetryAfter.delay(field, at: clock.date)
    else { return policy.delay(before: retries + 1, random: random()) }
    return requested <= policy.longestRetryAfter ? requested : nil
  }
}

extension RetryInterceptor: ShownByDescription {}
