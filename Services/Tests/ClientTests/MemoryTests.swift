#if os(Linux)
import APIClient
import Foundation
import HTTPTypes
import JSONCore
import MappingTestSupport
import Testing
import URLSessionTransport

/// The memory that a long body takes, each measured in a separate process.
@Suite(
  "Memory of a long body", .urlSession,
  .disabled(if: Sanitizer.isActive, "A sanitizer needs additional memory"))
struct MemoryTests {
  private static let count = 200_000_000
  private static let longCount = 300_000_000

  private static func exchange(_ port: Int, _ path: String) throws -> Exchange {
    Exchange(.get, try HTTPURL("http://127.0.0.1:\(port)/\(path)"))
  }

  /// Sends a first request, which allocates the memory that a process allocates only once.
  private static func warmUp(_ transport: URLSessionTransport, _ port: Int) async throws {
    _ = try await transport.send(exchange(port, "short")).body.prefix(100)
  }

  private static func script(_ head: String) -> [RawServer.Step] {
    if head.contains("/short") { return [.head(), .text("{}")] }
    let piece = [UInt8](repeating: 32, count: 100_000)
    let count = head.contains("/longer") ? longCount : count
    let head = head.contains("/open") ? RawServer.Step.head() : .head("200 OK", "Content-Length: \(count)")
    return [head, .repeating(piece, count / piece.count)]
  }

  @Test("A streamed body takes at most 16 MiB more, also if it is read late", arguments: [false, true])
  func streamed(isReadLate: Bool) async throws {
    let isSent = Locked(false)
    // The script blocks a thread of the server, because waiting for the other process blocks the threads of
    // tasks.
    let server = try RawServer { head in
      guard !head.contains("/sent") else {
        // Responds when the long body has been sent.
        while !isSent.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) }
        return Self.script("/short")
      }
      return Self.script(head) + (head.contains("/long") ? [.run { isSent.withLock { $0 = true } }] : [])
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [port = server.port as Int, isReadLate = isReadLate as Bool] in
      let transport = URLSessionTransport()
      try await Self.warmUp(transport, port)
      let before = try Costs.peak()
      var exchange = try Self.exchange(port, "long")
      exchange.isStreamed = true
      let reply = try await transport.send(exchange)
      if isReadLate { _ = try await URLSessionTransport().send(Self.exchange(port, "sent")).body.prefix(100) }
      var count = 0
      for try await chunk in reply.body { count += chunk.count }
      try #require(count == Self.count)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= 16 << 20)
  }

  @Test(
    "A collected body takes at most a tenth more than its length",
    arguments: [("long", count, count), ("open", count, count), ("open", count, .max)]
      + (Thoroughness.isFull
        ? [
          ("longer", longCount, .max), ("open/longer", longCount, longCount),
          ("open/longer", longCount, .max),
        ]
        : []))
  func collected(path: String, length: Int, limit: Int) async throws {
    let server = try RawServer { Self.script($0) }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [port = server.port as Int, path = path as String, length = length as Int, limit = limit as Int] in
      let transport = URLSessionTransport()
      try await Self.warmUp(transport, port)
      let before = try Costs.peak()
      let body = try await transport.send(Self.exchange(port, path)).body.prefix(limit)
      try #require(body.bytes.count == length && body.isWhole)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= length * 11 / 10)
  }

  /// The platform stops the process, which callers can't prevent. If a row of this test fails, the
  /// platform was fixed: remove the row from the page of the transport, and add it to the table of failures.
  @Test(
    "Some responses stop the process because of bugs of the platform",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Le": "Transfer completed, but there's no response.",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nServer-Timing: db\r\n\r\n":
        "Transfer completed, but there's no response.",
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}": "",
      // 2⁶³ − 512
      "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775296\r\n\r\n{}": "",
      "HTTP/1.1 302 Found\r\nLocation: //[::1]/\r\n\r\n": "Invalid URL",
    ])
  func stopped(reply: String, words: String) async throws {
    let server = try RawServer([.text(reply)])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [port = server.port as Int] in
      _ = try await URLSessionTransport().send(Self.exchange(port, "")).body.prefix(100)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.isEmpty || text.contains(words))
  }
}
#endif
