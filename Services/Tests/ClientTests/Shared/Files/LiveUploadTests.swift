import APIClient
import Foundation
import HTTPTypes
import JSONCore
import Testing

/// Bodies that are sent before all of their chunks exist.
@Suite("Uploads of live streams")
struct LiveUploadTests {
  @Test(
    "Each chunk is sent while the next one doesn't exist yet", .timeLimit(.minutes(5)),
    .disabled(if: Tested.isURLSession, "It sends nothing before the end of the stream"),
    arguments: [nil, 8])
  func live(count: Int?) async throws {
    let parts =
      count == nil ? ["4\r\nabcd\r\n", "4\r\nefgh\r\n0\r\n\r\n"] : ["abcd", "efgh"]
    let (chunks, stream) = AsyncStream.makeStream(of: [UInt8].self)
    let server = try RawServer([
      .receiving(parts[0].utf8.count),
      .run {
        stream.yield(Array("efgh".utf8))
        stream.finish()
      },
      .receiving(parts[1].utf8.count), .head("201 Created", "Content-Length: 0"),
    ])
    stream.yield(Array("abcd".utf8))
    let body = RequestBody.stream(chunks, contentType: "text/plain", count: count)
    try await client(at: server.address).send(Endpoint<Void, Anyone>(.post, "notes", body: body) { _ in })
  }

  @Test("The time until the body has its next chunk isn't idle time", .timeLimit(.minutes(5)))
  func slow() async throws {
    let server = try RawServer([.receiving(2), .head("201 Created", "Content-Length: 0")])
    let clock = ManualClock()
    let (readings, reading) = AsyncStream.makeStream(of: ManualClock.Instant.self)
    let body = RequestBody.stream(contentType: "text/plain", count: 2) {
      let rest = Locked(2)
      return AsyncThrowingStream { () async throws -> [UInt8]? in
        clock.advance(by: Tested.idleTimeout * 2)
        // URLSession reads the whole body before it begins to measure. The other transport reads the clock
        // once when it has sent the chunk before, and then only to check the idle time.
        if !Tested.isURLSession {
          for await _ in readings.filter({ $0 == clock.now }).prefix(2) {}
        }
        return rest.withLock { rest in
          rest -= 1
          return rest < 0 ? nil : [1]
        }
      }
    }
    let transport = Tested.transport(clock: clock) { reading.yield($0) }
    let client = client(at: server.address, transport) { $0.idleTimeout = Tested.idleTimeout }
    try await client.send(Endpoint<Void, Anyone>(.post, "notes", body: body) { _ in })
  }

  @Test(
    "A file that changes its length while it is sent is an error", .timeLimit(.minutes(5)),
    arguments: [-1, 1])
  func changed(by difference: Int) async throws {
    let path = URL.temporaryDirectory.appending(path: "LiveUploadTests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    // More than a connection takes before the server reads.
    let count = 64 << 20
    try Data(count: count).write(to: URL(filePath: path))
    let server = try RawServer { [path] _ in
      truncate(path, off_t(count + difference))
      // With URLSession, only the response ends the request.
      let end = Tested.isURLSession ? .head("201 Created", "Content-Length: 0") : RawServer.Step.untilClosed
      return [.receiving(count - 1), end]
    }
    let body = RequestBody.file(path, contentType: "video/mp4")
    let error = await failure(
      try await client(at: server.address).send(Endpoint<Void, Anyone>(.post, "films", body: body) { _ in }))
    #expect(
      error?.transportError
        == TransportError(
          .other, reason: "the body of the request changed while it was sent: expected \(count) bytes"))
  }

  /// A body whose second chunk never exists.
  private final class EndlessBody: BodySource {
    private let state = Locked((isBegun: false, reader: CheckedContinuation<Void, Never>?.none))
    let waits = AsyncStream.makeStream(of: Void.self)
    let cancellations = AsyncStream.makeStream(of: Void.self)

    func next() async throws(TransportError) -> [UInt8]? {
      let isFirst = state.withLock { state in
        defer { state.isBegun = true }
        return !state.isBegun
      }
      if isFirst { return [1] }
      await withCheckedContinuation { reader in
        state.withLock { $0.reader = reader }
        waits.continuation.finish()
      }
      return nil
    }

    func cancel() {
      cancellations.continuation.finish()
      let reader = state.withLock { state in
        defer { state.reader = nil }
        return state.reader
      }
      reader?.resume()
    }
  }

  @Test("Cancelling the request cancels the source of its body", .timeLimit(.minutes(5)))
  func cancelledSource() async throws {
    let server = try RawServer([.untilClosed])
    let source = EndlessBody()
    var exchange = Exchange(.post, try HTTPURL(server.address))
    exchange.streamedBody = StreamedBody { source }
    let task = Task { [exchange] in try await Tested.transport().send(exchange) }
    for await _ in source.waits.stream {}
    task.cancel()
    for await _ in source.cancellations.stream {}
    let error = await #expect(throws: TransportError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
  }

  @Test("Cancelling the request ends the stream of its body", .timeLimit(.minutes(5)))
  func cancelled() async throws {
    let server = try RawServer([.untilClosed])
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let client = client(at: server.address)
    // Nothing else holds the stream, so it ends even if the request is cancelled between two chunks.
    let body = RequestBody.stream(contentType: "image/png") {
      let (chunks, stream) = AsyncStream.makeStream(of: [UInt8].self)
      stream.onTermination = { _ in ended.finish() }
      stream.yield([1])
      opened.finish()
      return chunks
    }
    let endpoint = Endpoint<Void, Anyone>(.post, "photos", body: body) { _ in }
    let task = Task { () async -> ClientError? in await failure(try await client.send(endpoint)) }
    for await _ in openings {}
    // URLSession sends nothing before the end of the stream.
    if !Tested.isURLSession { for await case .request in server.events { break } }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
    for await _ in ends {}
  }
}
