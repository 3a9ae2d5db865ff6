public import HTTPTypes
public import JSONCore

/// An event of a request. Its description contains no secrets.
public struct RequestEvent: Sendable {
  /// The kind of event.
  public enum Kind: Sendable {
    /// The request started.
    case started
    /// The request is about to be sent, for the first time or again.
    case sending(attempt: Int)
    /// The status and header fields of a response arrived.
    case received(HTTPResponse.Status)
    /// The request will be sent again after a delay.
    case retrying(after: Duration, because: String)
    /// The client follows a redirect.
    case redirected(to: String)
    /// A renewal of the credential started.
    case refreshing
    /// The response was served from the cache.
    case servedFromCache(Reply.Source)
    /// The request succeeded.
    case succeeded(RequestMetrics)
    /// The request failed.
    case failed(ClientError, RequestMetrics)
  }

  /// The kind of event.
  public let kind: Kind
  /// The request at the time of the event.
  public let exchange: Exchange

  /// Creates an event.
  public init(_ kind: Kind, _ exchange: Exchange) {
    self.kind = kind
    self.exchange = exchange
  }
}

extension RequestEvent: ShownByDescription {
  /// The event in one line, such as
  /// `#7 GET https://api.example.com/todos/1: retrying in 0.5 seconds (status 503)`.
  public var description: String {
    let head = "\(exchange.id) \(exchange.request.method) \(exchange.shownURL)"
    switch kind {
    case .started: return "\(head): started"
    case .sending(let attempt): return "\(head): attempt \(attempt)"
    case .received(let status): return "\(head): \(status.code)"
    case .retrying(let delay, let reason): return "\(head): retrying in \(delay) (\(reason))"
    case .redirected(let url): return "\(head): redirected to \(url)"
    case .refreshing: return "\(head): renewing the credential"
    case .servedFromCache(let source):
      return "\(head): served from cache\(source == .notModified ? " (revalidated)" : "")"
    case .succeeded(let metrics): return "\(head): succeeded, \(metrics)"
    case .failed(let error, let metrics): return "\(head): failed, \(metrics): \(error.reason)"
    }
  }
}
