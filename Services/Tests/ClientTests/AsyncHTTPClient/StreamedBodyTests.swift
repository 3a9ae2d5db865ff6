#if AsyncHTTPClient
#if os(Linux)
import APIClient
import Foundation
import HTTPTypes
import JSONCore
import MappingTestSupport
import NIOCore
import Testing

@testable import AsyncHTTPClientTransport

/// The memory that requests take, measured in separate processes, and how often they check the idle time.
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

  @Test(
    "200 MB through a slow reader take at most 16 MiB and no file, also over TLS with HTTP/1.1 and HTTP/2",
    Nginx.trait, arguments: [nil, false, true])
  func slowReader(usesHTTP2: Bool?) async throws {
    let nginx = try await Nginx(offersHTTP2: usesHTTP2 == true)
    let file = nginx.documents.appending(path: "long")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(Self.count))
    try handle.close()
    try nginx.add("{}", as: "short")
    let address = usesHTTP2 == nil ? "http://127.0.0.1:\(nginx.ports.plain)" : nginx.secureAddress
    let authority = nginx.directory.appending(path: "authority.pem").path
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = address as String, authority = authority as String] in
      let pem = [UInt8](try Data(contentsOf: URL(filePath: authority)))
      let transport = Tested.asyncHTTPClient { $0.authorities = [pem] }
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

  @Test("A waiting request reads the clock only at its start and when the idle timeout has passed")
  func waiting() async throws {
    let server = try Self.server([.untilClosed])
    let count = Locked(0)
    let transport = AsyncHTTPClientTransport(AsyncHTTPClientTransportOptions()) {
      count.withLock { $0 += 1 }
      return .now()
    }
    var exchange = Exchange(.get, try HTTPURL(server.address))
    exchange.idleTimeout = .milliseconds(200)
    var kind: TransportError.Kind?
    do throws(TransportError) { _ = try await transport.send(exchange) } catch { kind = error.kind }
    #expect(kind == .timedOut(.idle))
    #expect(count.withLock { $0 } == 2)
  }
}
#endif
#endif
