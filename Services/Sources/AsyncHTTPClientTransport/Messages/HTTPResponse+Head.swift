#if AsyncHTTPClient
internal import APIClient
internal import HTTPTypes
internal import NIOHTTP1

extension HTTPResponse {
  /// Converts the head of a response.
  ///
  /// - Throws: `headTooLarge` if it has more bytes than the limit, and `malformed` for a status without three
  ///   digits.
  init(_ head: HTTPResponseHead, byteLimit: Int) throws(TransportError) {
    guard (100...999).contains(head.status.code) else {
      throw TransportError(.malformed, reason: "the status isn't a number of three digits")
    }
    var fields = HTTPFields()
    fields.reserveCapacity(head.headers.count)
    var byteCount = 0
    for (name, value) in head.headers {
      // SwiftNIO adds it to responses over HTTP/2, which don't have it.
      if head.version.major >= 2, name.lowercased() == "transfer-encoding" { continue }
      byteCount += name.utf8.count + value.utf8.count
      if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
    }
    guard byteCount <= byteLimit else {
      throw TransportError(
        .headTooLarge, reason: "its header fields have \(byteCount) bytes; the limit is \(byteLimit)")
    }
    self.init(status: Status(code: Int(head.status.code)), headerFields: fields)
  }

  /// Whether a response to a request of this method has a body.
  func hasBody(_ method: HTTPRequest.Method) -> Bool {
    method != .head && ![204, 304].contains(status.code)
  }

  /// The coding of the body.
  var coding: String { headerFields[.contentEncoding] ?? "identity" }

  /// The announced length of the body, if it applies to the bytes as they arrive.
  func announcedCount(_ method: HTTPRequest.Method) -> Int? {
    guard hasBody(method), coding == "identity", headerFields[.transferEncoding] == nil else { return nil }
    return headerFields[.contentLength].flatMap { Int($0) }.map { max(0, $0) }
  }
}
#endif
