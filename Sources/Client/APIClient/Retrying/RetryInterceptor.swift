#if Client
internal import HTTPTypes
public import JSONCore

/// Sends requests again that found no answer, or one that asks to come back.
///
/// Only what may be sent twice is sent again: idempotent methods, and others with an idempotency key. A
/// cancelled request is never sent again.
public struct RetryInterceptor: Interceptor {
  private let policy: RetryPolicy
  private let clock: RequestClock
  private let random: @Sendable () -> Double

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - policy: What is sent again, how often, and after which time.
  ///   - clock: What the waiting goes by.
  ///   - random: Numbers from 0 to 1, for the jitter.
  public init(
    _ policy: RetryPolicy = RetryPolicy(), clock: RequestClock = .continuous,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.policy = policy
    self.clock = clock
    self.random = random
  }

  /// Sends the exchange, as often as the policy says.
  ///
  /// - Throws: The ``ClientError`` of the last attempt; of the kind `cancelled` if the task is cancelled
  ///   while it waits.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    var exchange = exchange
    var retries = 0
    var wasAnswered = false
    while true {
      let delay: Duration
      let reason: String
      do {
        let reply = try await next(exchange)
        // What an inner interceptor has sent again counts too.
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
        var error = exchange.error(.cancelled)
        error.wasAnswered = wasAnswered
        throw error
      }
      retries += 1
      exchange.attempt += 1
    }
  }

  /// The delay before the request is sent again; `nil` if it is not.
  private func delay(after reply: Reply, _ exchange: Exchange, _ retries: Int) -> Duration? {
    guard exchange.isIdempotent, policy.statuses.contains(reply.response.status.code) else { return nil }
    guard let field = reply.response.headerFields[.retryAfter],
      let asked = RetryAfter.delay(field, at: clock.date)
    else { return policy.delay(before: retries + 1, random: random()) }
    return asked <= policy.longestRetryAfter ? asked : nil
  }
}

extension RetryInterceptor: ShownByDescription {}
#endif
