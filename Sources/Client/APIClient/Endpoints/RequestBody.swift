#if Client
public import JSONCore
public import JSONMapping

/// The body of a request, encoded when the request is sent.
public struct RequestBody: Sendable {
  /// The value of the header field `Content-Type`.
  public let contentType: String
  let write: @Sendable () throws(JSONError) -> [UInt8]

  /// A model, encoded by a mapper.
  public static func json<Body: Sendable>(_ body: Body, with encoding: any Encoding<Body>) -> RequestBody {
    RequestBody(contentType: "application/json") { () throws(JSONError) in try encoding.encode(body) }
  }

  /// Names and values, encoded as an HTML form.
  public static func form(_ parameters: QueryParameters) -> RequestBody {
    // A form may encode a space as a plus sign or as `%20`; the latter is valid in a query too.
    RequestBody(contentType: "application/x-www-form-urlencoded") { Array(parameters.encoded.utf8) }
  }

  /// Raw bytes.
  public static func bytes(_ bytes: [UInt8], contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { bytes }
  }
}

extension RequestBody: ShownByDescription {
  /// The media type of the body.
  public var description: String { "a body of the type \(contentType)" }
}
#endif
