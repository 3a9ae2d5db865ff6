#if Client
public import APIClient
public import HTTPTypes
public import JSONCore
public import ManualMapping

/// What the service gives to a user who has signed in; requests carry its token as `AUTH_TOKEN`.
public struct Session: Credential, Hashable {
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

  /// `AUTH_TOKEN: …`
  public var headerFields: HTTPFields {
    var fields = HTTPFields()
    if let name = HTTPField.Name("AUTH_TOKEN") { fields[name] = token }
    return fields
  }
}

extension Session: ManualMappable {
  /// Reads what the service gives.
  ///
  /// - Throws: `missing-key`, `unexpected-null` or `type-mismatch`.
  public init(json: JSONObject) throws(JSONError) {
    account = try json["account"]
    token = try json["token"]
    refreshToken = try json["refresh_token"]
  }

  /// Writes the session for a file of credentials. It is not `Encodable`: nothing that encodes whatever it gets shows a
  /// token.
  ///
  /// - Throws: Nothing but what the writer throws.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("account", account)
    try json.put("token", token)
    try json.put("refresh_token", refreshToken)
  }
}

extension Session: ShownByDescription {
  /// Whose session it is; not its tokens.
  public var description: String { "the session of \(account)" }
}
#endif
