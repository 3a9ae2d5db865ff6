#if AsyncHTTPClient
#if os(Linux)
import APIClient
import AsyncHTTPClientTransport
import Foundation
import HTTPTypes
import MappingTestSupport
import Testing

/// The memory and the processor time that requests take, each measured in a separate process.
@Suite(
  "Costs of long bodies and long waits", .asyncHTTPClient,
  .disabled(if: Sanitizer.isActive, "A sanitizer needs additional memory"))
struct StreamedBodyTests {
  private static let count = 200_000_000
  private static let piece = [UInt8](repeating: 32, count: 100_000)

  /// A server with a script, and with a short response, for which a process allocates what it needs only once.
  private static func server(_ script: [RawServer.Step]) throws -> RawServer {
    try RawServer { $0.contains("/short") ? [.head(), .text("{}")] : script }
  }

  /// Reads a body with a pause after every tenth of it, and returns its length.
  private static func readSlowly(_ url: String, _ transport: AsyncHTTPClientTransport) async throws -> Int {
    var exchange = Exchange(.get, try HTTPURL(url))
    exchange.isStreamed = true
    // Compressed, the body would be so short that it is received at once.
    exchange.request.headerFields[.acceptEncoding] = "identity"
    exchange.idleTimeout = .seconds(60)
    var count = 0
    var paused = 0
    for try await chunk in try await transport.send(exchange).body {
      count += chunk.count
      if count / (Self.count / 10) > paused {
        paused += 1
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    return count
  }

  @Test("200 MB through a slow reader take at most 16 MiB, and no file")
  func slowReader() async throws {
    let server = try Self.server([
      .head("200 OK", "Content-Length: \(Self.count)"),
      .repeating(Self.piece, Self.count / Self.piece.count),
    ])
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = server.address as String] in
      let transport = AsyncHTTPClientTransport()
      _ = try await transport.send(Exchange(.get, HTTPURL("\(address)/short"))).body.prefix(100)
      let before = try Costs.peak()
      let files = try Self.regularFiles()
      let count = try await Self.readSlowly("\(address)/long", transport)
      try #require(count == Self.count)
      let filesBehind = try Self.regularFiles()
      try #require(filesBehind == files)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= 16 << 20)
  }

  @Test(
    "200 MB over TLS through a slow reader take at most 16 MiB, with HTTP/1.1 and HTTP/2", Nginx.trait,
    arguments: [false, true])
  func slowReaderOfTLS(usesHTTP2: Bool) async throws {
    let nginx = try await Nginx(offersHTTP2: usesHTTP2)
    let file = nginx.documents.appending(path: "long")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(Self.count))
    try handle.close()
    try nginx.add("{}", as: "short")
    let authority = nginx.directory.appending(path: "authority.pem").path
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = nginx.secureAddress as String, authority = authority as String] in
      let pem = [UInt8](try Data(contentsOf: URL(filePath: authority)))
      let transport = Tested.asyncHTTPClient { $0.authorities = [pem] }
      _ = try await transport.send(Exchange(.get, HTTPURL("\(address)/short"))).body.prefix(100)
      let before = try Costs.peak()
      let count = try await Self.readSlowly("\(address)/long", transport)
      try #require(count == Self.count)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= 16 << 20)
  }

  /// The regular files that the process has open.
  private static func regularFiles() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
      var status = stat()
      return stat("/proc/self/fd/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }

  @Test("A long upload takes the memory of one part")
  func upload() async throws {
    let server = try Self.server([.receiving(Self.count), .head("201 Created")])
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = server.address as String] in
      let transport = AsyncHTTPClientTransport()
      _ = try await transport.send(Exchange(.get, HTTPURL("\(address)/short"))).body.prefix(100)
      var exchange = Exchange(.put, try HTTPURL("\(address)/long"))
      exchange.body = [UInt8](repeating: 32, count: Self.count)
      let before = try Costs.peak()
      let reply = try await transport.send(exchange)
      try #require(reply.response.status == .created)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= 16 << 20)
  }

  /// The processor time of the process, in milliseconds.
  private static func processorTime() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Int($1.tv_sec) * 1000 + Int($1.tv_usec) / 1000 }
  }

  @Test("A request that waits for ten seconds takes no processor time")
  func waiting() async throws {
    let server = try Self.server([.untilClosed])
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = server.address as String] in
      let transport = AsyncHTTPClientTransport()
      _ = try await transport.send(Exchange(.get, HTTPURL("\(address)/short"))).body.prefix(100)
      var exchange = Exchange(.get, try HTTPURL(address))
      exchange.idleTimeout = .seconds(10)
      let before = Self.processorTime()
      var kind: TransportError.Kind?
      do throws(TransportError) { _ = try await transport.send(exchange) } catch { kind = error.kind }
      try #require(kind == .timedOut(.idle))
      print("milliseconds: \(Self.processorTime() - before)")
    }
    // URLSession takes more than a thousand.
    #expect(try Costs.number("milliseconds", in: result) <= 100)
  }
}
#endif
#endif
