#if Client
public import HTTPTypes

/// What a service knows its caller by: a token, a key, a name with a password.
///
///     struct Session: Credential {
///       let token: String, user: String
///       var account: String { user }
///       var headerFields: HTTPFields { [HTTPField.Name("AUTH_TOKEN")!: token] }
///     }
public protocol Credential: Sendable {
  /// Whose it is. What is kept of replies is kept apart by it; it is no secret.
  var account: String { get }

  /// The header fields that carry it.
  var headerFields: HTTPFields { get }

  /// Whether it is known to be no longer valid, so that it is replaced before a request fails.
  ///
  /// - Parameter date: Now, in seconds since the beginning of 1970 UTC.
  func isExpired(at date: Double) -> Bool
}

extension Credential {
  /// `false`: only the service knows.
  public func isExpired(at date: Double) -> Bool { false }

  /// Puts the credential into a request. Its header fields are shown nowhere, and go to no other origin.
  public func apply(to exchange: inout Exchange) {
    let fields = headerFields
    exchange.replace(fields)
    exchange.credentialFields.formUnion(fields.map(\.name))
    exchange.account = account
  }
}
#endif
