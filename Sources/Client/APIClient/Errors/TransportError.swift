#if Client
/// Why no reply came, or not all of it: the network, the server's bytes, or a limit of the transport.
///
/// A status such as 404 is no transport error: there was a reply; see ``StatusError``.
public struct TransportError: Error, Sendable, Hashable {
  /// What went wrong.
  public enum Kind: Sendable, Hashable {
    /// The host has no address.
    case hostNotFound
    /// No connection could be made: it was refused, or there is no network.
    case notConnected
    /// The connection ended before the reply did.
    case connectionLost
    /// Nothing was heard for too long.
    case timedOut(Waiting)
    /// The body is shorter than its head said.
    case truncated
    /// The bytes are no HTTP reply, or no valid content coding.
    case malformed
    /// The head of the reply has more header fields, or more bytes, than the transport takes.
    case headTooLarge
    /// The certificate of the server is not trusted, or TLS failed.
    case untrusted
    /// There were more redirects than the limit.
    case tooManyRedirects(limit: Int)
    /// A redirect led to HTTP, or to a URL that this client sends nothing to. One that names no URL at all is a reply
    /// with its status.
    case forbiddenRedirect
    /// More of the body arrived than was taken out, and the transport holds no more.
    case consumerTooSlow
    /// The stub transport has no reply for the request. See ``StubTransport``.
    case unscripted
    /// The request was cancelled.
    case cancelled
    /// Something else, which ``TransportError/reason`` describes.
    case other
  }

  /// What was waited for in vain.
  public enum Waiting: Sendable, Hashable {
    /// A connection, where the platform can tell that from silence. `URLSession` can't: with it, ``idle`` stands for
    /// both, unless the system gives up before.
    case connection
    /// The next byte of the reply.
    case idle
  }

  /// What went wrong.
  public var kind: Kind
  /// What the platform says about it, in its own words, and the request for a new credential if that is what failed; it
  /// names no header field and no query.
  public var reason: String?

  /// Creates an error.
  public init(_ kind: Kind, reason: String? = nil) {
    self.kind = kind
    self.reason = reason
  }
}

extension TransportError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    guard let reason else { return kind.text }
    return kind == .other ? reason : "\(kind.text) (\(reason))"
  }
}

extension TransportError.Kind {
  /// Whether the network failed, and nothing that was sent or received.
  var isAbsence: Bool {
    switch self {
    case .hostNotFound, .notConnected, .connectionLost, .timedOut, .truncated: true
    case .malformed, .headTooLarge, .untrusted, .tooManyRedirects, .forbiddenRedirect, .consumerTooSlow,
      .unscripted,
      .cancelled,
      .other:
      false
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
    case .malformed: "the bytes are no valid HTTP reply"
    case .headTooLarge: "the head of the reply is too large"
    case .untrusted: "the server is not trusted"
    case .tooManyRedirects(let limit): "more than \(limit) redirects"
    case .forbiddenRedirect: "a redirect led to a place that may not be followed"
    case .consumerTooSlow: "the body arrived faster than it was taken"
    case .unscripted: "the stub has no reply for this request"
    case .cancelled: "cancelled"
    case .other: "the transport failed"
    }
  }
}
#endif
