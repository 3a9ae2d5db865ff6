#if Client
public import HTTPTypes

/// A request on its way through the interceptors to the transport: one attempt to be answered.
public struct Exchange: Sendable {
  /// Names a request: all of its attempts have the same.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The number, for logs.
    public var description: String { "#\(number)" }
  }

  /// Whether sending a request twice does what sending it once does.
  public enum Idempotency: Sendable, Hashable {
    /// As RFC 9110, section 9.2.2 says of the method: GET, HEAD, PUT, DELETE, OPTIONS and TRACE are.
    case byMethod
    /// It is, whatever the method.
    case idempotent
    /// It is, by this key: it is sent as `Idempotency-Key` and the same for all attempts.
    case key(String)
    /// It is not.
    case never
  }

  /// Names the request.
  public let id: ID
  /// Where it goes.
  public private(set) var url: HTTPURL
  /// Path and query as errors and logs show them, for values that no name marks as secret.
  var shownPath: String?
  /// Method, address and header fields. Transports go by ``url``: to change the address, call
  /// ``redirect(to:)``.
  public var request: HTTPRequest
  /// The body, if there is one.
  public var body: [UInt8]?
  /// How often it has been sent, this time included.
  public var attempt = 1
  /// How long the transport may hear nothing.
  public var idleTimeout: Duration?
  /// Whether it may be sent again.
  public var idempotency = Idempotency.byMethod
  /// Header fields that a credential has set. They are dropped for another origin, and never shown.
  public var credentialFields: Set<HTTPField.Name> = []
  /// Whose credential the request carries; what is kept of replies is kept apart by it.
  public var account: String?
  /// Whether the caller reads the body in chunks, so that it may be of any length.
  public var isStreamed = false
  /// The reply that a stub gives without a network.
  public var sample: SampleReply?

  /// Creates an exchange.
  public init(
    _ method: HTTPRequest.Method, _ url: HTTPURL, headerFields: HTTPFields = [:], body: [UInt8]? = nil,
    id: ID = .next()
  ) {
    self.id = id
    self.url = url
    self.body = body
    request = HTTPRequest(
      method: method, scheme: url.scheme, authority: url.authority, path: url.path,
      headerFields: headerFields)
  }

  /// Turns to another URL, as a redirect does.
  public mutating func redirect(to url: HTTPURL) {
    self.url = url
    shownPath = nil
    request.scheme = url.scheme
    request.authority = url.authority
    request.path = url.path
  }

  /// Sets header fields, in their order, in the place of those with the same names.
  mutating func replace(_ fields: HTTPFields) {
    for field in fields { request.headerFields[field.name] = nil }
    for field in fields { request.headerFields.append(field) }
  }

  /// The URL without secret values.
  public var shownURL: String {
    shownPath.map { "\(url.scheme)://\(url.authority)\($0)" } ?? url.description
  }

  /// Whether it may be sent again after no answer came.
  public var isIdempotent: Bool {
    switch idempotency {
    case .byMethod: [.get, .head, .put, .delete, .options, .trace].contains(request.method)
    case .idempotent, .key: true
    case .never: false
    }
  }

  /// An error of this request.
  public func error(_ kind: ClientError.Kind, status: HTTPResponse.Status? = nil) -> ClientError {
    ClientError(kind, method: request.method, url: shownURL, status: status, attempts: attempt)
  }
}
#endif
