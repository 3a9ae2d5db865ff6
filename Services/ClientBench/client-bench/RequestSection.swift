import APIClient
import CMallocCount
import Catalog
import CatalogCodable
import CatalogStrategies
import CodableMapping
import Foundation
import HTTPTypes
import JSONMapping

/// Measures requests for one todo over the stub transport, by mapper and by number of interceptors, compared
/// with `JSONDecoder` alone on the same bytes.
struct RequestSection {
  private static let text = #"{"userId": 1, "id": 1, "title": "delectus aut autem", "completed": false}"#
  private static let requests = 2_000
  private static let rounds = 21
  // Exact limits: change them only on purpose.
  private static let mallocs = 24.0
  private static let mallocsOfAnInterceptor = 2.0

  private struct Row {
    let name: String
    let other: String
    let limit: Double?
    /// The maximum number of blocks that a request allocates.
    let mallocLimit: Double?
    let request: @Sendable () async throws -> Void
  }

  /// Adds a header field.
  private struct Step: Interceptor {
    nonisolated(nonsending) func intercept(
      _ exchange: consuming Exchange, next: Next
    ) async throws(ClientError) -> Reply {
      exchange.request.headerFields[.acceptLanguage] = "sv"
      return try await next(exchange)
    }
  }

  private func client(_ interceptors: Int) -> Client<Anyone> {
    let sample = SampleReply(Self.text)
    return Client(
      APIEnvironment("stub", "https://api.example.com"),
      transport: StubTransport(recordsRequests: false) { _ in .reply(sample) },
      interceptors: Array(repeating: Step(), count: interceptors))
  }

  private func rows() -> [Row] {
    let bytes = Data(Self.text.utf8)
    let none = client(0)
    let six = client(6)
    let codable: any Mapping<Todo> = CodableMapper<Todo>()
    let foundation = "JSONDecoder alone"
    var rows = [
      Row(name: foundation, other: foundation, limit: nil, mallocLimit: nil) {
        blackHole(try JSONDecoder().decode(Todo.self, from: bytes))
      },
      Row(name: "codable, no interceptor", other: foundation, limit: 4, mallocLimit: Self.mallocs) {
        blackHole(try await none.send(.get("todos/1", as: codable)))
      },
      Row(
        name: "codable, six interceptors", other: "codable, no interceptor", limit: 1.25,
        mallocLimit: Self.mallocs + 6 * Self.mallocsOfAnInterceptor
      ) {
        blackHole(try await six.send(.get("todos/1", as: codable)))
      },
    ]
    for strategy in CatalogStrategy.all(skills: SkillCatalogue([])) where strategy.name != "codable" {
      let todo = strategy.todo
      rows.append(
        Row(
          name: "\(strategy.name), no interceptor", other: foundation, limit: 4, mallocLimit: Self.mallocs
        ) {
          blackHole(try await none.send(.get("todos/1", as: todo)))
        })
    }
    return rows
  }

  /// Measures all rows in turn, round by round, and prints a table.
  func run(_ limits: inout Limits) async throws {
    let rows = rows()
    var times: [String: [Double]] = [:]
    for round in 0...Self.rounds {
      for row in rows {
        let begin = ProcessClock.now()
        for _ in 0..<Self.requests { try await row.request() }
        let time = Double(ProcessClock.now() - begin) / Double(Self.requests)
        // The first round fills caches.
        if round > 0 { times[row.name, default: []].append(time) }
      }
    }
    print("\none todo over the stub transport, medians of \(Self.rounds) rounds, time on a processor")
    for row in rows {
      let mallocs =
        try await mallocs(row).map { (count) in
          String(format: ", %.1f mallocs", count)
            + limits.verdict(row.mallocLimit.map { count <= $0 + 0.5 } ?? true)
        } ?? ""
      let text = String(format: "%10.3f µs  ", median(times[row.name] ?? []) / 1_000) + row.name + mallocs
      guard let limit = row.limit, let own = times[row.name], let other = times[row.other] else {
        print(text)
        continue
      }
      let ratio = median(zip(own, other).map { $0 / $1 })
      print(
        text + String(format: ": %.2f of ", ratio) + row.other + ", at most \(limit)"
          + limits.verdict(ratio <= limit))
    }
  }

  private func mallocs(_ row: Row) async throws -> Double? {
    guard malloc_count_is_available() else { return nil }
    malloc_count_start()
    defer { malloc_count_stop() }
    for _ in 0..<Self.requests { try await row.request() }
    return Double(malloc_count_blocks()) / Double(Self.requests)
  }
}
