public import HTTPTypes
public import JSONCore

/// A sample response of a service, for previews, tests and work without a network.
public struct SampleReply: Sendable {
  /// The status and header fields.
  public var response: HTTPResponse
  /// The body.
  public var body: [UInt8]

  /// Creates a sample.
  public init(
    _ body: [UInt8], status: HTTPResponse.Status = .ok,
    headerFields: HTTPFields = [.contentType: "application/json"]
  ) {
    self.body = body
    response = HTTPResponse(status: status, headerFields: headerFields)
  }

  /// Creates a sample from a string.
  public init(
    _ text: String, status: HTTPResponse.Status = .ok,
    headerFields: HTTPFields = [.contentType: "application/json"]
  ) {
    self.init(Array(text.utf8), status: status, headerFields: headerFields)
  }

  /// The sample as a response.
  public var reply: Reply { Reply(response, body: body, source: .stub) }
}

extension SampleReply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are omitted, since they may hold secrets.
  public var description: String { "status \(response.status.code), \(body.count) bytes" }
}
