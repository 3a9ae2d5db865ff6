#if Client
public import JSONCore
public import JSONMapping

/// The body of a request, written when the request is sent.
public struct RequestBody: Sendable {
  /// What the field `Content-Type` says.
  public let contentType: String
  let write: @Sendable () throws(JSONError) -> [UInt8]

  /// A model, written by a mapper.
  public static func json<Body: Sendable>(_ body: Body, with encoding: any Encoding<Body>) -> RequestBody {
    RequestBody(contentType: "application/json") { () throws(JSONError) in try encoding.encode(body) }
  }

  /// Names and values, as the form of a web page sends them.
  public static func form(_ parameters: QueryParameters) -> RequestBody {
    // What looks like a space in a form is a plus sign or `%20`; the latter is right in a query too.
    RequestBody(contentType: "application/x-www-form-urlencoded") { Array(parameters.encoded.utf8) }
  }

  /// Bytes as they are.
  public static func bytes(_ bytes: [UInt8], contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { bytes }
  }
}

extension RequestBody: ShownByDescription {
  /// The type of its content.
  public var description: String { "a body of the type \(contentType)" }
}
#endif
