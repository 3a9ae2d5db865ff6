public import HTTPTypes

/// Identifies the caller to a service: a token, a key, or a name and a password.
///
///     struct Session: Credential {
///       let token: String, user: String
///       var account: String { user }
///       var headerFields: HTTPFields { [HTTPField.Name("AUTH_TOKEN")!: token] }
///     }
public protocol Credential: Sendable {
  /// The account that the credential belongs to. Cached responses are stored separately for each account. It
  /// isn't a secret.
  var account: String { get }

  /// The header fields that carry the credential.
  var headerFields: HTTPFields { get }

  /// Whether the credential is known to have expired, so that it is renewed before a request fails.
  ///
  /// - Parameter date: The current time, in seconds since the beginning of 1970 UTC.
  func isExpired(at date: Double) -> Bool
}

extension Credential {
  /// `false`: by default, only the service decides whether a credential is valid.
  public func isExpired(at date: Double) -> Bool { false }

  /// Adds the credential to a request. Its header fields are never shown, and are not sent to another origin.
  public func apply(to exchange: inout Exchange) {
    let fields = headerFields
    exchange.replace(fields)
    exchange.credentialFields.formUnion(fields.map(\.name))
    exchange.account = account
  }
}
