public import HTTPTypes
public import JSONCore
public import JSONMapping

/// The response to a target, before decoding.
public struct TargetReply: Sendable {
  /// The status and header fields.
  public let response: HTTPResponse
  /// The body.
  public let body: [UInt8]
  let failure: @Sendable (JSONError) -> ClientError

  /// The status code.
  public var statusCode: Int { response.status.code }

  /// Decodes the body by a mapper of any strategy.
  ///
  /// - Throws: ``ClientError`` of the kind `decoding`, with the request of this response.
  public func decoded<Model>(as decoding: any Decoding<Model>) throws(ClientError) -> Model {
    do { return try decoding.decode(body) } catch { throw failure(error) }
  }
}

extension TargetReply: ShownByDescription {
  /// The status and the size of the body. Header fields and body are omitted, since they may hold secrets.
  public var description: String { "status \(response.status.code), \(body.count) bytes" }
}
