import APIClient
import AsyncHTTPClient
import AsyncHTTPClientTransport
import CMallocCount
import Catalog
import CatalogCodable
import CodableMapping
import Foundation
import NIOCore

/// Measures requests for one todo over loopback, 64 at a time, with the client over
/// `AsyncHTTPClientTransport`, compared with async-http-client alone. Both use SwiftNIO's shared threads, and
/// decode the todo with the same mapper. The server is nginx, a separate process.
///
/// Two influences are larger than the difference. The speed of the machine changes within seconds, so short
/// rounds of both alternate, and each is compared with the adjacent one. The library assigns each connection
/// to a thread for its lifetime, and some assignments are slower, so new connections are opened after a few
/// rounds.
struct TransportSection {
  private static let text = #"{"userId": 1, "id": 1, "title": "delectus aut autem", "completed": false}"#
  private static let width = 64
  private static let requests = 1_280
  private static let sets = 25
  private static let pairs = 4

  private typealias Request = @Sendable () async throws -> Void

  /// The duration and the processor time of a round, in seconds.
  private struct Cost {
    var time, processor: Double
  }

  /// A round of the library alone and one of the client.
  private struct Pair {
    var direct, own: Cost

    var speed: Double { direct.time / own.time }
    var processor: Double { own.processor / direct.processor }
  }

  func run(_ limits: inout Limits) async throws {
    let server = try LoopbackServer(body: Self.text)
    var sets: [[Pair]] = []
    var mallocs: [(direct: Double, own: Double)] = []
    for _ in 0..<Self.sets {
      // This configuration decompresses bodies, as the transport does.
      let library = HTTPClient(configuration: .singletonConfiguration)
      let transport = AsyncHTTPClientTransport()
      let (direct, own) = requests(library, transport, server.address)
      // The first pairs open the connections.
      sets.append(Array(try await pairs(3 + Self.pairs, direct, own).dropFirst(3)))
      if malloc_count_is_available() { mallocs.append((try await blocks(direct), try await blocks(own))) }
      try await library.shutdown()
      await transport.shutdown()
    }

    let all = sets.flatMap(\.self)
    print(
      "\none todo over loopback, \(Self.width) requests at a time, medians of \(all.count) pairs of rounds")
    show("async-http-client alone", all.map(\.direct), mallocs.map(\.direct))
    show("the client over AsyncHTTPClientTransport", all.map(\.own), mallocs.map(\.own))
    let speed = median(all.map(\.speed))
    print(
      ratio(speed, sets.map { median($0.map(\.speed)) }, "requests per second, at least 0.8"), terminator: "")
    print(limits.verdict(speed >= 0.8))
    let processor = sets.map { median($0.map(\.processor)) }
    print(ratio(median(all.map(\.processor)), processor, "processor time"))
    guard !mallocs.isEmpty else { return }
    let counts = mallocs.map { $0.own / $0.direct }
    print(ratio(median(counts), counts, "mallocs, at most 1.3"), terminator: "")
    print(limits.verdict(median(counts) <= 1.3))
  }

  private func requests(
    _ library: HTTPClient, _ transport: AsyncHTTPClientTransport, _ address: String
  ) -> (direct: Request, own: Request) {
    let client = Client<Anyone>(APIEnvironment("bench", address), transport: transport)
    let codable = CodableMapper<Todo>()
    let direct: Request = {
      let request = HTTPClientRequest(url: "\(address)/todos/1")
      let response = try await library.execute(request, timeout: .seconds(60))
      blackHole(try codable.decode([UInt8](buffer: try await response.body.collect(upTo: 1 << 20))))
    }
    return (direct, { blackHole(try await client.send(.get("todos/1", as: codable))) })
  }

  /// Measures rounds of both in the order A B, B A, and so on, so that a steady drift cancels out.
  private func pairs(_ count: Int, _ direct: @escaping Request, _ own: @escaping Request) async throws
    -> [Pair]
  {
    var pairs: [Pair] = []
    for index in 0..<count {
      let isSwapped = index % 2 == 1
      let first = try await cost(of: isSwapped ? own : direct)
      let second = try await cost(of: isSwapped ? direct : own)
      pairs.append(isSwapped ? Pair(direct: second, own: first) : Pair(direct: first, own: second))
    }
    return pairs
  }

  private func show(_ name: String, _ costs: [Cost], _ mallocs: [Double]) {
    let rate = Double(Self.requests) / median(costs.map(\.time))
    let processor = median(costs.map(\.processor)) / Double(Self.requests) * 1e6
    let count = mallocs.isEmpty ? "" : String(format: ", %.1f mallocs", median(mallocs))
    print(String(format: "%10.0f/s  %5.1f µs of processor time%@, ", rate, processor, count) + name)
  }

  /// The line of a ratio, with its least and its greatest value for a set of connections.
  private func ratio(_ value: Double, _ sets: [Double], _ name: String) -> String {
    String(format: "%10.2f  (%.2f to %.2f) of its ", value, sets.min() ?? 0, sets.max() ?? 0) + name
  }

  /// Sends the requests of a round.
  private func cost(of request: @escaping Request) async throws -> Cost {
    let begin = (time: ContinuousClock.now, processor: ProcessClock.now())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.width {
        group.addTask { for _ in 0..<Self.requests / Self.width { try await request() } }
      }
      try await group.waitForAll()
    }
    return Cost(
      time: (ContinuousClock.now - begin.time) / .seconds(1),
      processor: Double(ProcessClock.now() - begin.processor) / 1e9)
  }

  /// The number of blocks that a request allocates.
  private func blocks(_ request: @escaping Request) async throws -> Double {
    malloc_count_start()
    defer { malloc_count_stop() }
    _ = try await cost(of: request)
    return Double(malloc_count_blocks()) / Double(Self.requests)
  }
}
