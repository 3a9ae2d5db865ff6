#if Client
internal import HTTPTypes

/// Puts the credential into each request. When the service refuses it, the request waits for a new one and is
/// sent once more; many refused requests wait for the same one.
///
/// It belongs behind a ``RetryInterceptor``, so that each attempt has the current credential.
public struct AuthenticationInterceptor<Stored: Credential>: Interceptor {
  private let authenticator: Authenticator<Stored>
  private let statuses: Set<Int>
  private let monitors: [any EventMonitor]

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - authenticator: Knows the credential, and asks for a new one.
  ///   - statuses: The statuses that say that the credential was refused.
  ///   - monitors: What is told when a new credential is asked for.
  public init(
    _ authenticator: Authenticator<Stored>, statuses: Set<Int> = [401], monitors: [any EventMonitor] = []
  ) {
    self.authenticator = authenticator
    self.statuses = statuses
    self.monitors = monitors
  }

  /// Sends the exchange with the credential.
  ///
  /// - Throws: ``ClientError`` of the kind `unauthenticated` without a credential, or what getting one
  ///   throws; and what `next` throws.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    var authorized = exchange
    let version = try await obtained(for: exchange) { () async throws(AuthenticationFailure) in
      try await authenticator.valid()
    }
    version.credential?.apply(to: &authorized)
    let reply = try await next(authorized)
    guard statuses.contains(reply.response.status.code) else { return reply }
    reply.body.cancel()
    for monitor in monitors { monitor.record(RequestEvent(.refreshing, authorized)) }
    authorized = exchange
    authorized.attempt = reply.attempts
    let renewed = try await obtained(for: authorized) { () async throws(AuthenticationFailure) in
      try await authenticator.replacement(for: version.number)
    }
    authorized.attempt += 1
    renewed.credential?.apply(to: &authorized)
    // What a fresh credential is refused with is the answer.
    return try await next(authorized)
  }

  private func obtained(
    for exchange: Exchange,
    _ body: () async throws(AuthenticationFailure) -> Authenticator<Stored>.Version
  ) async throws(ClientError) -> Authenticator<Stored>.Version {
    do { return try await body() } catch { throw exchange.error(error.kind) }
  }
}
#endif
