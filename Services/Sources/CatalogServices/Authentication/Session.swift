public import APIClient
public import HTTPTypes
public import JSONCore
public import ManualMapping

/// The session of a user who has signed in; requests carry its token as `AUTH_TOKEN`.
public struct Session: Credential, Hashable {
  /// The account of the session.
  public var account: String
  /// The token that requests carry.
  public var token: String
  /// The token for renewing the session.
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
  /// Decodes a response of the service.
  ///
  /// - Throws: `missing-key`, `unexpected-null` or `type-mismatch`.
  public init(json: JSONObject) throws(JSONError) {
    account = try json["account"]
    token = try json["token"]
    refreshToken = try json["refresh_token"]
  }

  /// Encodes the session for a credential file. `Session` isn't `Encodable`, so that generic encoding code
  /// can't expose its tokens.
  ///
  /// - Throws: The `JSONError` of the writer.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("account", account)
    try json.put("token", token)
    try json.put("refresh_token", refreshToken)
  }
}

extension Session: ShownByDescription {
  /// The account of the session, without its tokens.
  public var description: String { "the session of \(account)" }
}
