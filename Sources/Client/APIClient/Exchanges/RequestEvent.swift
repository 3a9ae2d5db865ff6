#if Client
public import HTTPTypes
public import JSONCore

/// What happens to a request on its way. Its texts hold no secret.
public struct RequestEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// The request set out.
    case started
    /// It is about to be sent, for the first time or again.
    case sending(attempt: Int)
    /// The head of a reply came.
    case received(HTTPResponse.Status)
    /// It will be sent again after a delay.
    case retrying(after: Duration, because: String)
    /// A redirect is followed.
    case redirected(to: String)
    /// A new credential was asked for.
    case refreshing
    /// The bytes kept from before answer it.
    case servedFromKept(Reply.Source)
    /// It has its result.
    case succeeded(RequestMetrics)
    /// It has none.
    case failed(ClientError, RequestMetrics)
  }

  /// What happened.
  public let kind: Kind
  /// The request, as it was at that moment.
  public let exchange: Exchange

  /// Creates an event.
  public init(_ kind: Kind, _ exchange: Exchange) {
    self.kind = kind
    self.exchange = exchange
  }

  /// Whether nothing more happens to the request.
  public var isLast: Bool {
    switch kind {
    case .succeeded, .failed: true
    default: false
    }
  }
}

extension RequestEvent: ShownByDescription {
  /// The event in one line, such as `#7 GET https://api.example.com/todos/1: sent again after 0.5 seconds`.
  public var description: String {
    let head = "\(exchange.id) \(exchange.request.method) \(exchange.shownURL)"
    switch kind {
    case .started: return "\(head): started"
    case .sending(let attempt): return "\(head): attempt \(attempt)"
    case .received(let status): return "\(head): \(status.code)"
    case .retrying(let delay, let reason): return "\(head): again after \(delay) because of \(reason)"
    case .redirected(let url): return "\(head): redirected to \(url)"
    case .refreshing: return "\(head): asks for a new credential"
    case .servedFromKept(let source):
      return "\(head): answered by what was kept\(source == .notModified ? ", which is still right" : "")"
    case .succeeded(let metrics): return "\(head): succeeded, \(metrics)"
    case .failed(let error, let metrics): return "\(head): failed, \(metrics): \(error.reason)"
    }
  }
}
#endif
