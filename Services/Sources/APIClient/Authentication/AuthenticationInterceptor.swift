internal import HTTPTypes
public import JSONCore

/// Adds the credential to each request, and renews it when the service refuses it.
///
/// A refused request waits for a new credential and is sent once more; requests that are refused together
/// wait for the same one. A request that was redirected to another origin carries no credential, so a refusal
/// there doesn't start a renewal.
///
/// The monitors of the client receive one event for a renewal, however many requests wait for it.
///
/// Place it after a ``RetryInterceptor``, so that each attempt carries the current credential.
public struct AuthenticationInterceptor<Stored: Credential>: Interceptor {
  private let authenticator: Authenticator<Stored>
  private let statuses: Set<Int>

  /// Creates an interceptor.
  ///
  /// - Parameters:
  ///   - authenticator: Holds the credential and renews it.
  ///   - statuses: The statuses that mean that the credential was refused.
  public init(_ authenticator: Authenticator<Stored>, statuses: Set<Int> = [401]) {
    self.authenticator = authenticator
    self.statuses = statuses
  }

  /// Sends the exchange with the credential, or without one to another origin than the environment's.
  ///
  /// - Throws: ``ClientError`` of the kind `unauthenticated` after signing out, if the stored credential
  ///   can't be read, if its renewal is refused, or if there were too many new credentials; the error of the
  ///   renewal if that fails otherwise; `cancelled`; or the error of `next`. Without a credential, the
  ///   request is sent without one.
  public func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
    guard !exchange.isOfOtherOrigin else { return try await next(exchange) }
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
    // A refusal of a fresh credential is the final response.
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
