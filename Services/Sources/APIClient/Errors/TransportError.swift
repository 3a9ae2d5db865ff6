public import JSONMapping

/// An error of the network, of the server's bytes, or a limit of the transport: the response is missing or
/// incomplete.
///
/// A status such as 404 isn't a transport error, because there is a response; see ``StatusError``.
public struct TransportError: Error, Sendable, Hashable {
  /// The kind of failure.
  public enum Kind: Sendable, Hashable {
    /// The name of the host couldn't be resolved.
    case hostNotFound
    /// No connection could be made: it was refused, or there is no network.
    case notConnected
    /// The connection ended before the response did.
    case connectionLost
    /// The event of the associated value didn't occur in time.
    case timedOut(Waiting)
    /// The body is shorter than announced.
    case truncated
    /// The bytes aren't a valid HTTP response, or have an invalid content coding.
    case malformed
    /// The response has more header fields, or longer ones, than the transport accepts.
    case headTooLarge
    /// The certificate of the server is not trusted, or TLS failed.
    case untrusted
    /// There were more redirects than the limit.
    case tooManyRedirects(limit: Int)
    /// A redirect led to HTTP, or to a URL that this client doesn't send requests to. A redirect without a
    /// valid URL isn't an error of the transport: it is returned as the response.
    case forbiddenRedirect
    /// More of the body arrived than was read, and the buffer of the transport is full.
    case consumerTooSlow
    /// The stub transport has no response for the request. See ``StubTransport``.
    case unscripted
    /// The request was cancelled.
    case cancelled
    /// Another failure, which ``TransportError/reason`` describes.
    case other
  }

  /// The event that didn't occur in time.
  public enum Waiting: Sendable, Hashable {
    /// A connection, on platforms that report connections. `URLSession` doesn't: it reports ``idle`` for
    /// both, unless the system gives up earlier.
    case connection
    /// The next byte of the response.
    case idle
  }

  /// The kind of failure.
  public var kind: Kind
  /// The platform's message. If a renewal of the credential failed, it begins with the request that renews
  /// it. It contains no header fields and no query.
  public var reason: String?

  /// Creates an error.
  public init(_ kind: Kind, reason: String? = nil) {
    self.kind = kind
    self.reason = reason
  }
}

extension TransportError: DescribedError {
  /// The error without its reason, which the system or a library has written for logs.
  public var errorDescription: String? { kind.text }

  /// The error in one line.
  public var description: String {
    guard let reason else { return kind.text }
    return kind == .other ? reason : "\(kind.text) (\(reason))"
  }
}

extension TransportError.Kind {
  /// Whether the network is the cause, rather than the bytes that were sent or received.
  var isAbsence: Bool {
    switch self {
    case .hostNotFound, .notConnected, .connectionLost, .timedOut, .truncated: true
    default: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .hostNotFound: "the host was not found"
    case .notConnected: "the server could not be reached"
    case .connectionLost: "the connection was lost"
    case .timedOut(.connection): "no connection within the time allowed"
    case .timedOut(.idle): "the server was silent for longer than allowed"
    case .truncated: "the body ended before its announced length"
    case .malformed: "invalid HTTP response"
    case .headTooLarge: "response header fields too large"
    case .untrusted: "no trusted TLS connection"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .forbiddenRedirect: "redirect target not allowed"
    case .consumerTooSlow: "response buffer overflowed: body not read in time"
    case .unscripted: "no stubbed response for this request"
    case .cancelled: "cancelled"
    case .other: "the transport failed"
    }
  }
}
