#if os(Linux)
import APIClient
import JSONCore
import MappingTestSupport
import Testing
import URLSessionTransport

/// Servers that close a connection while a request with a body is sent.
@Suite("Requests with a body on a connection that the server closes", .urlSession)
struct ReusedConnectionTests {
  /// Responds to `/first`, and closes that connection when the next request arrives on it. Responds to that
  /// request after its whole body.
  ///
  /// - Parameter onReuse: Called when the next request arrives on the connection of `/first`.
  private static func script(
    _ head: String, onReuse: @escaping @Sendable () -> Void
  ) -> [RawServer.Step] {
    guard !head.contains(" /first ") else { return [.kept, .receiving(1), .run(onReuse)] }
    let length = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length: ") }
    return [.receiving(length.flatMap { Int($0.dropFirst(16)) } ?? 0), .kept]
  }

  private static func post(_ count: Int) -> Endpoint<[UInt8], Anyone> {
    Endpoint<[UInt8], Anyone>.bytes("second").with {
      ($0.method, $0.body) = (.post, .bytes([UInt8](repeating: 32, count: count), contentType: "text/plain"))
    }
  }

  /// Lets the idle timeout of a POST pass that the platform has begun to send again on a new connection.
  private static func passIdleTimeout(
    of server: RawServer, _ transport: any Transport, by clock: ManualClock,
    if isReused: borrowing Locked<Bool>
  ) async throws {
    for await case .request(let head) in server.events where head.hasPrefix("POST ") {
      guard isReused.withLock({ $0 }) else { return }
      // If the platform could provide the body, it would send it before another response.
      let other = try RawServer([.kept])
      _ = try await client(at: other.address, transport).send(Endpoint<[UInt8], Anyone>.bytes("other"))
      return await Tested.passIdleTimeout(by: clock)
    }
  }

  /// Sends a request that opens a connection, then one with a body of random length. Repeats that until the
  /// second request reuses the connection: on a busy machine, it may be sent before the connection is free.
  private func post(
    _ seed: UInt64, interceptors: [any Interceptor] = [], idempotency: Exchange.Idempotency = .byMethod
  ) async throws -> (error: ClientError?, server: RawServer) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let isReused = Locked(false)
      let server = try RawServer { Self.script($0) { isReused.withLock { $0 = true } } }
      let clock = ManualClock()
      let transport = Tested.transport(clock: clock)
      let client = client(at: server.address, transport, interceptors: interceptors) {
        $0.idleTimeout = Tested.idleTimeout
      }
      _ = try await client.send(Endpoint<[UInt8], Anyone>.bytes("first"))
      try await Task.sleep(for: .milliseconds(10))
      let count = Int.random(in: 1...20_000, using: &random)
      let passing = Task {
        try await Self.passIdleTimeout(of: server, transport, by: clock, if: isReused)
      }
      defer { passing.cancel() }
      let error = await failure(
        try await client.send(Self.post(count).with { $0.idempotency = idempotency }))
      if isReused.withLock({ $0 }) { return (error, server) }
    }
    throw NeverReused()
  }

  private struct NeverReused: Error {}

  /// libcurl sends such a request again on a new connection, but FoundationNetworking can't provide the body
  /// a second time. If this test fails, the platform was fixed: remove the row from the page of the
  /// transport.
  @Test(
    "On a reused connection, a POST waits for the idle timeout", .timeLimit(.minutes(5)),
    arguments: 1...3 as ClosedRange<UInt64>)
  func waits(seed: UInt64) async throws {
    let (error, server) = try await post(seed)
    #expect(error?.transportError?.kind == .timedOut(.idle))
    #expect(server.requests.count == 2)
  }

  @Test(
    "With an idempotency key, such a POST is retried", .timeLimit(.minutes(5)),
    arguments: 1...3 as ClosedRange<UInt64>)
  func retried(seed: UInt64) async throws {
    let (error, server) = try await post(
      seed, interceptors: [RetryInterceptor.immediate()], idempotency: .key("\(seed)"))
    #expect(error == nil)
    #expect(server.requests.count == 3)
  }

  /// Whether libcurl reports a failure to send or to receive depends on the moment of the closing.
  @Test("A connection that is closed within a body is lost", arguments: 1...8 as ClosedRange<UInt64>)
  func closed(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let scripts: [[RawServer.Step]] = [
      [.pause(.milliseconds(50))], [], [.receiving(1)], [.receiving(200_000)],
    ]
    let server = try RawServer(scripts[Int(seed) % scripts.count])
    let count = Int.random(in: 3_000_000...6_000_000, using: &random)
    let error = await failure(try await client(at: server.address).send(Self.post(count)))
    #expect(error?.transportError?.kind == .connectionLost, "\(error as Any)")
    #expect(error?.isOffline == true)
  }
}
#endif
