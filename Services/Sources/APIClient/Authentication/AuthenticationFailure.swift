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
      error.isWithoutAnswer ? error.kindOfRenewal : .unauthenticated(AuthenticationFailure.reason(of: error))
    case .store(let error): .unauthenticated("the credential can't be read: \(error)")
    case .cancelled: .cancelled
    }
  }
}

extension ClientError {
  /// Whether no response arrived: the transport failed, or the deadline passed.
  var isWithoutAnswer: Bool {
    switch kind {
    case .transport(let error): error.kind != .cancelled && error.kind != .unscripted
    case .deadline: true
    default: false
    }
  }

  /// The kind of error for a request that waited for this renewal. The reason of a transport error also names
  /// the renewal.
  fileprivate var kindOfRenewal: Kind {
    guard case .transport(var error) = kind else { return kind }
    let renewal = "\(method) \(url.prefix { $0 != "?" }) for a new credential"
    error.reason = error.reason.map { "\(renewal): \($0)" } ?? renewal
    return .transport(error)
  }
}
