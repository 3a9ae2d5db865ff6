#if Client
public import APIClient
internal import CodableMapping
public import HTTPTypes

/// What the service gives to a user who has signed in; requests carry its token as `AUTH_TOKEN`.
public struct Session: Credential, Codable, Hashable {
  /// Whose session it is.
  public var account: String
  /// What requests carry.
  public var token: String
  /// What the next session is asked for with.
  public var refreshToken: String

  /// Creates a session.
  public init(account: String, token: String, refreshToken: String) {
    self.account = account
    self.token = token
    self.refreshToken = refreshToken
  }

  private enum CodingKeys: String, CodingKey {
    case account, token
    case refreshToken = "refresh_token"
  }

  /// `AUTH_TOKEN: …`
  public var headerFields: HTTPFields {
    var fields = HTTPFields()
    if let name = HTTPField.Name("AUTH_TOKEN") { fields[name] = token }
    return fields
  }
}

extension Session: CustomStringConvertible, CustomReflectable {
  /// Whose session it is; not its tokens.
  public var description: String { "the session of \(account)" }

  /// Whose session it is.
  public var customMirror: Mirror { Mirror(self, children: ["account": account]) }
}
#endif
