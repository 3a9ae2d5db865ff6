public import JSONCore
public import JSONMapping

/// The body of a request, encoded when the request is sent.
///
/// A media type with a control character is an error, `invalidRequest`.
public struct RequestBody: Sendable {
  /// The value of the header field `Content-Type`.
  public let contentType: String
  /// The media types of the parts of a form.
  var partTypes: [String] = []
  /// The progress of a streamed body.
  private(set) var progress: ByteProgress?
  let content: @Sendable () throws(JSONError) -> Content

  /// The body of one request.
  enum Content: Sendable {
    case bytes([UInt8])
    case streamed(StreamedBody)
  }

  /// The reason why the body can't be sent; `nil` if it can be. A line end in a media type would begin
  /// another header field.
  var problem: String? {
    func hasControl(_ type: String) -> Bool {
      type.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") || $0 == 0x7F }
    }
    return hasControl(contentType) || partTypes.contains(where: hasControl)
      ? "a media type of the body has a control character" : nil
  }

  init(contentType: String, write: @escaping @Sendable () throws(JSONError) -> [UInt8]) {
    self.contentType = contentType
    content = { () throws(JSONError) in .bytes(try write()) }
  }

  private init(_ contentType: String, content: @escaping @Sendable () throws(JSONError) -> Content) {
    self.contentType = contentType
    self.content = content
  }

  /// A body that is read while it is sent. The function returns it for one request.
  static func streamed(
    _ contentType: String, _ progress: ByteProgress?,
    _ stream: @escaping @Sendable () throws(JSONError) -> StreamedBody
  ) -> RequestBody {
    var body = RequestBody(contentType) { () throws(JSONError) -> Content in
      .streamed(try stream().reporting(to: progress))
    }
    body.progress = progress
    return body
  }

  /// A model, encoded by a mapper.
  public static func json<Body: Sendable>(_ body: Body, with encoding: any Encoding<Body>) -> RequestBody {
    RequestBody(contentType: "application/json") { () throws(JSONError) in try encoding.encode(body) }
  }

  /// Names and values, encoded as an HTML form.
  public static func form(_ parameters: QueryParameters) -> RequestBody {
    // A form may encode a space as a plus sign or as `%20`; the latter is valid in a query too.
    RequestBody(contentType: "application/x-www-form-urlencoded") { () throws(JSONError) in
      if let problem = parameters.problem { throw problem }
      return Array(parameters.encoded.utf8)
    }
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
