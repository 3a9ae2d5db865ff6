public import JSONCore
public import JSONMapping

extension RequestBody {
  /// The fields and files of a form, as `multipart/form-data`, read while they are sent.
  ///
  ///     let form = RequestBody.multipart([
  ///       .text("title", "Tea"), .file("photo", "tea.jpg", contentType: "image/jpeg"),
  ///     ])
  ///     try await client.send(.post("photos", body: form))
  ///
  /// The boundary between the parts isn't searched for in the parts, which are read only once. It has 190
  /// random bits, so it occurs in none of them. Their exact length is sent as `Content-Length`.
  ///
  /// Source: RFC 7578, and the HTML standard, section 4.10.21.8.
  public static func multipart(_ parts: [MultipartPart], progress: ByteProgress? = nil) -> RequestBody {
    let boundary = MultipartPart.boundary()
    let contentType = "multipart/form-data; boundary=\(boundary)"
    var body = RequestBody.streamed(contentType, progress) { () throws(JSONError) in
      var pieces: [JoinedSource.Piece] = []
      for part in parts {
        let head = "--\(boundary)\r\n\(part.head)\r\n\r\n"
        pieces += [.bytes(Array(head.utf8)), try part.content(), .bytes(Array("\r\n".utf8))]
      }
      pieces.append(.bytes(Array("--\(boundary)--\r\n".utf8)))
      return StreamedBody { [pieces] () async throws(TransportError) in try await JoinedSource.of(pieces) }
    }
    body.partTypes = parts.compactMap(\.contentType)
    return body
  }
}

/// A field or a file of a form.
public struct MultipartPart: Sendable {
  /// The header fields, without the last line end.
  let head: String
  let contentType: String?
  let content: @Sendable () throws(JSONError) -> JoinedSource.Piece

  private init(
    _ name: String, filename: String?, contentType: String?,
    _ content: @escaping @Sendable () throws(JSONError) -> JoinedSource.Piece
  ) {
    var head = "Content-Disposition: form-data; name=\"\(Self.escaped(Self.withCRLF(name)))\""
    if let filename { head += "; filename=\"\(Self.escaped(filename))\"" }
    if let contentType { head += "\r\nContent-Type: \(contentType)" }
    self.head = head
    self.contentType = contentType
    self.content = content
  }

  /// A text field.
  public static func text(_ name: String, _ text: String) -> MultipartPart {
    bytes(name, Array(withCRLF(text).utf8), contentType: nil)
  }

  /// Bytes in memory; with a file name, as a file.
  public static func bytes(
    _ name: String, _ bytes: [UInt8], filename: String? = nil, contentType: String?
  ) -> MultipartPart {
    MultipartPart(name, filename: filename, contentType: contentType) { .bytes(bytes) }
  }

  /// A file, read while it is sent.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - path: The path of the file.
  ///   - filename: The name to send; `nil` for the last component of the path.
  ///   - contentType: The media type of the file.
  public static func file(
    _ name: String, _ path: String, filename: String? = nil, contentType: String
  ) -> MultipartPart {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return MultipartPart(name, filename: filename ?? last, contentType: contentType) {
      .file(path)
    }
  }

  /// A model, encoded by a mapper when the request is sent.
  public static func json<Body: Sendable>(
    _ name: String, _ body: Body, with encoding: any Encoding<Body>
  ) -> MultipartPart {
    MultipartPart(name, filename: nil, contentType: "application/json") { () throws(JSONError) in
      .bytes(try encoding.encode(body))
    }
  }

  static func boundary() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return String((0..<32).map { _ in letters[Int.random(in: 0..<letters.count)] })
  }

  /// The text of a name between quotation marks: those and line ends are percent-encoded.
  private static func escaped(_ text: String) -> String {
    PercentEncoding.encoded(text) { !"\"\r\n".utf8.contains($0) }
  }

  /// The text with CR LF as its line ends, as forms send it.
  private static func withCRLF(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isAfterCR = false
    for byte in text.utf8 {
      if byte != UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") {
        bytes.append(byte)
      } else if byte == UInt8(ascii: "\r") || !isAfterCR {
        bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
      }
      isAfterCR = byte == UInt8(ascii: "\r")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MultipartPart: ShownByDescription {
  /// Omits the names and the content.
  public var description: String { "a part of a form" }
}
