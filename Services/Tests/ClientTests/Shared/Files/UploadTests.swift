import APIClient
import FlyingFox
import Foundation
import HTTPTypes
import JSONCore
import MappingTestSupport
import Testing

/// Bodies that are read while they are sent.
@Suite("Uploads of files, forms and streams")
final class UploadTests {
  private let folder = URL.temporaryDirectory.appending(path: "UploadTests-\(UUID().uuidString)")
  private static let content = Film.content

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.content).write(to: URL(filePath: file))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: String { folder.appending(path: "photo").path }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The number of bytes around the content.
    var frame = 0
    /// Whether the body can be sent several times.
    var isRepeatable = true
    var hasLength = true
    /// The body, with the path of a file that has the content.
    let body: @Sendable (String, ByteProgress?) -> RequestBody
    var testDescription: String { name }
  }

  private static func chunks() -> AsyncStream<[UInt8]> {
    AsyncStream { stream in
      for start in stride(from: 0, to: content.count, by: 7777) {
        stream.yield(Array(content[start..<min(start + 7777, content.count)]))
      }
      stream.finish()
    }
  }

  static let rows = [
    Row(name: "a file") { .file($0, contentType: "image/png", progress: $1) },
    Row(name: "a form", frame: 258) {
      .multipart(
        [.text("title", "Tea"), .file("photo", $0, filename: "tea.png", contentType: "image/png")],
        progress: $1)
    },
    Row(name: "a stream") { _, progress in
      .stream(contentType: "image/png", count: content.count, progress: progress) { chunks() }
    },
    Row(name: "a stream of unknown length", hasLength: Tested.isURLSession) { _, progress in
      .stream(contentType: "image/png", progress: progress) { chunks() }
    },
    Row(name: "a stream that is read once", isRepeatable: false) { _, progress in
      .stream(chunks(), contentType: "image/png", count: content.count, progress: progress)
    },
  ]

  /// A request as the server has received it.
  struct Received: Sendable { var line: String, length: String?, body: [UInt8] }

  /// Sends a row's body to a path, and returns the requests that the server has received, and the error.
  private func upload(
    _ row: Row, to path: Path, _ method: HTTPTypes.HTTPRequest.Method = .post,
    interceptors: [any Interceptor] = [], progress: ByteProgress? = nil
  ) async throws -> (requests: [Received], error: ClientError?, metrics: RequestMetrics?) {
    let requests = Locked<[Received]>([])
    let result = try await LocalServer.run { request in
      let body = try await request.bodyData
      let isFirst = requests.withLock { all in
        all.append(
          Received(
            line: "\(request.method.rawValue) \(request.path)", length: request.headers[.contentLength],
            body: [UInt8](body)))
        return all.count == 1
      }
      if let code = Int(request.path.dropFirst()), isFirst {
        return HTTPResponse(
          statusCode: HTTPStatusCode(code, phrase: "Status"),
          headers: HTTPHeaders(code < 400 ? [.location: "/new"] : [:]))
      }
      return HTTPResponse(statusCode: .ok)
    } _: { address -> Result<RequestMetrics, ClientError> in
      let endpoint = Endpoint<[UInt8], Anyone>(method, path, body: row.body(file, progress)) { $0 }
      do throws(ClientError) {
        return .success(try await client(at: address, interceptors: interceptors).reply(to: endpoint).2)
      } catch { return .failure(error) }
    }
    let error: ClientError? = if case .failure(let error) = result { error } else { nil }
    return (requests.withLock { $0 }, error, try? result.get())
  }

  private func isComplete(_ request: Received, _ row: Row) -> Bool {
    let count = Self.content.count + row.frame
    return request.body.count == count && request.length == (row.hasLength ? "\(count)" : nil)
      && (row.frame > 0
        ? Data(request.body).range(of: Data(Self.content)) != nil : request.body == Self.content)
  }

  @Test("The body arrives complete, with its length, and its progress is reported", arguments: rows)
  func sent(row: Row) async throws {
    let progress = ByteProgress()
    let values = Task { await progress.reduce(into: []) { $0.append($1.bytes) } }
    let (requests, error, metrics) = try await upload(row, to: "photos", progress: progress)
    #expect(error == nil)
    #expect(requests.map(\.line) == ["POST /photos"])
    #expect(requests.allSatisfy { isComplete($0, row) })
    let count = Self.content.count + row.frame
    #expect(metrics?.bytesSent == count)
    let all = await values.value
    #expect(all == all.sorted())
    let last = await progress.first { _ in true }
    #expect(last.map { "\($0)" } == (row.hasLength ? "\(count) of \(count) bytes" : "\(count) bytes"))
  }

  @Test(
    "The body is sent again after a redirect, with a new credential, and by a retry", arguments: rows,
    [307, 308, 401, 503])
  func repeated(row: Row, code: Int) async throws {
    let interceptors: [any Interceptor] = [RetryInterceptor.immediate(), AuthenticationInterceptor.ada()]
    let isRedirect = code < 400
    let (requests, error, _) = try await upload(
      row, to: "\(code)", isRedirect ? .post : .put, interceptors: interceptors)
    let lines = isRedirect ? ["POST /\(code)", "POST /new"] : ["PUT /\(code)", "PUT /\(code)"]
    #expect(requests.map(\.line) == Array(lines.prefix(row.isRepeatable ? 2 : 1)))
    #expect(requests.allSatisfy { isComplete($0, row) })
    #expect(
      error?.transportError?.reason
        == (row.isRepeatable
          ? nil
          : "the stream of the body was already read; pass a function that opens another to send it again"))
  }

  private struct Broken: Error {}

  static let faults: [(body: @Sendable (_ folder: String) -> RequestBody, reason: String)] = [
    ({ .file("\($0)/none", contentType: "image/png") }, "can't open FOLDER/none: No such file or directory"),
    ({ .file($0, contentType: "image/png") }, "can't read FOLDER: it isn't a regular file"),
    (
      { folder in
        mkfifo("\(folder)/pipe", 0o600)
        return .file("\(folder)/pipe", contentType: "image/png")
      }, "can't read FOLDER/pipe: it isn't a regular file"
    ),
    (
      { _ in .stream(contentType: "image/png", count: content.count + 1) { chunks() } },
      "the body of the request changed while it was sent: expected 100001 bytes"
    ),
    (
      { _ in .stream(contentType: "image/png", count: content.count - 1) { chunks() } },
      "the body of the request changed while it was sent: expected 99999 bytes"
    ),
    (
      { _ in
        .stream(contentType: "image/png") {
          AsyncThrowingStream<[UInt8], any Error> { stream in
            stream.yield([1])
            stream.finish(throwing: Broken())
          }
        }
      }, "Broken()"
    ),
  ]

  @Test("A body that can't be read is an error", .timeLimit(.minutes(5)), arguments: faults)
  func faulty(body: @Sendable (String) -> RequestBody, reason: String) async throws {
    let server = try RawServer([.untilClosed])
    let endpoint = Endpoint<Void, Anyone>(.post, "photos", body: body(folder.path)) { _ in }
    let error = await failure(try await client(at: server.address).send(endpoint))
    #expect(
      error?.transportError
        == TransportError(.other, reason: reason.replacing("FOLDER", with: folder.path)))
  }

  // MARK: - Bodies that are sent before all of their chunks exist

  @Test(
    "Each chunk is sent while the next one doesn't exist yet", .timeLimit(.minutes(5)),
    .disabled(if: Tested.isURLSession, "It sends nothing before the end of the stream"),
    arguments: [nil, 8])
  func live(count: Int?) async throws {
    let parts =
      count == nil ? ["4\r\nabcd\r\n", "4\r\nefgh\r\n0\r\n\r\n"] : ["abcd", "efgh"]
    let (chunks, stream) = AsyncStream.makeStream(of: [UInt8].self)
    let server = try RawServer([
      .receiving(parts[0].utf8.count),
      .run {
        stream.yield(Array("efgh".utf8))
        stream.finish()
      },
      .receiving(parts[1].utf8.count), .head("201 Created", "Content-Length: 0"),
    ])
    stream.yield(Array("abcd".utf8))
    let body = RequestBody.stream(chunks, contentType: "text/plain", count: count)
    try await client(at: server.address).send(Endpoint<Void, Anyone>(.post, "notes", body: body) { _ in })
  }

  @Test("The time until the body has its next chunk isn't idle time", .timeLimit(.minutes(5)))
  func slow() async throws {
    let server = try RawServer([.receiving(2), .head("201 Created", "Content-Length: 0")])
    let clock = ManualClock()
    let (readings, reading) = AsyncStream.makeStream(of: ManualClock.Instant.self)
    let body = RequestBody.stream(contentType: "text/plain", count: 2) {
      let rest = Locked(2)
      return AsyncThrowingStream { () async throws -> [UInt8]? in
        clock.advance(by: Tested.idleTimeout * 2)
        // URLSession reads the whole body before it begins to measure. The other transport reads the clock
        // once when it has sent the chunk before, and then only to check the idle time.
        if !Tested.isURLSession {
          for await _ in readings.filter({ $0 == clock.now }).prefix(2) {}
        }
        return rest.withLock { rest in
          rest -= 1
          return rest < 0 ? nil : [1]
        }
      }
    }
    let transport = Tested.transport(clock: clock) { reading.yield($0) }
    let client = client(at: server.address, transport) { $0.idleTimeout = Tested.idleTimeout }
    try await client.send(Endpoint<Void, Anyone>(.post, "notes", body: body) { _ in })
  }

  @Test(
    "A file that changes its length while it is sent is an error", .timeLimit(.minutes(5)),
    arguments: [-1, 1])
  func changed(by difference: Int) async throws {
    let path = folder.appending(path: "film").path
    // More than a connection takes before the server reads.
    let count = 64 << 20
    try Data(count: count).write(to: URL(filePath: path))
    let server = try RawServer { [path] _ in
      truncate(path, off_t(count + difference))
      // With URLSession, only the response ends the request.
      let end = Tested.isURLSession ? .head("201 Created", "Content-Length: 0") : RawServer.Step.untilClosed
      return [.receiving(count - 1), end]
    }
    let body = RequestBody.file(path, contentType: "video/mp4")
    let error = await failure(
      try await client(at: server.address).send(Endpoint<Void, Anyone>(.post, "films", body: body) { _ in }))
    #expect(
      error?.transportError
        == TransportError(
          .other, reason: "the body of the request changed while it was sent: expected \(count) bytes"))
  }

  /// A body whose second chunk never exists.
  private final class EndlessBody: BodySource {
    private let state = Locked((isBegun: false, reader: CheckedContinuation<Void, Never>?.none))
    let waits = AsyncStream.makeStream(of: Void.self)
    let cancellations = AsyncStream.makeStream(of: Void.self)

    func next() async throws(TransportError) -> [UInt8]? {
      let isFirst = state.withLock { state in
        defer { state.isBegun = true }
        return !state.isBegun
      }
      if isFirst { return [1] }
      await withCheckedContinuation { reader in
        state.withLock { $0.reader = reader }
        waits.continuation.finish()
      }
      return nil
    }

    func cancel() {
      cancellations.continuation.finish()
      let reader = state.withLock { state in
        defer { state.reader = nil }
        return state.reader
      }
      reader?.resume()
    }
  }

  @Test("Cancelling the request cancels the source of its body", .timeLimit(.minutes(5)))
  func cancelledSource() async throws {
    let server = try RawServer([.untilClosed])
    let source = EndlessBody()
    var exchange = Exchange(.post, try HTTPURL(server.address))
    exchange.streamedBody = StreamedBody { source }
    let task = Task { [exchange] in try await Tested.transport().send(exchange) }
    for await _ in source.waits.stream {}
    task.cancel()
    for await _ in source.cancellations.stream {}
    let error = await #expect(throws: TransportError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
  }

  @Test("Cancelling the request ends the stream of its body", .timeLimit(.minutes(5)))
  func cancelled() async throws {
    let server = try RawServer([.untilClosed])
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let client = client(at: server.address)
    // Nothing else holds the stream, so it ends even if the request is cancelled between two chunks.
    let body = RequestBody.stream(contentType: "image/png") {
      let (chunks, stream) = AsyncStream.makeStream(of: [UInt8].self)
      stream.onTermination = { _ in ended.finish() }
      stream.yield([1])
      opened.finish()
      return chunks
    }
    let endpoint = Endpoint<Void, Anyone>(.post, "photos", body: body) { _ in }
    let task = Task { () async -> ClientError? in await failure(try await client.send(endpoint)) }
    for await _ in openings {}
    // URLSession sends nothing before the end of the stream.
    if !Tested.isURLSession { for await case .request in server.events { break } }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
    for await _ in ends {}
  }
}
