public import HTTPTypes

/// A request on its path through the interceptors to the transport.
public struct Exchange: Sendable {
  /// Identifies a request; all its attempts have the same identifier.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The number, for logs.
    public var description: String { "#\(number)" }
  }

  /// Whether sending a request twice has the same effect as sending it once.
  public enum Idempotency: Sendable, Hashable {
    /// According to the method (RFC 9110, section 9.2.2): true for GET, HEAD, PUT, DELETE, OPTIONS and TRACE.
    case byMethod
    /// Idempotent, whatever the method.
    case idempotent
    /// Idempotent by a key, which all attempts send as `Idempotency-Key`.
    case key(String)
    /// Not idempotent.
    case never

    /// Whether a request with this method may be sent again.
    func permitsRepeating(_ method: HTTPRequest.Method) -> Bool {
      switch self {
      case .byMethod: [.get, .head, .put, .delete, .options, .trace].contains(method)
      case .idempotent, .key: true
      case .never: false
      }
    }
  }

  private struct Content: Sendable {
    let id: ID
    var request: Request
    var body: [UInt8]?
    var streamedBody: StreamedBody?
    var attempt = 1
    var idleTimeout: Duration?
    var idempotency = Idempotency.byMethod
    var isStreamed = false
    var credentialFields: Set<HTTPField.Name> = []
    var isOfOtherOrigin = false
    var account: String?
    var template: PathTemplate?
    var attachments: (any Attachments)?
  }

  /// Boxed, because an exchange is passed on often, but rarely changed.
  private var box: Box<Content>

  /// Creates an exchange.
  public init(
    _ method: HTTPRequest.Method, _ url: HTTPURL, headerFields: HTTPFields = [:], body: [UInt8]? = nil,
    id: ID = .next()
  ) {
    let request = HTTPRequest(
      method: method, scheme: url.scheme, authority: url.authority, path: url.path, headerFields: headerFields
    )
    box = Box(
      Content(id: id, request: Request(unmasked: request, shownPath: url.shownPath), body: body))
  }

  /// The identifier of the request.
  public var id: ID { box.value.id }

  /// The method, address and header fields. An invalid address is rejected before anything is sent.
  public var request: Request {
    // A getter that returns a copy would retain each of its parts.
    _read { yield box.value.request }
    _modify { yield &Box.unique(&box).value.request }
  }

  /// The body, if there is one that isn't streamed.
  public var body: [UInt8]? {
    get { box.value.body }
    set { Box.unique(&box).value.body = newValue }
  }

  /// The body that is read while it is sent, instead of ``body``.
  public var streamedBody: StreamedBody? {
    get { box.value.streamedBody }
    set { Box.unique(&box).value.streamedBody = newValue }
  }

  /// The number of bytes of the body; of a streamed one, those that the last attempt has sent.
  var sentCount: Int { body?.count ?? streamedBody?.sentCount ?? 0 }

  /// The number of times the request has been sent, including this attempt.
  public var attempt: Int {
    get { box.value.attempt }
    set { Box.unique(&box).value.attempt = newValue }
  }

  /// The longest time that the transport may wait for the next byte.
  public var idleTimeout: Duration? {
    get { box.value.idleTimeout }
    set { Box.unique(&box).value.idleTimeout = newValue }
  }

  /// Whether the request may be retried.
  public var idempotency: Idempotency {
    get { box.value.idempotency }
    set { Box.unique(&box).value.idempotency = newValue }
  }

  /// The header fields that a credential has set. They are never shown, and aren't sent to another origin
  /// after a redirect.
  public var credentialFields: Set<HTTPField.Name> {
    get { box.value.credentialFields }
    set { Box.unique(&box).value.credentialFields = newValue }
  }

  /// Whether the request goes to an absolute address whose origin isn't the environment's, as for a
  /// ``Path/init(_:)``. Interceptors that add secrets must leave such a request unchanged.
  public internal(set) var isOfOtherOrigin: Bool {
    get { box.value.isOfOtherOrigin }
    set { Box.unique(&box).value.isOfOtherOrigin = newValue }
  }

  /// The account whose credential the request carries. Cached responses are stored separately for each
  /// account.
  public var account: String? {
    get { box.value.account }
    set { Box.unique(&box).value.account = newValue }
  }

  /// Whether the caller reads the body in chunks, so that it may have any length.
  public var isStreamed: Bool {
    get { box.value.isStreamed }
    set { Box.unique(&box).value.isStreamed = newValue }
  }

  /// The parts of ``pathTemplate``; `nil` for a request that wasn't created from an endpoint.
  var template: PathTemplate? {
    get { box.value.template }
    set { Box.unique(&box).value.template = newValue }
  }

  /// The values that features have attached.
  var attachments: (any Attachments)? {
    get { box.value.attachments }
    set { Box.unique(&box).value.attachments = newValue }
  }

  /// Whether the request may be retried, after a failure without a response or after a status.
  var isIdempotent: Bool { idempotency.permitsRepeating(request.method) }

  /// Sets header fields in order, replacing those with the same names.
  mutating func replace(_ fields: HTTPFields) { request.headerFields.replace(with: fields) }

  /// Creates an error of this request.
  public func error(_ kind: ClientError.Kind, status: HTTPResponse.Status? = nil) -> ClientError {
    failure(kind, status: status)
  }

  /// Creates an error of this request. It records the number of attempts, and whether the service has
  /// responded to one.
  func failure(
    _ kind: ClientError.Kind, status: HTTPResponse.Status? = nil, attempts: Int? = nil,
    wasAnswered: Bool = false
  ) -> ClientError {
    var error = ClientError(
      kind, method: request.method, url: shownURL, status: status, attempts: attempts ?? attempt)
    error.wasAnswered = wasAnswered
    return error
  }

  /// Creates an error of this request and its response. After a redirect, it names the last request.
  func failure(_ kind: ClientError.Kind, _ reply: Reply) -> ClientError {
    var error = failure(kind, status: reply.response.status, attempts: reply.attempts)
    if let (method, url) = reply.redirected { (error.method, error.url) = (method, url) }
    return error
  }
}

extension Exchange.ID {
  private static let last = Locked<UInt64>(0)

  /// Returns an identifier that is unique in the process.
  public static func next() -> Exchange.ID {
    Exchange.ID(
      number: last.withLock { number in
        number += 1
        return number
      })
  }
}
