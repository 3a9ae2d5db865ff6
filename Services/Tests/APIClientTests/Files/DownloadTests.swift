import APIClient
import CodableMapping
import Foundation
import HTTPTypes
import JSONCore
import Testing

/// Downloads that end early, from a service in memory.
struct DownloadTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let content = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private var target: String { folder.appendingPathComponent("film").path }
  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  private func client(_ service: FileService, retries: Int = 0) -> Client<Anyone> {
    var policy = RetryPolicy()
    policy.limit = retries
    return Client(
      .test, transport: service,
      interceptors: [RetryInterceptor(policy, random: { 0 })])
  }

  /// Whether the connection of a download was lost.
  private func isCut(_ response: @autoclosure () async throws(ClientError) -> HTTPResponse) async -> Bool {
    await clientError(of: response)?.transportError?.kind == .connectionLost
  }

  @Test("A download killed at any place continues, with the right content", arguments: 0..<20)
  func killed(place: Int) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [place * 50 + 1, nil])
    let client = client(service)
    #expect(await isCut(try await client.download(.bytes("film"), to: target)))
    #expect(!names.contains("film"))
    try await client.download(.bytes("film"), to: target)
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == content)
    #expect(names == ["film"])
    #expect(service.ranges == [nil, "bytes=\(place * 50 + 1)-"])
  }

  @Test("A complete part gets its final name")
  func complete() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [content.count, nil])
    #expect(await failure(try await client(service).download(.bytes("film"), to: target)) != nil)
    #expect(!names.contains("film"))
    let progress = ByteProgress()
    let response = try await client(service).download(.bytes("film"), to: target, progress: progress)
    #expect(response.status == .partialContent)
    #expect(names == ["film"])
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == content)
    #expect(service.ranges == [nil, "bytes=1000-"])
    let last = await progress.first { _ in true }
    #expect(last.map { "\($0)" } == "1000 of 1000 bytes")
  }

  @Test("Retries continue after the stored bytes")
  func retried() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [100, 300, nil])
    try await client(service, retries: 2).download(.bytes("film"), to: target)
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == content)
    #expect(service.ranges == [nil, "bytes=100-", "bytes=400-"])
  }

  @Test("A changed or weak entity tag begins anew", arguments: ["\"b\"", "W/\"a\"", ""])
  func changed(tag: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = FileService(
      [UInt8](repeating: 1, count: 1000), tag: tag == "\"b\"" ? "\"a\"" : tag, killedAfter: [500])
    #expect(await isCut(try await client(old).download(.bytes("film"), to: target)))
    let new = FileService(content, tag: tag, killedAfter: [nil])
    try await client(new).download(.bytes("film"), to: target)
    #expect(new.ranges == [tag == "\"b\"" ? "bytes=500-" : nil])
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == content)
  }

  @Test("Beyond the limit, nothing is left")
  func limit() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [nil])
    let error = await failure(try await client(service).download(.bytes("film"), to: target, limit: 999))
    #expect(
      error?.description == "GET https://api.example.com/v1/film → 200: the body has more than 999 bytes")
    #expect(names == [])
  }

  @Test("What a later download needs is stored, unless the URL has a secret", arguments: [false, true])
  func secret(isSecret: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [500, nil])
    let endpoint = Endpoint<[UInt8], Anyone>.bytes("film", query: isSecret ? ["token": "s3cr3t"] : [:])
    #expect(await isCut(try await client(service).download(endpoint, to: target)))
    #expect(names.sorted() == (isSecret ? [] : ["film.partial", "film.partial-validator"]))
    let stored = try? String(contentsOfFile: target + ".partial-validator", encoding: .utf8)
    #expect(stored == (isSecret ? nil : "https://api.example.com/v1/film\n\"a\"\n"))
    try await client(service).download(endpoint, to: target)
    #expect(service.ranges == [nil, isSecret ? nil : "bytes=500-"])
  }

  @Test("Another URL begins anew, and so does a damaged validator", arguments: ["", "x", "\n\n", "é"])
  func otherURL(validator: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [500, 600, nil])
    for path in ["other", "film"] as [Path] {
      #expect(await isCut(try await client(service).download(.bytes(path), to: target)))
    }
    try Data(validator.utf8).write(to: URL(fileURLWithPath: target + ".partial-validator"))
    try await client(service).download(.bytes("film"), to: target)
    #expect(service.ranges == [nil, nil, nil])
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == content)
  }

  @Test("A part without a URL isn't continued")
  func noURL() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.prefix(500)).write(to: URL(fileURLWithPath: target + ".partial"))
    try Data("\n\"a\"\n".utf8).write(to: URL(fileURLWithPath: target + ".partial-validator"))
    let service = FileService(content, tag: "\"a\"", killedAfter: [nil])
    try await client(service).download(.bytes("film", query: ["token": "s3cr3t"]), to: target)
    #expect(service.ranges == [nil])
  }

  @Test("A chunk without a byte doesn't remove the part of another URL")
  func empty() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [500, 0, nil])
    for path in ["film", "other"] as [Path] {
      #expect(await isCut(try await client(service).download(.bytes(path), to: target)))
    }
    try await client(service).download(.bytes("film"), to: target)
    #expect(service.ranges == [nil, nil, "bytes=500-"])
  }

  @Test("The body of a POST isn't continued")
  func post() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [500, 600, nil])
    var endpoint = Endpoint<Void, Anyone>.post("film")
    endpoint.idempotency = .idempotent
    #expect(await isCut(try await client(service, retries: 1).download(endpoint, to: target)))
    #expect(names == [])
    try await client(service).download(endpoint, to: target)
    #expect(service.ranges == [nil, nil, nil])
  }

  /// Returns a response of its own.
  private struct Answering: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      Reply(HTTPResponse(status: .ok), body: [1, 2, 3], source: .cache)
    }
  }

  @Test("The response of an interceptor is stored")
  func intercepted() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = EventRecorder()
    let client = Client<Anyone>(
      .test, transport: FileService([], tag: "", killedAfter: []), interceptors: [Answering()],
      monitors: [recorder])
    // The recorder stores the exchange of the first download, which no longer locks the file.
    for _ in 1...2 { try await client.download(.bytes("film"), to: target) }
    #expect([UInt8](try Data(contentsOf: URL(fileURLWithPath: target))) == [1, 2, 3])
    guard case .succeeded(let metrics) = recorder.events.last?.kind else {
      Issue.record("no event")
      return
    }
    #expect(metrics.bytesReceived == 3)
    #expect(metrics.source == .cache)
  }

  @Test(
    "A file that can't be created is an error before anything is sent", .timeLimit(.minutes(1)),
    arguments: ["none/film", "\0"])
  func refused(name: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = FileService(content, tag: "\"a\"", killedAfter: [nil])
    let recorder = EventRecorder()
    let client = Client<Anyone>(.test, transport: service, monitors: [recorder])
    let path = folder.path + "/" + name
    let progress = ByteProgress()
    let error = await failure(try await client.download(.bytes("film"), to: path, progress: progress))
    let reason = name == "\0" ? "Invalid argument" : "No such file or directory"
    #expect(
      error?.description == "GET https://api.example.com/v1/film: can't open \(path).partial: \(reason)")
    #expect(service.ranges == [])
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
    let client = Client<Anyone>(environment, transport: FileService([], tag: "", killedAfter: []))
    #expect(await failure(try await client.download(endpoint, to: target, progress: stored))?.attempts == 0)
    for await _ in sent { Issue.record("progress of an unsent request") }
    for await _ in stored { Issue.record("progress of an unsent request") }
    try FileManager.default.removeItem(at: folder)
  }
}

