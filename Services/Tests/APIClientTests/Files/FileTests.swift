import APIClient
import CodableMapping
import Foundation
import JSONCore
import Testing

/// Downloads that end early, from a service in memory.
@Suite("Downloads, forms with files, and bodies that are cancelled")
final class FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let content = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var target: String { folder.appendingPathComponent("film").path }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
  private var stored: [UInt8]? { (try? Data(contentsOf: URL(fileURLWithPath: target))).map { [UInt8]($0) } }

  private func client(_ service: FileService) -> Client<Anyone> { Client(.test, transport: service) }

  @Test("A file is replaced by the whole body, and by nothing less", arguments: [nil, 0, 1, 500, 1000])
  func replaced(killedAfter kill: Int?) async throws {
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: target))
    let client = client(FileService(content, killedAfter: [kill]))
    let error = await failure(try await client.download(.bytes("film"), to: target))
    #expect(error?.transportError?.kind == (kill == nil ? nil : .connectionLost))
    #expect(stored == (kill == nil ? content : [1, 2, 3]))
    #expect(names == ["film"])
  }

  @Test("Each retry receives the body from its first byte")
  func retried() async throws {
    let recorder = EventRecorder()
    let service = FileService(content, killedAfter: [100, 1000, nil])
    let client = Client<Anyone>(
      .test, transport: service, interceptors: [RetryInterceptor.immediate], monitors: [recorder])
    let progress = ByteProgress()
    try await client.download(.bytes("film"), to: target, progress: progress)
    #expect(stored == content)
    #expect(names == ["film"])
    #expect(service.count == 3)
    let last = await progress.first { _ in true }
    #expect(last.map { "\($0)" } == "1000 of 1000 bytes")
    #expect(recorder.metrics?.bytesReceived == 2100)
  }

  @Test("A body without a byte is an empty file")
  func empty() async throws {
    let progress = ByteProgress()
    let client = client(FileService([], killedAfter: [nil]))
    try await client.download(.bytes("film"), to: target, progress: progress)
    #expect(stored == [])
    let last = await progress.first { _ in true }
    #expect(last.map { "\($0)" } == "0 of 0 bytes")
  }

  @Test("A body that is shorter than announced isn't stored")
  func short() async throws {
    let service = FileService(content, killedAfter: [nil], announced: 1001)
    let error = await failure(try await client(service).download(.bytes("film"), to: target))
    #expect(error?.transportError == TransportError(.truncated, reason: "1000 of 1001 bytes"))
    #expect(names == [])
  }

  @Test("Beyond the limit, nothing is left")
  func limit() async throws {
    let service = FileService(content, killedAfter: [nil, nil])
    let error = await failure(try await client(service).download(.bytes("film"), to: target, limit: 999))
    #expect(
      error?.description == "GET https://api.example.com/v1/film → 200: the body has more than 999 bytes")
    #expect(names == [])
    try await client(service).download(.bytes("film"), to: target, limit: 1000)
    #expect(stored == content)
  }

  /// Returns a response of its own.
  private struct Answering: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      Reply(HTTPResponse(status: .ok), body: [1, 2, 3], source: .cache)
    }
  }

  @Test("The response of an interceptor is stored")
  func intercepted() async throws {
    let recorder = EventRecorder()
    let client = guest(interceptors: [Answering()], monitors: [recorder])
    try await client.download(Endpoint<[UInt8], Guest>.bytes("film"), to: target)
    #expect(stored == [1, 2, 3])
    #expect(recorder.metrics?.bytesReceived == 3)
    #expect(recorder.metrics?.source == .cache)
  }

  private static let notAFile = "it isn't a regular file"
  /// Targets that can't become a file: their names, what creates them, and the reason. No target is outside
  /// the test's folder, since a download that doesn't refuse it would replace it.
  static let targets: [(name: String, create: @Sendable (String) -> Int32, reason: String)] = [
    ("none/film", { _ in 0 }, "No such file or directory"), ("\0", { _ in 0 }, "Invalid argument"),
    ("film\0", { _ in 0 }, "Invalid argument"), (".", { _ in 0 }, notAFile), ("..", { _ in 0 }, notAFile),
    ("", { _ in 0 }, notAFile), ("film/", { _ in 0 }, "No such file or directory"),
    (String(repeating: "é", count: 128), { _ in 0 }, "File name too long"),
    ("folder", { mkdir($0, 0o755) }, notAFile), ("folder/", { mkdir($0, 0o755) }, notAFile),
    ("pipe", { mkfifo($0, 0o644) }, notAFile), ("link to a file", { symlink("other", $0) }, notAFile),
    ("link to nothing", { symlink("nothing", $0) }, notAFile),
    ("link to a folder", { symlink(".", $0) }, notAFile),
    ("link to itself", { symlink("link to itself", $0) }, notAFile),
    ("link to a device", { symlink("/dev/full", $0) }, notAFile),
    ("other/film", { _ in 0 }, "Not a directory"),
  ]

  @Test(
    "A target that can't become a file is an error before anything is sent", .timeLimit(.minutes(1)),
    arguments: targets.indices)
  func refused(index: Int) async throws {
    let (name, create, reason) = Self.targets[index]
    try Data([1, 2, 3]).write(to: folder.appendingPathComponent("other"))
    #expect(create(folder.path + "/" + name) == 0)
    let before = names.sorted()
    let service = FileService(content, killedAfter: [nil])
    let recorder = EventRecorder()
    let client = Client<Anyone>(.test, transport: service, monitors: [recorder])
    let path = folder.path + "/" + name
    let progress = ByteProgress()
    let error = await failure(try await client.download(.bytes("film"), to: path, progress: progress))
    let operation = reason == Self.notAFile ? "replace" : "open"
    #expect(
      error?.description == "GET https://api.example.com/v1/film: can't \(operation) \(path): \(reason)")
    #expect(service.count == 0)
    #expect(recorder.events.count == 2)
    #expect(names.sorted() == before)
    #expect(try Data(contentsOf: folder.appendingPathComponent("other")) == Data([1, 2, 3]))
    for await _ in progress { Issue.record("progress of an unsent request") }
  }

  @Test("An empty path is an error before anything is sent")
  func noPath() async throws {
    let service = FileService(content, killedAfter: [nil])
    let error = await failure(try await client(service).download(.bytes("film"), to: ""))
    #expect(
      error?.description == "GET https://api.example.com/v1/film: can't open : No such file or directory")
    #expect(service.count == 0)
  }

  @Test("A target that becomes something else during the download isn't replaced")
  func changed() async throws {
    let path = target
    let service = FileService(content, killedAfter: [nil]) { #expect(mkfifo(path, 0o644) == 0) }
    let error = await failure(try await client(service).download(.bytes("film"), to: path))
    #expect(error?.description.hasSuffix("can't replace \(path): \(Self.notAFile)") == true)
    #expect(names == ["film"])
  }

  @Test(
    "A name may be as long as the system allows", arguments: ["f", "é"], [1, 100, 229, 233, 234, 240, 255])
  func longName(letter: String, count: Int) async throws {
    let size = letter.utf8.count
    let name = String(repeating: letter, count: count / size) + String(repeating: "f", count: count % size)
    let path = folder.path + "/" + name
    for _ in 1...2 {
      try await client(FileService(content, killedAfter: [nil])).download(.bytes("film"), to: path)
      #expect(names == [name])
    }
    let cut = FileService(content, killedAfter: [10])
    #expect(await failure(try await client(cut).download(.bytes("film"), to: path)) != nil)
    #expect(names == [name])
  }

  @Test("The progress of a request that can't be created ends", .timeLimit(.minutes(1)), arguments: 0..<3)
  func unsent(index: Int) async throws {
    let (sent, stored) = (ByteProgress(), ByteProgress())
    let part =
      index == 0
      ? MultipartPart.json("size", Double.infinity, with: CodableMapper<Double>()) : .text("size", "1")
    let endpoint = Endpoint<Void, Anyone>(
      .post, index == 1 ? "films/\("..")" : "films", body: .multipart([part], progress: sent)
    ) { _ in }
    let environment = index == 2 ? APIEnvironment("bad", "nowhere") : .test
    let client = Client<Anyone>(environment, transport: FileService([], killedAfter: []))
    #expect(await failure(try await client.download(endpoint, to: target, progress: stored))?.attempts == 0)
    for await _ in sent { Issue.record("progress of an unsent request") }
    for await _ in stored { Issue.record("progress of an unsent request") }
  }

  // MARK: - Forms

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

  // MARK: - Cancelled bodies

  static let bodies: [RequestBody] = [
    .stream(contentType: "text/plain") {
      AsyncStream<[UInt8]> { stream in
        for byte in 1...9 as ClosedRange<UInt8> { stream.yield([byte]) }
        stream.finish()
      }
    }, .multipart([.text("title", "Tea"), .bytes("photo", [1], contentType: nil)]),
  ]

  private func isCancelled(_ body: RequestBody, _ transport: CancellingTransport) async -> Bool {
    let endpoint = Endpoint<Void, Guest>(.post, "notes", body: body) { _ in }
    return await failure(try await guest(transport).send(endpoint))?.isCancelled == true
  }

  @Test("It doesn't look complete", arguments: bodies.indices, [0, 1])
  func ended(index: Int, place: Int) async {
    #expect(await isCancelled(Self.bodies[index], CancellingTransport(at: place)))
  }

  @Test("It doesn't continue if it is cancelled while its next chunk is awaited")
  func awaited() async {
    let transport = CancellingTransport(at: nil)
    let body = RequestBody.stream(contentType: "text/plain") {
      AsyncStream { () async -> [UInt8]? in
        transport.source.withLock { $0 }?.cancel()
        return [1]
      }
    }
    #expect(await isCancelled(body, transport))
  }
}

