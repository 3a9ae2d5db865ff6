#if Client
public import HTTPTypes
public import JSONCore

/// Why a request has no result: what failed, for which request, after how many attempts.
///
/// It is a structure with a kind, so that it can grow. Texts, mirrors and descriptions hold no secret: neither
/// header fields nor bodies are shown, and in the URL the values of secret-looking names are hidden.
public struct ClientError: Error, Sendable {
  /// What failed.
  public enum Kind: Sendable {
    /// The request can't be sent as it was made; the text says why.
    case invalidRequest(String)
    /// There is no reply, or only a part of one.
    case transport(TransportError)
    /// The reply has a status or a type of content that the endpoint doesn't accept.
    case status(StatusError)
    /// The body is not what the mapper expects.
    case decoding(JSONError)
    /// The model can't be written as JSON.
    case encoding(JSONError)
    /// The body has more bytes than the endpoint allows; unpacked bytes count.
    case bodyTooLarge(limit: Int)
    /// There is no credential that the service accepts; the text says why.
    case unauthenticated(String)
    /// The time allowed for the whole request is over.
    case deadline
    /// The task was cancelled.
    case cancelled
  }

  private struct Content: Sendable {
    var kind: Kind
    var method: HTTPRequest.Method
    var url: String
    var status: HTTPResponse.Status?
    var attempts: Int
    var wasAnswered = false
  }

  /// An array of one, as a box: every function on a request's way keeps room for the error that it may throw.
  private var contents: [Content]

  /// What failed.
  public var kind: Kind {
    get { contents[0].kind }
    set { contents[0].kind = newValue }
  }

  /// The method of the request.
  public var method: HTTPRequest.Method {
    get { contents[0].method }
    set { contents[0].method = newValue }
  }

  /// The URL of the request. Values of secret-looking names are hidden, and so are path values that were
  /// marked as secret.
  public var url: String {
    get { contents[0].url }
    set { contents[0].url = newValue }
  }

  /// The status of the reply, if there was one.
  public var status: HTTPResponse.Status? {
    get { contents[0].status }
    set { contents[0].status = newValue }
  }

  /// How often the request was sent.
  public var attempts: Int {
    get { contents[0].attempts }
    set { contents[0].attempts = newValue }
  }

  /// Whether the service has answered this attempt or an earlier one with a status that is no success.
  var wasAnswered: Bool {
    get { contents[0].wasAnswered || status.map { $0.kind != .successful } ?? false }
    set { contents[0].wasAnswered = newValue }
  }

  /// Creates an error.
  public init(
    _ kind: Kind, method: HTTPRequest.Method, url: String, status: HTTPResponse.Status? = nil,
    attempts: Int = 0
  ) {
    contents = [Content(kind: kind, method: method, url: url, status: status, attempts: attempts)]
  }
}

/// The name that article *004* has for it: what went wrong behind a service, with a reason.
public typealias BackendError = ClientError

extension ClientError {
  /// The error of decoding the reply, with path, line and column.
  public var decodingError: JSONError? { if case .decoding(let error) = kind { error } else { nil } }

  /// The error of the transport.
  public var transportError: TransportError? { if case .transport(let error) = kind { error } else { nil } }

  /// The error of the status, with the body of the reply.
  public var statusError: StatusError? { if case .status(let error) = kind { error } else { nil } }

  /// Whether the service could not be asked, so that a stored answer may serve instead: there was no connection, it
  /// was lost, or nothing came in time. A status is an answer, and so is a body that doesn't fit, a server that is not
  /// trusted, or bytes that are no HTTP. After an answer such as 503 to an earlier attempt, it is `false` too.
  public var isOffline: Bool {
    switch kind {
    case .transport(let error): error.kind.isAbsence && !wasAnswered
    case .deadline: !wasAnswered
    default: false
    }
  }

  /// Whether the task was cancelled.
  public var isCancelled: Bool {
    switch kind {
    case .cancelled: true
    case .transport(let error): error.kind == .cancelled
    default: false
    }
  }

  /// What went wrong, without the request that it happened to.
  public var reason: String {
    switch kind {
    case .invalidRequest(let reason): "invalid request: \(reason)"
    case .transport(let error): error.description
    case .status(let error): error.description
    case .decoding(let error): error.description
    case .encoding(let error): "the body can't be written: \(error)"
    case .bodyTooLarge(let limit): "the body has more than \(limit) bytes"
    case .unauthenticated(let reason): "not authenticated: \(reason)"
    case .deadline: "the time allowed is over"
    case .cancelled: "cancelled"
    }
  }
}

extension ClientError: ShownByDescription {
  /// The request, the status and what went wrong, in one line.
  ///
  /// ```text
  /// GET https://api.example.com/todos/1 → 200: $: missing key "title" required by Todo (String)
  /// (line 1, column 1) [missing-key]
  /// ```
  public var description: String {
    var head = "\(method) \(url)"
    if let status { head += " → \(status.code)" }
    if attempts > 1 { head += " (\(attempts) attempts)" }
    // The code is there already.
    if status != nil, case .status(let error) = kind { return "\(head): \(error.explanation)" }
    return "\(head): \(reason)"
  }

  /// What ``description`` shows.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "method": method.rawValue, "url": url, "status": status?.code as Any, "attempts": attempts,
        "reason": reason,
      ])
  }
}
#endif
