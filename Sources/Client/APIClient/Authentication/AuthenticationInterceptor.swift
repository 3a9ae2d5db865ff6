#if Client
internal import HTTPTypes
public import JSONCore

/// Puts the credential into each request. When the service refuses it, the request waits for a new one and is
/// sent once more; many refused requests wait for the same one. What refuses a request that was redirected to another
/// origin has not seen the credential, and gets no other.
///
/// The monitors of the client are told when a new credential is asked for: once, however many requests wait for it.
///
/// It belongs behind a ``RetryInterceptor``, so that each attempt has the current credential.
public struct AuthenticationInterceptor<Stored: Credential>: Interceptor {
  private let authenticator: Authenticator<Stored>
  private let statuses: Set<Int>

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - authenticator: Knows the credential, and asks for a new one.
  ///   - statuses: The statuses that say that the credential was refused.
  public init(_ authenticator: Authenticator<Stored>, statuses: Set<Int> = [401]) {
    self.authenticator = authenticator
    self.statuses = statuses
  }

  /// Sends the exchange with the credential.
  ///
  /// - Throws: ``ClientError`` of the kind `unauthenticated` without a credential, or what getting one
  ///   throws; and what `next` throws.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    var authorized = exchange
    let version = try await obtained(for: exchange) { () async throws(AuthenticationFailure) in
      try await authenticator.valid { exchange.record(.refreshing) }
    }
    version.credential?.apply(to: &authorized)
    let reply = try await next(authorized)
    guard statuses.contains(reply.response.status.code), !reply.isOfOtherOrigin else { return reply }
    reply.body.cancel()
    authorized = exchange
    authorized.attempt = reply.attempts
    let refused = authorized
    let renewed = try await obtained(for: refused) { () async throws(AuthenticationFailure) in
      try await authenticator.replacement(for: version.number) { refused.record(.refreshing) }
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
    do { return try await body() } catch { throw error.clientError(of: exchange) }
  }
}

extension AuthenticationInterceptor: ShownByDescription {}
#endif
