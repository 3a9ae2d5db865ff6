public import HTTPTypes
public import JSONCore

/// The response of a service: status and header fields, and a body that may still be arriving.
public struct Reply: Sendable {
  /// The origin of the bytes of a response.
  public enum Source: Sendable, Hashable {
    /// The service sent them.
    case network
    /// They were cached, and the service confirmed them with a 304.
    case notModified
    /// They were cached; no request was sent.
    case cache
    /// They are a sample; no request was sent.
    case stub
  }

  /// The status and header fields.
  public var response: HTTPResponse
  /// The body.
  public var body: ReplyBody
  /// The number of times the request was sent.
  public var attempts = 1
  /// The origin of the bytes.
  public var source: Source
  /// Whether the response is from another origin after a redirect, which received no credential.
  public internal(set) var isOfOtherOrigin = false
  /// The last request of a chain of redirects, without secrets; `nil` if there was none.
  var redirected: (method: HTTPRequest.Method, url: String)?

  /// Creates a response.
  public init(_ response: HTTPResponse, body: ReplyBody, source: Source = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// Creates a response with a complete body.
  public init(_ response: HTTPResponse, body: [UInt8] = [], source: Source = .network) {
    self.init(response, body: ReplyBody(body), source: source)
  }
}

extension Reply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are omitted, since they may hold secrets.
  public var description: String { "status \(response.status.code), \(body)" }
}

/// Sends requests over a network, or simulates doing so. A transport follows no redirects, stores nothing and
/// handles no credentials; ``Client`` does all of that.
public protocol Transport: Sendable {
  /// Sends a request once, and returns when the status and header fields of the response have arrived. The
  /// body may follow.
  ///
  /// A status such as 404 is a response, and so is a redirect. When the task is cancelled, the transport ends
  /// immediately and closes the connection.
  ///
  /// - Throws: ``TransportError`` if there is no response.
  func send(_ exchange: Exchange) async throws(TransportError) -> Reply
}
