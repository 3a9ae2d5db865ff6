import APIClient
import Foundation
import HTTPTypes
import Testing

@testable import URLSessionTransport

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

  /// Options that let a body fail, and the error with the number of bytes that are delivered before it.
  static let failures: [(@Sendable (inout URLSessionTransportOptions) -> Void, String, ClosedRange<Int>)] = [
    (
      { $0.overflow = .temporaryFile(directory: "/nowhere") },
      "the temporary file of the body failed: No such file or directory", 0...100_000
    ),
    ({ $0.fileLimit = 1_000_000 }, tooSlow, 1_000_001...1_100_000),
    ({ $0.overflow = .failure }, tooSlow, 1...100_000),
  ]
  private static let tooSlow = "response buffer overflowed: body not read in time"

  @Test(
    "A body that is read too slowly fails at a limit, or if it can't be written to a file",
    arguments: failures)
  func failure(
    change: @Sendable (inout URLSessionTransportOptions) -> Void, text: String, counts: ClosedRange<Int>
  ) async throws {
    let reply = try await reply(isStreamed: true, change)
    var count = 0
    let error = await #expect(throws: TransportError.self) {
      for try await chunk in reply.body { count += chunk.count }
    }
    #expect(error?.description == text)
    #expect(counts.contains(count))
  }

  @Test("A collected body isn't limited by the backlog")
  func collected() async throws {
    let reply = try await reply(isStreamed: false) { $0.overflow = .failure }
    #expect(try await reply.body.prefix(count).bytes.count == count)
  }

  #if os(Linux)
  /// The space on the disk, in bytes, of the unlinked files of a directory that this process has open.
  private func space(in directory: URL) throws -> Int {
    let descriptors = "/proc/self/fd"
    var sizes: [UInt64: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: descriptors) {
      let path = "\(descriptors)/\(name)"
      guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: path),
        file.hasPrefix(directory.path)
      else { continue }
      var status = stat()
      if stat(path, &status) == 0 { sizes[UInt64(status.st_ino)] = Int(status.st_blocks) * 512 }
    }
    return sizes.values.reduce(0, +)
  }

  @Test("The file needs only the space of the unread bytes")
  func space() throws {
    let directory = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    var options = URLSessionTransportOptions()
    options.overflow = .temporaryFile(directory: directory.path)
    options.backlogLimit = 0
    options.fileLimit = 4 << 20
    var backlog = Backlog(options, isStreamed: true)
    let length = 1 << 20
    func chunk(_ number: Int) -> [UInt8] {
      [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: length)
    }
    var mostSpace = 0
    var unread: [UInt8] = []
    // The reader is always one to two chunks behind.
    try backlog.append(chunk(0), isPaused: false)
    for number in 1...100 {
      try backlog.append(chunk(number), isPaused: false)
      while unread.count < length { unread += try #require(try backlog.removeFirst()) }
      #expect((unread == chunk(number - 1)) as Bool)
      unread = []
      if number % 10 == 0 { mostSpace = max(mostSpace, try space(in: directory)) }
    }
    #expect(mostSpace > 0)
    #expect(mostSpace <= 68 << 20)
  }
  #endif
}
