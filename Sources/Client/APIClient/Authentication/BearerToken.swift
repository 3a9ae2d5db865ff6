#if Client
public import HTTPTypes
public import JSONCore
public import JSONMapping

/// An OAuth 2 token, sent as `Authorization: Bearer`.
///
/// Source: RFC 6750, section 2.1.
public struct BearerToken: Credential, Hashable {
  /// The account of the token.
  public var account: String
  /// The token that requests carry.
  public var accessToken: String
  /// The token for obtaining a new access token.
  public var refreshToken: String?
  /// The expiry of the access token, in seconds since the beginning of 1970 UTC.
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

  /// Whether the token expires within ten seconds; the margin covers the duration of a request.
  public func isExpired(at date: Double) -> Bool { expiry.map { $0 - 10 < date } ?? false }
}

extension BearerToken: ShownByDescription {
  /// The account of the token, without the token.
  public var description: String { "the token of \(account)" }
}

extension BearerToken: MappingProviding {
  /// Decodes and encodes a token as an object with the keys `account`, `accessToken`, `refreshToken` and
  /// `expiry`, for a credential file. The last two are omitted if they are `nil`.
  ///
  ///     let store = FileCredentialStore(path, as: BearerToken.mapping)
  ///
  /// `BearerToken` itself isn't `Encodable`, so that generic encoding code can't expose it.
  public static let mapping = BearerTokenMapping()
}

/// Decodes and encodes a ``BearerToken``; see ``BearerToken/mapping``.
public struct BearerTokenMapping: Mapping {
  /// Decodes a token.
  ///
  /// - Throws: `missing-key`, `unexpected-null` or `type-mismatch`.
  public func decode(_ json: JSONValue) throws(JSONError) -> BearerToken {
    let object = try json.object(for: BearerToken.self)
    return BearerToken(
      account: try member("account", of: object), accessToken: try member("accessToken", of: object),
      refreshToken: try optionalMember("refreshToken", of: object),
      expiry: try optionalMember("expiry", of: object))
  }

  /// Encodes a token.
  ///
  /// - Throws: `non-finite-number` for its expiry, and `depth-limit`.
  public func encode(_ token: BearerToken, into writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try writer.put("account", token.account)
    try writer.put("accessToken", token.accessToken)
    try writer.put("refreshToken", token.refreshToken)
    try writer.put("expiry", token.expiry)
    writer.endObject()
  }

  private func member<Value: JSONReadable>(
    _ key: JSONKey, of object: JSONObject
  ) throws(JSONError) -> Value {
    try object.annotating(key) { () throws(JSONError) in
      try Value.read(try object.required(key, expecting: Value.self))
    }
  }

  private func optionalMember<Value: JSONReadable>(
    _ key: JSONKey, of object: JSONObject
  ) throws(JSONError) -> Value? {
    guard let value = object[key], !value.isNull else { return nil }
    return try member(key, of: object)
  }
}
#endif
