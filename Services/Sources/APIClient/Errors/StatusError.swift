public import HTTPTypes
public import JSONCore
public import JSONMapping

/// A response with a status or media type that the endpoint doesn't accept, with the beginning of its body.
public struct StatusError: Error, Sendable {
  /// The status and header fields of the response.
  public let response: HTTPResponse
  /// The body, or its first bytes: at most ``ClientOptions/errorBodyLimit``.
  public let body: [UInt8]
  /// Whether ``body`` is only the beginning.
  public let isTruncated: Bool

  /// The media type that the endpoint doesn't accept, such as `text/html`; `nil` if the status is the reason.
  public let rejectedContentType: String?
  /// The media types that the endpoint accepts; empty if they aren't its choice.
  var acceptedContentTypes: [String] = []
  /// Another reason why the response isn't accepted: why the redirect couldn't be followed, or that there is
  /// no media type.
  var problem: String?

  /// Creates an error.
  public init(
    response: HTTPResponse, body: [UInt8], isTruncated: Bool = false, rejectedContentType: String? = nil
  ) {
    self.response = response
    self.body = body
    self.isTruncated = isTruncated
    self.rejectedContentType = rejectedContentType
  }

  /// The status, such as 404.
  public var status: HTTPResponse.Status { response.status }

  /// Decodes the body as the service's own description of the error.
  ///
  ///     if case .status(let error) = failure.kind { let problem = try error.decoded(as: problems) }
  ///
  /// - Throws: The codes of parsing and decoding; `unexpected-end` if the body was longer than
  ///   ``ClientOptions/errorBodyLimit``.
  public func decoded<Model>(as decoding: any Decoding<Model>) throws(JSONError) -> Model {
    try decoding.decode(body)
  }
}

extension StatusError: DescribedError, ShownByDescription {
  /// The status with its reason phrase, or the media type. The body is omitted, since it may hold secrets.
  public var description: String {
    if rejectedContentType != nil { return explanation }
    if let problem { return "status \(status.code), \(problem)" }
    let reason = status.reasonPhrase
    return reason.isEmpty ? "status \(status.code)" : "status \(status.code) \(reason)"
  }

  /// The explanation for a line that already contains the code of the status.
  var explanation: String {
    if let rejectedContentType {
      let others = response.contentTypes.filter { $0 != rejectedContentType }
      let accepted = acceptedContentTypes.joined(separator: ", ")
      let misfit = accepted.isEmpty ? "accepted" : "one of the endpoint's acceptedContentTypes (\(accepted))"
      let text = "content type \(rejectedContentType) is not \(misfit)"
      if others.isEmpty { return text }
      let shown = others.count > 2 ? "\(others.count) others" : others.joined(separator: " and ")
      return "\(text); the response also contains \(shown)"
    }
    return problem ?? status.name ?? "the endpoint doesn't accept this status"
  }
}
