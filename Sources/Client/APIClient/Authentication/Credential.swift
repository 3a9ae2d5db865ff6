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

/// A token of OAuth 2, sent as `Authorization: Bearer`.
///
/// Source: RFC 6750, section 2.1.
public struct BearerToken: Credential, Hashable {
  /// Whose it is.
  public var account: String
  /// The token that requests carry.
  public var accessToken: String
  /// What a new token can be asked for with.
  public var refreshToken: String?
  /// When the access token expires, in seconds since the beginning of 1970 UTC.
  public var expiry: Double?

  /// Creates a token.
  public init(account: String, accessToken: String, refreshToken: String? = nil, expiry: Double? = nil) {
    self.account = account
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiry = expiry
  }

  /// `Authorization: Bearer …`
  public var headerFields: HTTPFields { [.authorization: "Bearer \(accessToken)"] }

  /// Whether it expires within ten seconds: a request takes time.
  public func isExpired(at date: Double) -> Bool { expiry.map { $0 - 10 < date } ?? false }
}

extension BearerToken: CustomStringConvertible, CustomReflectable {
  /// Whose token it is; not the token.
  public var description: String { "the token of \(account)" }

  /// Whose token it is.
  public var customMirror: Mirror { Mirror(self, children: ["account": account]) }
}
#endif
