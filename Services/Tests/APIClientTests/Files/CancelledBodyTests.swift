import APIClient
import JSONCore
import Testing

@Suite("The body of a request that is cancelled")
struct CancelledBodyTests {
  static let bodies: [RequestBody] = [
    .stream(contentType: "text/plain") {
      AsyncStream<[UInt8]> { stream in
        for byte in 1...9 as ClosedRange<UInt8> { stream.yield([byte]) }
        stream.finish()
      }
    }, .multipart([.text("title", "Tea"), .bytes("photo", [1], contentType: nil)]),
  ]

  private func isCancelled(_ body: RequestBody, _ transport: CancellingTransport) async -> Bool {
    let endpoint = Endpoint<Void, Guest>(.post, "notes", body: body) { _ in }
    return await failure(try await guest(transport).send(endpoint))?.isCancelled == true
  }

  @Test("It doesn't look complete", arguments: bodies.indices, [0, 1])
  func ended(index: Int, place: Int) async {
    #expect(await isCancelled(Self.bodies[index], CancellingTransport(at: place)))
  }

  @Test("It doesn't continue if it is cancelled while its next chunk is awaited")
  func awaited() async {
    let transport = CancellingTransport(at: nil)
    let body = RequestBody.stream(contentType: "text/plain") {
      AsyncStream { () async -> [UInt8]? in
        transport.source.withLock { $0 }?.cancel()
        return [1]
      }
    }
    #expect(await isCancelled(body, transport))
  }
}

/// Reads the first chunks of a body, and cancels it before one of them.
private final class CancellingTransport: Transport {
  let source = Locked<(any BodySource)?>(nil)
  private let place: Int?

  init(at place: Int?) { self.place = place }

  func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
    let opened = try await exchange.streamedBody?.open()
    source.withLock { $0 = opened }
    for index in 0..<3 {
      if index == place { opened?.cancel() }
      guard try await opened?.next() != nil else { break }
    }
    return Reply(HTTPResponse(status: .ok))
  }
}
