/// The reason why a request has no credential.
enum AuthenticationFailure: Error {
  case signedOut(String)
  case limited(String)
  case renewal(ClientError)
  case store(CredentialStoreError)
  case cancelled

  /// The reason for a failed renewal, which is the same for all requests that need the credential.
  static func reason(of error: ClientError) -> String {
    if case .unauthenticated(let reason) = error.kind { reason } else { "no new credential: \(error)" }
  }

  /// The error of a request that has no credential. If the renewal failed, but wasn't refused, the error is that
  /// of the renewal.
  func clientError(of exchange: Exchange) -> ClientError {
    switch self {
    case .signedOut(let reason), .limited(let reason): return exchange.error(.unauthenticated(reason))
    case .renewal(let error) where error.isRefusal:
      return exchange.error(.unauthenticated(AuthenticationFailure.reason(of: error)))
    case .renewal(var error):
      error.attempts = exchange.attempt
      return error
    case .store(let error):
      return exchange.error(.unauthenticated("the credential can't be read: \(error)"))
    case .cancelled: return exchange.error(.cancelled)
    }
  }
}

extension ClientError {
  /// Whether the service refused to renew a credential, or the renewal itself throws that there is none.
  ///
  /// Anything else, such as an outage or the page of a portal, doesn't mean that the credential is invalid.
  ///
  /// Source: RFC 6749, section 5.2, for 400 and 401; services send 403 as well.
  var isRefusal: Bool {
    switch kind {
    case .status(let error): [400, 401, 403].contains(error.status.code)
    case .unauthenticated: true
    default: false
    }
  }
}
