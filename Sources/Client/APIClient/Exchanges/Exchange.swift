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

  private struct Content: Sendable {
    var request: HTTPRequest
    var body: [UInt8]?
    var attempt = 1
    var credentialFields: Set<HTTPField.Name> = []
    var account: String?
    var conditions: [Conditions]
  }

  /// What is said of a request when it is made, and rarely changed on its way; an array of one holds it.
  private struct Conditions: Sendable {
    let id: ID
    var idleTimeout: Duration?
    var idempotency = Idempotency.byMethod
    var isStreamed = false
    var sample: SampleReply?
    var shownPath: ShownPath?
    var acceptance: Acceptance?
    /// Weakly: a monitor may store events, which hold exchanges.
    weak var monitors: Monitors?
  }

  /// An array of one, as a box that is copied only when it is written to: an exchange is handed on often, and rarely
  /// changed.
  private var contents: [Content]

  /// Creates an exchange.
  public init(
    _ method: HTTPRequest.Method, _ url: HTTPURL, headerFields: HTTPFields = [:], body: [UInt8]? = nil,
    id: ID = .next()
  ) {
    let request = HTTPRequest(
      method: method, scheme: url.scheme, authority: url.authority, path: url.path, headerFields: headerFields
    )
    contents = [
      Content(request: request, body: body, conditions: [Conditions(id: id, shownPath: url.shownPath)])
    ]
  }

  /// Names the request.
  public var id: ID { contents[0].conditions[0].id }

  /// Method, address and header fields. An address that is none is refused before anything is sent.
  public var request: HTTPRequest {
    // A copy would retain each of its parts.
    _read { yield contents[0].request }
    _modify { yield &contents[0].request }
  }

  /// The body, if there is one.
  public var body: [UInt8]? {
    get { contents[0].body }
    set { contents[0].body = newValue }
  }

  /// How often it has been sent, this time included.
  public var attempt: Int {
    get { contents[0].attempt }
    set { contents[0].attempt = newValue }
  }

  /// How long the transport may hear nothing.
  public var idleTimeout: Duration? {
    get { contents[0].conditions[0].idleTimeout }
    set { contents[0].conditions[0].idleTimeout = newValue }
  }

  /// Whether it may be sent again.
  public var idempotency: Idempotency {
    get { contents[0].conditions[0].idempotency }
    set { contents[0].conditions[0].idempotency = newValue }
  }

  /// Header fields that a credential has set. They are never shown, and a redirect takes them to no other origin.
  public var credentialFields: Set<HTTPField.Name> {
    get { contents[0].credentialFields }
    set { contents[0].credentialFields = newValue }
  }

  /// Whose credential the request carries; what is kept of replies is kept apart by it.
  public var account: String? {
    get { contents[0].account }
    set { contents[0].account = newValue }
  }

  /// Whether the caller reads the body in chunks, so that it may be of any length.
  public var isStreamed: Bool {
    get { contents[0].conditions[0].isStreamed }
    set { contents[0].conditions[0].isStreamed = newValue }
  }

  /// The reply that a stub gives without a network.
  public var sample: SampleReply? {
    get { contents[0].conditions[0].sample }
    set { contents[0].conditions[0].sample = newValue }
  }

  /// How the path is shown where values in it were marked as secret.
  var shownPath: ShownPath? {
    get { contents[0].conditions[0].shownPath }
    set { contents[0].conditions[0].shownPath = newValue }
  }

  /// Which replies are no errors; `nil` where the caller doesn't say.
  var acceptance: Acceptance? {
    get { contents[0].conditions[0].acceptance }
    set { contents[0].conditions[0].acceptance = newValue }
  }

  /// What is told of each event; `nil` without monitors, and when the client is gone.
  var monitors: Monitors? {
    get { contents[0].conditions[0].monitors }
    set { contents[0].conditions[0].monitors = newValue }
  }

  /// Whether it may be sent again after no answer came.
  public var isIdempotent: Bool {
    switch idempotency {
    case .byMethod: [.get, .head, .put, .delete, .options, .trace].contains(request.method)
    case .idempotent, .key: true
    case .never: false
    }
  }

  /// Sets header fields, in their order, in the place of those with the same names.
  mutating func replace(_ fields: HTTPFields) { request.headerFields.replace(with: fields) }

  /// An error of this request.
  public func error(_ kind: ClientError.Kind, status: HTTPResponse.Status? = nil) -> ClientError {
    ClientError(kind, method: request.method, url: shownURL, status: status, attempts: attempt)
  }
}
#endif
