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

  /// Whether the token has expired, or expires within ten seconds; the margin covers the duration of a
  /// request.
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
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch`, `depth-limit`, or `number-out-of-range` for
  ///   its expiry.
  public func decode(_ json: JSONValue) throws(JSONError) -> BearerToken {
    let object = try json.object(for: BearerToken.self)
    return BearerToken(
      account: try object.member("account"), accessToken: try object.member("accessToken"),
      refreshToken: try object.optionalMember("refreshToken"), expiry: try object.optionalMember("expiry"))
  }

  /// Encodes a token.
  ///
  /// - Throws: `non-finite-number` for its expiry, `depth-limit` or `size-limit`.
  public func encode(_ token: BearerToken, into writer: inout JSONWriter) throws(JSONError) {
    try writer.beginObject()
    try writer.put("account", token.account)
    try writer.put("accessToken", token.accessToken)
    try writer.put("refreshToken", token.refreshToken)
    try writer.put("expiry", token.expiry)
    writer.endObject()
  }
}

extension BearerToken {
  /// Decodes the response to a request for a token:
  /// `{"access_token":"2YotnFZFEjr1zCsicMWpAA","token_type":"Bearer","expires_in":3600}`.
  ///
  ///     let signIn = Endpoint<BearerToken, Anyone>.post(
  ///       "token", body: .form(["grant_type": "password", "username": "ada", "password": "engine"]),
  ///       as: BearerToken.response(for: "ada"))
  ///
  /// Only `access_token` is required. `expires_in` can be a number in a string, and an empty `refresh_token`
  /// counts as none. Decoding throws `invalid-raw-value` for a `token_type` other than `Bearer`, in any case
  /// of letters, and `invalid-format` for an `access_token` that is empty, or has spaces or characters that
  /// aren't ASCII.
  ///
  /// Source: RFC 6749, sections 5.1 and 6.
  ///
  /// - Parameters:
  ///   - account: The account of the token, which isn't part of the response.
  ///   - old: The token that was refreshed. Its refresh token remains if the response contains none.
  ///   - clock: The clock to which the duration `expires_in` is added.
  public static func response(
    for account: String, replacing old: BearerToken? = nil, clock: RequestClock = .continuous
  ) -> any Decoding<BearerToken> {
    BearerTokenResponse(account: account, old: old, clock: clock)
  }
}

/// The members of the response are in snake case, and an expiry is a duration.
private struct BearerTokenResponse: Decoding {
  let account: String
  // The whole token, because descriptions of this value must not contain the refresh token.
  let old: BearerToken?
  let clock: RequestClock

  func decode(_ json: JSONValue) throws(JSONError) -> BearerToken {
    let object = try json.object(for: BearerToken.self)
    let accessToken: String = try object.member("access_token")
    guard !accessToken.isEmpty, accessToken.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw object.annotated(
        JSONError(.invalidFormat(expected: "a token", reason: "")), ofMember: "access_token")
    }
    if let type: String = try object.optionalMember("token_type"), type.lowercased() != "bearer" {
      throw object.annotated(
        JSONError(.invalidRawValue(type: "BearerToken", allowed: ["\"Bearer\""])), ofMember: "token_type")
    }
    let lifetime: Lifetime? = try object.optionalMember("expires_in")
    let refreshToken: String? = try object.optionalMember("refresh_token")
    return BearerToken(
      account: account, accessToken: accessToken,
      refreshToken: refreshToken?.isEmpty == false ? refreshToken : old?.refreshToken,
      expiry: lifetime.map { clock.date + $0.seconds })
  }
}

/// A number of seconds. Some services send it as a string.
private struct Lifetime: JSONReadable {
  let seconds: Double

  static func read(_ json: JSONValue) throws(JSONError) -> Lifetime {
    Lifetime(seconds: json.kind == .string ? try .read(numberString: json) : try .read(json))
  }
}

extension JSONObject {
  fileprivate func member<Value: JSONReadable>(_ key: JSONKey) throws(JSONError) -> Value {
    do {
      return try Value.read(try required(key, expecting: Value.self))
    } catch {
      throw annotated(error, ofMember: key)
    }
  }

  fileprivate func optionalMember<Value: JSONReadable>(_ key: JSONKey) throws(JSONError) -> Value? {
    guard let value = self[key], !value.isNull else { return nil }
    return try member(key)
  }
}
