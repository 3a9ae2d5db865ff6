import APIClient
import CodableMapping
import Foundation
import JSONCore
import Testing

@Suite("Forms with files")
final class FormTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let content = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appendingPathComponent("tea.png") }

  /// Sends a form, and returns its boundary and the bytes that were sent.
  private func sent(
    _ parts: [MultipartPart], _ change: @escaping @Sendable () -> Void = {}
  ) async throws -> (boundary: String, bytes: [UInt8]) {
    let transport = FormTransport(change)
    try await guest(transport).send(Endpoint<Void, Guest>(.post, "form", body: .multipart(parts)) { _ in })
    let (type, bytes, count) = transport.sent.withLock { $0 }
    #expect(count == bytes.count)
    return (String(type.dropFirst("multipart/form-data; boundary=".count)), bytes)
  }

  @Test("A form is sent with its exact length; names are escaped, and a file has its own name")
  func parts() async throws {
    try Data("tea".utf8).write(to: file)
    let (boundary, bytes) = try await sent([
      .text("a\"b\nc", "x\ny"), .json("sizes", [1, 2], with: CodableMapper<[Int]>()),
      .bytes("note", Array("cup".utf8), contentType: nil),
      .bytes("page", Array("pot".utf8), filename: "page.txt", contentType: "text/plain"),
      .file("f", file.path, filename: "q\".bin", contentType: "image/png"),
      .file("photo", file.path, contentType: "image/png;\tq=1"),
    ])
    let text = """
      --\(boundary)
      Content-Disposition: form-data; name="a%22b%0D%0Ac"

      x
      y
      --\(boundary)
      Content-Disposition: form-data; name="sizes"
      Content-Type: application/json

      [1,2]
      --\(boundary)
      Content-Disposition: form-data; name="note"

      cup
      --\(boundary)
      Content-Disposition: form-data; name="page"; filename="page.txt"
      Content-Type: text/plain

      pot
      --\(boundary)
      Content-Disposition: form-data; name="f"; filename="q%22.bin"
      Content-Type: image/png

      tea
      --\(boundary)
      Content-Disposition: form-data; name="photo"; filename="tea.png"
      Content-Type: image/png;	q=1

      tea
      --\(boundary)--

      """
    #expect(bytes == Array(text.replacing("\n", with: "\r\n").utf8))
  }

  @Test("Text with many line ends of every kind is sent with CR LF")
  func lineEnds() async throws {
    let count = 300_000
    let (boundary, bytes) = try await sent([.text("a", String(repeating: "x\ny\r\nz\ré\n\r", count: count))])
    let text = String(repeating: "x\r\ny\r\nz\r\né\r\n\r\n", count: count)
    let head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n"
    #expect((bytes == Array((head + text + "\r\n--\(boundary)--\r\n").utf8)) as Bool)
  }

  @Test(
    "A media type with a control character is refused before anything is sent",
    arguments: ["image/png\r\nX-Other: 1", "image/png\n", "\0", "\u{7F}"])
  func refused(contentType: String) async throws {
    let transport = FormTransport {}
    let bodies: [RequestBody] = [
      .multipart([.text("title", "Tea"), .bytes("photo", [1], contentType: contentType)]),
      .bytes([1], contentType: contentType), .file(file.path, contentType: contentType),
      .stream(contentType: contentType) { AsyncStream<[UInt8]> { $0.finish() } },
    ]
    for body in bodies {
      let endpoint = Endpoint<Void, Guest>(.post, "form", body: body) { _ in }
      let error = await failure(try await guest(transport).send(endpoint))
      #expect(
        error?.description
          == "POST test:/form: invalid request: a media type of the body has a control character")
    }
    #expect(transport.sent.withLock { $0.bytes } == [])
  }

  @Test("The file of a form is opened when it is reached")
  func opened() async throws {
    try Data([UInt8](repeating: 65, count: 1000)).write(to: file)
    let (_, bytes) = try await sent([.file("photo", file.path, contentType: "image/png")]) {
      [file, content] in try? Data(content).write(to: file, options: .atomic)
    }
    #expect(Data(bytes).range(of: Data(content)) != nil)
  }
}

/// Receives a form, and calls a function when its first chunk has been read.
private final class FormTransport: Transport {
  let sent = Locked<(type: String, bytes: [UInt8], count: Int?)>(("", [], nil))
  private let change: @Sendable () -> Void

  init(_ change: @escaping @Sendable () -> Void) { self.change = change }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let type = exchange.request.headerFields[.contentType] ?? ""
    let source = try await exchange.streamedBody?.open()
    var bytes: [UInt8] = []
    while let chunk = try await source?.next() {
      if bytes.isEmpty { change() }
      bytes += chunk
    }
    let received = (type, bytes, source?.announcedCount)
    sent.withLock { $0 = received }
    return Reply(HTTPResponse(status: .ok))
  }
}
