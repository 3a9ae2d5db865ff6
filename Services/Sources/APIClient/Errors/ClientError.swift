public import HTTPTypes
public import JSONCore
public import JSONMapping
public import JSONStreaming

/// The error of a request: what failed, for which request, and after how many attempts.
///
/// Descriptions and mirrors contain no secrets: header fields and bodies are not shown, and the URL hides
/// values whose names look like secrets.
public struct ClientError: Error, Sendable {
  /// What failed.
  public enum Kind: Sendable {
    /// The request can't be sent as given, for the reason in the associated value.
    case invalidRequest(String)
    /// There is no response, or only part of one.
    case transport(TransportError)
    /// The response has a status or a media type that the endpoint doesn't accept.
    case status(StatusError)
    /// The mapper can't decode the body.
    case decoding(JSONError)
    /// The body or a parameter of the query can't be encoded.
    case encoding(JSONError)
    /// The decompressed body has more bytes than the endpoint allows.
    case bodyTooLarge(limit: Int)
    /// A downloaded body can't be stored in its file.
    case file(FileError)
    /// There is no credential that the service accepts, for the reason in the associated value.
    case unauthenticated(String)
    /// The time allowed for the whole request has passed.
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
    var event: (id: String, type: String)?
  }

  /// Boxed, because every function that may throw the error reserves space for it.
  private var box: Box<Content>

  /// What failed.
  public var kind: Kind {
    get { box.value.kind }
    set { Box.unique(&box).value.kind = newValue }
  }

  /// The method of the request, which a redirect may change.
  public var method: HTTPRequest.Method {
    get { box.value.method }
    set { Box.unique(&box).value.method = newValue }
  }

  /// The URL of the request, or of the renewal of its credential if that failed; after redirects, the URL of the
  /// response or failure that the error is about.
  /// Values whose names look like secrets and path values marked as secret are hidden.
  public var url: String {
    get { box.value.url }
    set { Box.unique(&box).value.url = newValue }
  }

  /// The status of the response, if there was one.
  public var status: HTTPResponse.Status? {
    get { box.value.status }
    set { Box.unique(&box).value.status = newValue }
  }

  /// The number of times the request was sent.
  public var attempts: Int {
    get { box.value.attempts }
    set { Box.unique(&box).value.attempts = newValue }
  }

  /// The id and the type of the event that doesn't decode, if the response is a stream of events.
  public internal(set) var event: (id: String, type: String)? {
    get { box.value.event }
    set { Box.unique(&box).value.event = newValue }
  }

  /// Whether the service responded to this or an earlier attempt with a status other than success.
  var wasAnswered: Bool {
    get { box.value.wasAnswered || status.map { $0.kind != .successful } ?? false }
    set { Box.unique(&box).value.wasAnswered = newValue }
  }

  /// Creates an error.
  public init(
    _ kind: Kind, method: HTTPRequest.Method, url: String, status: HTTPResponse.Status? = nil,
    attempts: Int = 0
  ) {
    box = Box(Content(kind: kind, method: method, url: url, status: status, attempts: attempts))
  }
}

/// The error of a service under its name in "Strongly-Typed GET and POST Calls With Alamofire".
public typealias BackendError = ClientError

extension ClientError {
  /// The error of decoding the response, with path, line and column.
  public var decodingError: JSONError? { if case .decoding(let error) = kind { error } else { nil } }

  /// The error of the transport.
  public var transportError: TransportError? { if case .transport(let error) = kind { error } else { nil } }

  /// The error of the status, with the body of the response.
  public var statusError: StatusError? { if case .status(let error) = kind { error } else { nil } }

  /// Whether the service couldn't be reached, so that a stored value may be used instead: there was no
  /// connection, it was lost, or no response arrived in time. It is `false` if the service responded: with a
  /// status other than success (also to an earlier attempt), with a body that doesn't decode, with bytes that
  /// aren't HTTP, or with a certificate that isn't trusted.
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

  /// The reason, without the request.
  public var reason: String {
    switch kind {
    case .invalidRequest(let reason): "invalid request: \(reason)"
    case .transport(let error): error.description
    case .status(let error): error.description
    case .decoding(let error): error.description
    case .encoding(let error): "the request can't be encoded: \(error)"
    case .bodyTooLarge(let limit): "the body has more than \(limit) bytes"
    case .file(let error): error.description
    case .unauthenticated(let reason): "not authenticated: \(reason)"
    case .deadline: "timed out"
    case .cancelled: "cancelled"
    }
  }
}

extension TransportError {
  /// The kind of the error that the client throws for this one. In a cancelled task, `cancelled` takes
  /// precedence.
  var clientKind: ClientError.Kind {
    Task.isCancelled || kind == .cancelled ? .cancelled : .transport(self)
  }
}

extension ClientError: DescribedError {
  /// The ``reason``, without what the system or a library has written for logs.
  public var errorDescription: String? {
    if case .transport(let error) = kind { error.errorDescription } else { reason }
  }
}

extension ClientError: ShownByDescription {
  /// The request, the status and the reason, in one line.
  ///
  /// ```text
  /// GET https://api.example.com/todos/1 → 200: $: missing key "title" required by Todo (String)
  /// (line 1, column 1) [missing-key]
  /// ```
  public var description: String {
    var head = "\(method) \(url)"
    if let status { head += " → \(status.code)" }
    // The id isn't shown, since it may be a secret.
    if let event { head += ", event \(shownName(event.type))" }
    if attempts > 1 { head += " (\(attempts) attempts)" }
    // The line already contains the code of the status.
    if status != nil, case .status(let error) = kind { return "\(head): \(error.explanation)" }
    return "\(head): \(reason)"
  }
}