/// A service with one file, whose responses end after given numbers of bytes.
private final class FileService: Transport {
  private let content: [UInt8]
  private let announced: Int
  private let state: Locked<(kills: [Int?], count: Int)>
  private let onRequest: @Sendable () -> Void

  init(
    _ content: [UInt8], killedAfter kills: [Int?], announced: Int? = nil,
    onRequest: @escaping @Sendable () -> Void = {}
  ) {
    self.content = content
    self.onRequest = onRequest
    self.announced = announced ?? content.count
    state = Locked((kills, 0))
  }

  /// The number of requests.
  var count: Int { state.withLock { $0.count } }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    onRequest()
    let kill = state.withLock { state in
      state.count += 1
      return state.kills.removeFirst()
    }
    let response = HTTPResponse(status: .ok, headerFields: [.contentLength: "\(announced)"])
    return Reply(response, body: ReplyBody(CutBody(Array(content.prefix(kill ?? .max)), isCut: kill != nil)))
  }
}

/// An empty chunk, and then bytes, after which the connection is lost.
private final class CutBody: BodySource {
  private let rest: Locked<[UInt8]?>
  private let bytes: [UInt8]
  private let isCut: Bool

  init(_ bytes: [UInt8], isCut: Bool) {
    rest = Locked(nil)
    self.bytes = bytes
    self.isCut = isCut
  }

  func next() async throws(TransportError) -> [UInt8]? {
    let chunk = rest.withLock { rest -> [UInt8]? in
      guard let left = rest else {
        rest = bytes
        return []
      }
      rest = Array(left.dropFirst(64))
      return left.isEmpty ? nil : Array(left.prefix(64))
    }
    if let chunk { return chunk }
    if isCut { throw TransportError(.connectionLost) }
    return nil
  }

  func cancel() {}
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

/// Reads the first chunks of a body, and cancels it before one of them.
private final class CancellingTransport: Transport {
  let source = Locked<(any BodySource)?>(nil)
  private let place: Int?

  init(at place: Int?) { self.place = place }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let opened = try await exchange.streamedBody?.open()
    source.withLock { $0 = opened }
    for index in 0..<3 {
      if index == place { opened?.cancel() }
      guard try await opened?.next() != nil else { break }
    }
    return Reply(HTTPResponse(status: .ok))
  }
}
