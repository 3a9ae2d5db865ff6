#if AsyncHTTPClient
import APIClient
import AsyncHTTPClient
import AsyncHTTPClientTransport
import BenchKit
import Catalog
import CatalogCodable
import CMallocCount
import CodableMapping
import Foundation
import NIOCore

/// Measures requests for one todo over loopback, 64 at a time, with the client over `AsyncHTTPClientTransport`,
/// compared with async-http-client alone. Both decode the todo. The server is nginx, a separate process.
struct TransportSection {
  private static let text = #"{"userId": 1, "id": 1, "title": "delectus aut autem", "completed": false}"#
  private static let width = 64
  private static let requests = 6_400
  private static let rounds = 9

  private typealias Request = @Sendable () async throws -> Void

  func run(_ limits: inout Limits) async throws {
    let server = try LoopbackServer(body: Self.text)
    let library = HTTPClient()
    let transport = AsyncHTTPClientTransport()
    let client = Client<Anyone>(APIEnvironment("bench", server.address), transport: transport)
    let codable = CodableMapper<Todo>()
    let direct: Request = {
      let response = try await library.execute(
        HTTPClientRequest(url: "\(server.address)/todos/1"), timeout: .seconds(60))
      let body = try await response.body.collect(upTo: 1 << 20)
      blackHole(try codable.decode([UInt8](buffer: body)))
    }
    let own: Request = { blackHole(try await client.send(.get("todos/1", as: codable))) }
    var times: [[Double]] = [[], []]
    for round in 0...Self.rounds {
      for (index, request) in [direct, own].enumerated() {
        let time = try await time(request)
        // The first round opens connections.
        if round > 0 { times[index].append(time) }
      }
    }
    let mallocs = [try await mallocs(direct), try await mallocs(own)].compactMap(\.self)
    try await library.shutdown()
    await transport.shutdown()

    print("\none todo over loopback, \(Self.width) requests at a time, medians of \(Self.rounds) rounds")
    for (index, name) in ["async-http-client alone", "the client over AsyncHTTPClientTransport"].enumerated()
    {
      let count = mallocs.isEmpty ? "" : String(format: ", %.1f mallocs", mallocs[index])
      print(String(format: "%10.0f/s  ", Double(Self.requests) / median(times[index])) + name + count)
    }
    let speed = median(zip(times[0], times[1]).map { $0 / $1 })
    print(
      String(format: "%10.2f  ", speed) + "of its requests per second, at least 0.8"
        + limits.verdict(speed >= 0.8))
    guard mallocs.count == 2 else { return }
    let cost = mallocs[1] / mallocs[0]
    print(String(format: "%10.2f  ", cost) + "of its mallocs, at most 1.3" + limits.verdict(cost <= 1.3))
  }

  /// Sends all requests, and returns the time in seconds.
  private func time(_ request: @escaping Request) async throws -> Double {
    let begin = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.width {
        group.addTask { for _ in 0..<Self.requests / Self.width { try await request() } }
      }
      try await group.waitForAll()
    }
    return (ContinuousClock.now - begin) / .seconds(1)
  }

  /// The number of blocks that a request allocates.
  private func mallocs(_ request: @escaping Request) async throws -> Double? {
    guard malloc_count_is_available() else { return nil }
    malloc_count_start()
    defer { malloc_count_stop() }
    _ = try await time(request)
    return Double(malloc_count_blocks()) / Double(Self.requests)
  }
}
#endif
