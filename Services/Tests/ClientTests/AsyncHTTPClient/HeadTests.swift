#if AsyncHTTPClient
import APIClient
import AsyncHTTPClientTransport
import HTTPTypes
import MappingTestSupport
import Testing

@Suite("The head of a response", .asyncHTTPClient)
struct HeadTests {
  @Test("30 000 header fields are refused, and other requests of the transport continue")
  func manyFields() async throws {
    let server = try RawServer { head in
      guard head.contains("/many") else { return [.head(), .text("{}")] }
      return [.text("HTTP/1.1 200 OK\r\n"), .repeating(Array("a: b\r\n".utf8), 30_000), .text("\r\n{}")]
    }
    let transport = try Tested.asyncHTTPClient()
    let many = Exchange(.get, try HTTPURL("\(server.address)/many"))
    let few = Exchange(.get, try HTTPURL(server.address))
    let refused = Task { try await transport.send(many) }
    for _ in 0..<20 { #expect(try await transport.send(few).response.status == .ok) }
    let error = await #expect(throws: TransportError.self) { try await refused.value }
    #expect(error?.kind == .headTooLarge)
  }

  @Test(
    "What SwiftNIO's parser refuses without a name has a reason",
    arguments: [
      "HTTP/1.1 200 OK\n\n{}", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n",
    ])
  func refused(text: String) async throws {
    let server = try RawServer([.text(text)])
    let exchange = Exchange(.get, try HTTPURL(server.address))
    let error = await #expect(throws: TransportError.self) {
      try await Tested.asyncHTTPClient().send(exchange)
    }
    #expect(
      error?.description == """
        invalid HTTP response (a line ends without a carriage return, or it has both a length and chunks)
        """)
  }

  /// Valid responses, which the test below damages.
  private static let samples = [
    "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: T\r\n\r\n2;a=b\r\n{}\r\n0\r\nT: a\r\n\r\n",
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nConnection: close\r\n\r\nno",
    "HTTP/1.0 304 Not Modified\r\nETag: \"1\"\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\nframes",
  ]

  @Test("Damaged responses are responses or errors, and stop nothing", arguments: 0..<20 as Range<UInt64>)
  func damaged(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let count = 50
    let sent = Locked<[[UInt8]]>([])
    for _ in 0..<count {
      var bytes = Array((Self.samples.randomElement(using: &random) ?? "").utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(contentsOf: bytes[index..<min(index + 20, bytes.count)], at: index)
        case 2: bytes[index] = UInt8.random(in: 0...255, using: &random)
        default: bytes[index] = Array("0123459 \r\n:;".utf8).randomElement(using: &random) ?? 0
        }
      }
      sent.withLock { $0.append(bytes) }
    }
    let server = try RawServer { head in
      guard !head.contains("/end ") else { return [.head(), .text("end")] }
      return sent.withLock { $0.popLast() }.map { [.send($0)] } ?? []
    }
    let transport = AsyncHTTPClientTransport()
    for number in 0..<count {
      let url = try HTTPURL("\(server.address)/\(number)")
      _ = try? await transport.send(Exchange(number.isMultiple(of: 5) ? .head : .get, url)).body.prefix(100)
    }
    // A retry, because the server may have closed the connection that the transport uses.
    var policy = RetryPolicy()
    policy.delay = .zero
    let client = client(at: server.address, transport, interceptors: [RetryInterceptor(policy)])
    #expect(try await client.send(Endpoint<[UInt8], Anyone>.bytes("end")) == Array("end".utf8))
    await transport.shutdown()
  }
}
#endif
