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

  /// The error of a request that has no credential.
  func clientError(of exchange: Exchange) -> ClientError {
    var failure = exchange.error(kind)
    if case .renewal(let error) = self { failure.wasAnswered = error.wasAnswered }
    return failure
  }

  private var kind: ClientError.Kind {
    switch self {
    case .signedOut(let reason), .limited(let reason): .unauthenticated(reason)
    case .renewal(let error):
      error.isRefusal ? .unauthenticated(AuthenticationFailure.reason(of: error)) : error.kindOfRenewal
    case .store(let error): .unauthenticated("the credential can't be read: \(error)")
    case .cancelled: .cancelled
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

  /// The kind of error for a request that waited for this renewal. The reason of an error of the transport or
  /// of a status also names the renewal.
  fileprivate var kindOfRenewal: Kind {
    let renewal = "\(method) \(url.prefix { $0 != "?" }) for a new credential"
    switch kind {
    case .transport(var error):
      error.reason = error.reason.map { "\(renewal): \($0)" } ?? renewal
      return .transport(error)
    case .status(var error):
      error.problem = error.problem.map { "\(renewal): \($0)" } ?? renewal
      return .status(error)
    default: return kind
    }
  }
}
