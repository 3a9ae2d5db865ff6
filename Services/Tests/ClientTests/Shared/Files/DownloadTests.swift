import APIClient
import Foundation
import HTTPTypes
import JSONCore
import MappingTestSupport
import Testing

/// Downloads over connections that end at any place.
@Suite("Downloads to files")
final class DownloadTests {
  private let folder = URL.temporaryDirectory.appending(path: "DownloadTests-\(UUID().uuidString)")
  private let film = Endpoint<Void, Anyone>.get("film")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var target: String { folder.appending(path: "film").path }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Expects that the folder contains only the film.
  private func expectFilm(_ location: Testing.SourceLocation = #_sourceLocation) throws {
    #expect(try names == ["film"], sourceLocation: location)
    let isStored = try [UInt8](Data(contentsOf: URL(filePath: target))) == Film.content
    #expect(isStored, sourceLocation: location)
  }

  /// A server with a script for each request in turn.
  private func server(_ scripts: [[RawServer.Step]]) throws -> RawServer {
    let rest = Locked(scripts)
    return try RawServer { _ in rest.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
  }

  private func values(_ name: String, _ server: RawServer) throws -> [String?] {
    let field = try Regex("(?i)\\r\\n\(name): ([^\\r]*)")
    return try server.requests.map { try field.firstMatch(in: $0)?[1].substring.map(String.init) }
  }

  static let bodies: [[RawServer.Step]] = [
    Film.response(),
    [.chunked, .text("186A0\r\n"), .send(Film.content), .text("\r\n0\r\n\r\n")],
  ]

  @Test("A body is stored, with and without an announced length", arguments: bodies)
  func stored(script: [RawServer.Step]) async throws {
    let server = try RawServer(script)
    try await client(at: server.address).download(film, to: target)
    try expectFilm()
    #expect(try values("Accept-Encoding", server) == ["identity"])
  }

  /// The places where the server closes or resets a connection, from the first byte to the last.
  static let places = (0..<10).map { $0 * (Film.content.count - 1) / 9 }

  @Test("A download that ends at any place leaves nothing", arguments: places, [false, true])
  func cut(place: Int, isReset: Bool) async throws {
    let server = try server([Film.response(upTo: place) + (isReset ? [.reset] : []), Film.response()])
    let client = client(at: server.address)
    #expect(await failure(try await client.download(film, to: target)) != nil)
    #expect(try names == [])
    try await client.download(film, to: target)
    try expectFilm()
  }

  @Test("The body of a redirect's target is stored, and neither credential nor cookie is sent there")
  func redirected() async throws {
    let other = try RawServer(Film.response())
    let server = try RawServer([.head("302 Found", "Location: \(other.address)/film", "Content-Length: 0")])
    let client = client(at: server.address, interceptors: [AuthenticationInterceptor.ada()])
    let endpoint = film.with { $0.headerFields = [.cookie: "a=1", .acceptLanguage: "sv"] }
    try await client.download(endpoint, to: target)
    try expectFilm()
    #expect(try values("Authorization", other) == [nil])
    #expect(try values("Cookie", other) == [nil])
    #expect(try values("Cookie", server) == ["a=1"])
    #expect(try values("Accept-Language", other) == ["sv"])
    #expect(try values("Authorization", server) == ["Bearer 1"])
  }

  @Test("The body of a refusal isn't stored, and the credential is renewed")
  func renewed() async throws {
    let refusal: [RawServer.Step] = [.head("401 Unauthorized", "Content-Length: 7"), .text("refused")]
    let server = try server([refusal, Film.response()])
    try await client(at: server.address, interceptors: [AuthenticationInterceptor.ada()]).download(
      film, to: target)
    try expectFilm()
    #expect(try values("Authorization", server) == ["Bearer 1", "Bearer 2"])
  }

  @Test("Progress ends with the download, also after a failure", arguments: [40_000, 100_000])
  func progress(end: Int) async throws {
    let server = try RawServer(Film.response(upTo: end))
    let progress = ByteProgress()
    let values = Task { await progress.reduce(into: []) { $0.append($1) } }
    _ = await failure(try await client(at: server.address).download(film, to: target, progress: progress))
    let all = await values.value + (progress.reduce(into: []) { $0.append($1) })
    #expect(all.map(\.bytes) == all.map(\.bytes).sorted())
    #expect(all.last.map { "\($0)" } == "\(end) of 100000 bytes")
  }

  @Test("Two downloads to one path don't disturb each other", .timeLimit(.minutes(5)))
  func simultaneous() async throws {
    let server = try server([Film.response(upTo: 10) + [.untilClosed], Film.response()])
    let client = client(at: server.address)
    let progress = ByteProgress()
    let first = Task { [target, film] in try await client.download(film, to: target, progress: progress) }
    for await value in progress where value.bytes == 10 { break }
    try await client.download(film, to: target)
    first.cancel()
    await #expect(throws: ClientError.self) { try await first.value }
    try expectFilm()
  }

  #if os(Linux)
  @Test("A process that is killed leaves a temporary file, but none with the name of the target")
  func killed() async throws {
    let place = 40_000
    let server = try server([Film.response(upTo: place) + [.untilClosed], Film.response()])
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [address = server.address as String, target = target as String, place = place as Int] in
      let progress = ByteProgress()
      async let response = client(at: address).download(
        Endpoint<Void, Anyone>.get("film"), to: target, progress: progress)
      for await value in progress where value.bytes == place { kill(getpid(), SIGKILL) }
      _ = try await response
    }
    let left = try #require(names.first)
    #expect(left.wholeMatch(of: /film\.[0-9a-z]+\.partial/) != nil)
    try await client(at: server.address).download(film, to: target)
    #expect(try names == ["film", left])
  }

  @Test("A failure to write is an error, after which nothing is left")
  func full() async throws {
    let server = try RawServer(Film.response())
    await #expect(processExitsWith: .success) {
      [address = server.address as String, target = target as String] in
      // With the signal ignored, writing beyond the limit fails.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      limit.rlim_cur = 50_000
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let error = await failure(
        try await client(at: address).download(Endpoint<Void, Anyone>.get("film"), to: target))
      try #require(error?.description.hasSuffix("can't write \(target): File too large") == true)
    }
    #expect(try names == [])
  }
  #endif
}

/// The body that downloads receive and uploads send.
enum Film {
  static let content: [UInt8] = {
    var random = SeededGenerator(seed: 37)
    return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
  }()

  /// The script for a response that ends after a number of bytes.
  static func response(upTo end: Int = content.count) -> [RawServer.Step] {
    [.head("200 OK", "Content-Length: \(content.count)"), .send(Array(content[..<end]))]
  }
}
