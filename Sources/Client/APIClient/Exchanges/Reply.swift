#if Client
public import HTTPTypes
public import JSONCore

/// What a service answered: a head, and a body that may still be on its way.
public struct Reply: Sendable {
  /// Where the bytes of a reply come from.
  public enum Source: Sendable, Hashable {
    /// The service sent them.
    case network
    /// The service said that those kept from before are still right (304).
    case notModified
    /// They were kept from before, and the service was not asked.
    case kept
    /// They are a sample, and no service was asked.
    case stub
  }

  /// Status and header fields.
  public var response: HTTPResponse
  /// The body.
  public var body: ReplyBody
  /// How often the request was sent until this reply came.
  public var attempts = 1
  /// Where the bytes come from.
  public var source: Source
  /// Whether a redirect has led to another origin, which was sent no credential.
  var isOfOtherOrigin = false

  /// Creates a reply.
  public init(_ response: HTTPResponse, body: ReplyBody, source: Source = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// Creates a reply whose body is there already.
  public init(_ response: HTTPResponse, body: [UInt8] = [], source: Source = .network) {
    self.init(response, body: ReplyBody(body), source: source)
  }
}

extension Reply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are left out: they may hold secrets.
  public var description: String { "status \(response.status.code), \(body)" }
}
#endif