/// A service with one file, whose responses end after given numbers of bytes.
private final class FileService: Transport {
  private struct State {
    var kills: [Int?]
    var ranges: [String?] = []
  }

  private let content: [UInt8]
  private let tag: String
  private let state: Locked<State>

  init(_ content: [UInt8], tag: String, killedAfter kills: [Int?]) {
    self.content = content
    self.tag = tag
    state = Locked(State(kills: kills))
  }

  var ranges: [String?] { state.withLock { $0.ranges } }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let fields = exchange.request.headerFields
    let kill = state.withLock { state in
      state.ranges.append(fields[.range])
      return state.kills.isEmpty ? nil : state.kills.removeFirst()
    }
    var first = 0
    if let range = fields[.range], let name = HTTPField.Name("If-Range"), fields[name] == tag {
      first = Int(range.dropFirst(6).dropLast()) ?? 0
    }
    guard first < content.count || first == 0 else {
      let fields: HTTPFields = [.contentRange: "bytes */\(content.count)", .eTag: tag]
      return Reply(HTTPResponse(status: .rangeNotSatisfiable, headerFields: fields), body: Array("none".utf8))
    }
    var response = HTTPResponse(status: first > 0 ? .partialContent : .ok)
    if first > 0 {
      response.headerFields[.contentRange] = "bytes \(first)-\(content.count - 1)/\(content.count)"
    }
    if !tag.isEmpty { response.headerFields[.eTag] = tag }
    response.headerFields[.contentLength] = "\(content.count - first)"
    let rest = Array(content[first...].prefix(kill ?? .max))
    return Reply(response, body: ReplyBody(CutBody(rest, isCut: kill != nil)))
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
