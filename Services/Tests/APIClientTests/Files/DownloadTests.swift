import APIClient
import CodableMapping
import Foundation
import JSONCore
import Testing

/// Downloads that end early, from a service in memory.
final class DownloadTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let content = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private var target: String { folder.appendingPathComponent("film").path }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
  private var stored: [UInt8]? { (try? Data(contentsOf: URL(fileURLWithPath: target))).map { [UInt8]($0) } }

  private func client(_ service: FileService, retries: Int = 0) -> Client<Anyone> {
    var policy = RetryPolicy()
    (policy.limit, policy.delay) = (retries, .zero)
    return Client(.test, transport: service, interceptors: [RetryInterceptor(policy)])
  }

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

  @Test(
    "A file that can't be created is an error before anything is sent", .timeLimit(.minutes(1)),
    arguments: ["none/film", "\0"])
  func refused(name: String) async throws {
    let service = FileService(content, killedAfter: [nil])
    let recorder = EventRecorder()
    let client = Client<Anyone>(.test, transport: service, monitors: [recorder])
    let path = folder.path + "/" + name
    let progress = ByteProgress()
    let error = await failure(try await client.download(.bytes("film"), to: path, progress: progress))
    let reason = name == "\0" ? "Invalid argument" : "No such file or directory"
    #expect(error?.description == "GET https://api.example.com/v1/film: can't open \(path): \(reason)")
    #expect(service.count == 0)
    #expect(recorder.events.count == 2)
    for await _ in progress { Issue.record("progress of an unsent request") }
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
}

/// A service with one file, whose responses end after given numbers of bytes.
private final class FileService: Transport {
  private let content: [UInt8]
  private let announced: Int
  private let state: Locked<(kills: [Int?], count: Int)>

  init(_ content: [UInt8], killedAfter kills: [Int?], announced: Int? = nil) {
    self.content = content
    self.announced = announced ?? content.count
    state = Locked((kills, 0))
  }

  /// The number of requests.
  var count: Int { state.withLock { $0.count } }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
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
