import APIClient
import Foundation
import HTTPTypes
import Testing
import URLSessionTransport

/// Bodies that arrive faster than they are read.
@Suite("The backlog of a body", .urlSession)
struct BacklogTests {
  private let count = 8 << 20
  private let piece = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }

  /// Sends a request, and returns its reply when the server has sent the whole body or the transfer has
  /// failed.
  private func reply(
    isStreamed: Bool, _ change: (inout URLSessionTransportOptions) -> Void
  ) async throws -> Reply {
    let server = try RawServer([
      .head("200 OK", "Content-Length: \(count)"), .repeating(piece, count / piece.count),
    ])
    var options = URLSessionTransportOptions()
    options.backlogLimit = 100_000
    change(&options)
    var exchange = Exchange(.get, try HTTPURL(server.address))
    exchange.isStreamed = isStreamed
    let reply = try await URLSessionTransport(options).send(exchange)
    for await case .closed in server.events { break }
    return reply
  }

  private func temporaryDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }

  @Test("Bytes above the limit are stored in an unlinked file", arguments: [true, false])
  func file(isStreamed: Bool) async throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let reply = try await reply(isStreamed: isStreamed) {
      $0.overflow = .temporaryFile(directory: directory.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    var received: [UInt8] = []
    for try await chunk in reply.body { received += chunk }
    var sent: [UInt8] = []
    for _ in 0..<count / piece.count { sent += piece }
    #expect((received == sent) as Bool)
  }

  @Test("A body whose backlog can't be written to a file fails")
  func noPlace() async throws {
    let reply = try await reply(isStreamed: true) { $0.overflow = .temporaryFile(directory: "/nowhere") }
    let error = await #expect(throws: TransportError.self) { for try await _ in reply.body {} }
    #expect(error?.description == "the temporary file of the body failed: No such file or directory")
  }

  @Test("The file has a limit")
  func fileLimit() async throws {
    let reply = try await reply(isStreamed: true) { $0.fileLimit = 1_000_000 }
    var count = 0
    let error = await #expect(throws: TransportError.self) {
      for try await chunk in reply.body { count += chunk.count }
    }
    #expect(error?.kind == .consumerTooSlow)
    #expect(count > 1_000_000 && count <= 1_100_000)
  }

  @Test("A body that is read too slowly fails if the options require it")
  func failure() async throws {
    let reply = try await reply(isStreamed: true) { $0.overflow = .failure }
    var count = 0
    let error = await #expect(throws: TransportError.self) {
      for try await chunk in reply.body { count += chunk.count }
    }
    #expect(error?.description == "response buffer overflowed: body not read in time")
    // The bytes that arrived before the error are delivered first.
    #expect(count > 0 && count <= 100_000)
  }

  @Test("A collected body isn't limited by the backlog")
  func collected() async throws {
    let reply = try await reply(isStreamed: false) { $0.overflow = .failure }
    #expect(try await reply.body.prefix(count).bytes.count == count)
  }
}
