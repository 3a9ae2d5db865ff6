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

  private func isStored(_ content: [UInt8] = DownloadRow.content) throws -> Bool {
    try [UInt8](Data(contentsOf: URL(filePath: target))) == content
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

  @Test("A download continues only what is a part of the same body", arguments: DownloadRow.all)
  func continued(row: DownloadRow) async throws {
    let server = try server([row.first] + row.responses)
    var policy = RetryPolicy()
    policy.delay = .zero
    let client = client(
      at: server.address, interceptors: row.errors.isEmpty ? [RetryInterceptor(policy)] : [])
    for text in row.errors {
      let error = try #require(await failure(try await client.download(film, to: target)))
      #expect(error.text(at: server.port) == "GET http://127.0.0.1/film\(text)")
      #expect(try !names.contains("film"))
    }
    try await client.download(film, to: target)
    #expect(try isStored())
    #expect(try names == ["film"])
    #expect(try values("Range", server) == row.ranges)
    #expect(server.requests.allSatisfy { $0.contains(/(?i)\r\nAccept-Encoding: identity\r\n/) })
  }

  private static func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  /// Waits until a file has at least this size, for at most a minute.
  private static func awaitSize(_ count: Int, of path: String) {
    for _ in 0..<60_000 {
      if size(path) >= count { return }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  /// The places where the server closes or resets a connection, from the first byte to the last.
  static let places = (0..<20).map { $0 * (DownloadRow.content.count - 1) / 19 }

  @Test("A download that ends at any place continues, or begins anew", arguments: places, [false, true])
  func cut(place: Int, isReset: Bool) async throws {
    let fields = ["ETag: \"a\""]
    let partial = target + ".partial"
    let server = try RawServer { head in
      guard let range = head.firstMatch(of: /(?i)\r\nRange: bytes=(\d+)-\r\n/), let first = Int(range.1)
      else {
        // A reset discards bytes that the client hasn't read.
        let wait = RawServer.Step.run { DownloadTests.awaitSize(place, of: partial) }
        return DownloadRow.whole(fields, upTo: place) + (isReset ? [wait, .reset] : [])
      }
      return DownloadRow.part("bytes \(first)-99999/100000", from: first)
    }
    let client = client(at: server.address)
    #expect(await failure(try await client.download(film, to: target)) != nil)
    #expect(Self.size(partial) == place)
    #expect(try !names.contains("film"))
    guard place > 0 else {
      #expect(try names == [])
      return
    }
    try await client.download(film, to: target)
    #expect(try isStored())
    #expect(try names == ["film"])
    #expect(try values("Range", server) == [nil, "bytes=\(place)-"])
    #expect(try values("If-Range", server) == [nil, "\"a\""])
  }

  @Test("Retries continue where the connection ended")
  func retried() async throws {
    let places = Self.places.dropFirst() + [DownloadRow.content.count]
    let scripts = zip([0] + places, places).map { start, end in
      start == 0
        ? DownloadRow.whole(["ETag: \"a\""], upTo: end)
        : DownloadRow.part("bytes \(start)-99999/100000", from: start, to: end, length: 100_000 - start)
    }
    let server = try server(scripts)
    var policy = RetryPolicy()
    (policy.limit, policy.delay) = (20, .zero)
    let client = client(at: server.address, interceptors: [RetryInterceptor(policy)])
    // A URL with a secret, of which nothing is stored.
    let endpoint = Endpoint<Void, Anyone>.get("film", query: ["token": "s3cr3t"])
    let response = try await client.download(endpoint, to: target)
    #expect(response.status == .partialContent)
    #expect(try isStored())
    #expect(try values("Range", server) == [nil] + Self.places.dropFirst().map { "bytes=\($0)-" })
  }

  /// Endpoints whose bodies don't continue the part of the film.
  static let others: [Endpoint<Void, Anyone>] = [
    .get("other"), .post("film"), .get("film", query: ["token": "s3cr3t"]),
  ]
  /// Responses without a byte of their bodies.
  static let failures: [[RawServer.Step]] = [
    [], [.head("200 OK", "ETag: \"b\"", "Content-Length: 9")], [.head("503 Busy", "Content-Length: 0")],
  ]

  @Test("The part of another body is kept until a byte arrives", arguments: others, failures)
  func kept(other: Endpoint<Void, Anyone>, failed: [RawServer.Step]) async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 40_000), failed, DownloadRow.part("bytes 40000-99999/100000"),
    ])
    let client = client(at: server.address)
    for endpoint in [film, other] {
      #expect(await failure(try await client.download(endpoint, to: target)) != nil)
      #expect(try names == ["film.partial", "film.partial-validator"])
    }
    try await client.download(film, to: target)
    #expect(try isStored())
    #expect(try values("Range", server) == [nil, nil, "bytes=40000-"])
  }

  @Test("A file that another program has written to gets no final name, and isn't continued")
  func mixed() async throws {
    let partial = target + ".partial"
    let writing = RawServer.Step.run {
      DownloadTests.awaitSize(40_000, of: partial)
      let file = FileHandle(forWritingAtPath: partial)
      _ = try? file?.seekToEnd()
      try? file?.write(contentsOf: [1])
    }
    let first = DownloadRow.whole(["ETag: \"a\""], upTo: 40_000)
    let server = try RawServer(first + [writing, .send(Array(DownloadRow.content[40_000...]))])
    let client = client(at: server.address)
    let error = await failure(try await client.download(film, to: target))
    #expect(
      error?.description.hasSuffix("can't store \(partial): another program has changed its length") == true)
    #expect(try names == [])
  }

  @Test("A changed body is stored from its first byte")
  func changed() async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 40_000),
      DownloadRow.whole(["ETag: \"b\""], DownloadRow.changed),
    ])
    let client = client(at: server.address)
    #expect(await failure(try await client.download(film, to: target)) != nil)
    try await client.download(film, to: target)
    #expect(try isStored(DownloadRow.changed))
  }

  @Test("The rest is requested from another origin, and the credential isn't sent there")
  func redirected() async throws {
    let other = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 40_000), DownloadRow.part("bytes 40000-99999/100000"),
    ])
    let server = try RawServer([.head("302 Found", "Location: \(other.address)/film", "Content-Length: 0")])
    let authenticator = Authenticator(
      store: MemoryCredentialStore(BearerToken(account: "ada", accessToken: "1"))
    ) { _ in BearerToken(account: "ada", accessToken: "2") }
    let client = client(at: server.address, interceptors: [AuthenticationInterceptor(authenticator)])
    #expect(await failure(try await client.download(film, to: target)) != nil)
    try await client.download(film, to: target)
    #expect(try isStored())
    #expect(try values("Range", other) == [nil, "bytes=40000-"])
    #expect(try values("If-Range", other) == [nil, "\"a\""])
    #expect(try values("Authorization", other) == [nil, nil])
    #expect(try values("Authorization", server) == ["Bearer 1", "Bearer 1"])
  }

  @Test("A refused credential is renewed before the rest")
  func renewed() async throws {
    let refusal: [RawServer.Step] = [.head("401 Unauthorized", "Content-Length: 0")]
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 40_000), refusal,
      DownloadRow.part("bytes 40000-99999/100000"),
    ])
    let authenticator = Authenticator(
      store: MemoryCredentialStore(BearerToken(account: "ada", accessToken: "1"))
    ) { _ in BearerToken(account: "ada", accessToken: "2") }
    let client = client(at: server.address, interceptors: [AuthenticationInterceptor(authenticator)])
    #expect(await failure(try await client.download(film, to: target)) != nil)
    try await client.download(film, to: target)
    #expect(try isStored())
    #expect(try values("Range", server) == [nil, "bytes=40000-", "bytes=40000-"])
    #expect(try values("Authorization", server) == ["Bearer 1", "Bearer 1", "Bearer 2"])
  }

  @Test("Progress continues, and ends with the download")
  func progress() async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 40_000), DownloadRow.part("bytes 40000-99999/100000"),
    ])
    let client = client(at: server.address)
    for end in [40_000, 100_000] {
      let progress = ByteProgress()
      let values = Task { await progress.reduce(into: []) { $0.append($1) } }
      _ = await failure(try await client.download(film, to: target, progress: progress))
      let all = await values.value + (progress.reduce(into: []) { $0.append($1) })
      #expect(all.map(\.bytes) == all.map(\.bytes).sorted())
      #expect(all.allSatisfy { $0.bytes >= end - 60_000 })
      #expect(all.last.map { "\($0)" } == "\(end) of 100000 bytes")
    }
  }

  @Test("Only one download at a time writes a file", .timeLimit(.minutes(5)))
  func locked() async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: 10) + [.untilClosed], DownloadRow.whole([]),
    ])
    let client = client(at: server.address)
    let progress = ByteProgress()
    let first = Task { [target, film] in try await client.download(film, to: target, progress: progress) }
    for await value in progress where value.bytes == 10 { break }
    let unused = ByteProgress()
    let error = try #require(await failure(try await client.download(film, to: target, progress: unused)))
    for await _ in unused { Issue.record("progress of an unsent request") }
    #expect(
      error.text(at: server.port)
        == "GET http://127.0.0.1/film: can't lock \(target).partial: Resource temporarily unavailable")
    first.cancel()
    await #expect(throws: ClientError.self) { try await first.value }
    try await client.download(film, to: target)
    #expect(try isStored())
  }

  #if os(Linux)
  /// The numbers of bytes after which the process is killed.
  static let kills: [Int] = {
    var random = SeededGenerator(seed: 9)
    return (0..<Thoroughness.rounds(3, of: 20)).map { _ in Int.random(in: 1..<100_000, using: &random) }
  }()

  @Test("A download continues after its process was killed at any place", arguments: kills)
  func killed(place: Int) async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""], upTo: place) + [.untilClosed],
      DownloadRow.part("bytes \(place)-99999/100000", from: place),
    ])
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [address = server.address as String, target = target as String, place = place as Int] in
      let progress = ByteProgress()
      async let response = client(at: address).download(
        Endpoint<Void, Anyone>.get("film"), to: target, progress: progress)
      for await value in progress where value.bytes == place { kill(getpid(), SIGKILL) }
      _ = try await response
    }
    #expect(try names == ["film.partial", "film.partial-validator"])
    try await client(at: server.address).download(film, to: target)
    #expect(try isStored())
    #expect(try values("Range", server) == [nil, "bytes=\(place)-"])
  }

  @Test("A limit for the size of files is an error, after which the download continues")
  func full() async throws {
    let server = try server([
      DownloadRow.whole(["ETag: \"a\""]), DownloadRow.part("bytes 50000-99999/100000", from: 50_000),
    ])
    await #expect(processExitsWith: .success) {
      [address = server.address as String, target = target as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      limit.rlim_cur = 50_000
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let error = await failure(
        try await client(at: address).download(Endpoint<Void, Anyone>.get("film"), to: target))
      try #require(error?.description.hasSuffix("can't write \(target).partial: File too large") == true)
    }
    #expect(try names == ["film.partial", "film.partial-validator"])
    try await client(at: server.address).download(film, to: target)
    #expect(try isStored())
  }
  #endif
}
