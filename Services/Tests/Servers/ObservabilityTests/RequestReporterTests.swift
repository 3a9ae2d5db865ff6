import APIClient
import CodableMapping
import HTTPTypes
import InMemoryLogging
import Logging
import Metrics
import MetricsTestKit
import Testing

/// The monitor of the page on logs and metrics.
@Suite("Logs and metrics of requests")
struct RequestReporterTests {
  private struct Todo: Codable { var id: Int }

  private let log = InMemoryLogHandler()
  private let metrics = TestMetrics()

  private func client(
    _ transport: any Transport, _ interceptors: any Interceptor...
  ) -> Client<Anyone> {
    var logger = Logger(label: "test") { _ in log }
    logger.logLevel = .trace
    return Client(
      APIEnvironment("test", "https://api.example.com/v1"), transport: transport, interceptors: interceptors,
      monitors: [RequestReporter(logger: logger, factory: metrics)])
  }

  /// The counted requests with their labels; each has been measured once.
  private func counted() -> [String] {
    func line(_ name: String, _ dimensions: [(String, String)], _ count: Int64) -> String {
      "\(name) \(dimensions.map { "\($0)=\($1)" }.joined(separator: " ")): \(count)"
    }
    let counted = metrics.counters.map { line($0.label, $0.dimensions, $0.values.reduce(0, +)) }.sorted()
    let measured = metrics.timers.map { line($0.label, $0.dimensions, Int64($0.values.count)) }.sorted()
    #expect(measured == counted.map { $0.replacing("requests", with: "request_duration") })
    return counted
  }

  private static let outcomes: [(StubTransport.Answer, level: Logger.Level, labels: String)] = [
    (.reply(SampleReply(#"{"id": 7}"#)), .info, "outcome=success source=stub"),
    (.reply(SampleReply("{}", status: .notFound)), .error, "outcome=404 source="),
    (.reply(SampleReply(#"{"id": "7"}"#)), .error, "outcome=decoding source="),
    (.failure(TransportError(.connectionLost)), .error, "outcome=transport source="),
  ]

  @Test("A request is logged, counted and measured by its outcome, without an id", arguments: outcomes)
  func outcome(answer: StubTransport.Answer, level: Logger.Level, labels: String) async {
    let client = client(StubTransport { _ in answer })
    for id in 1...3 { _ = try? await client.send(.get("todos/\(id)", as: CodableMapper<Todo>())) }
    #expect(log.entries.filter { $0.level > .debug }.map(\.level) == [level, level, level])
    #expect(counted() == ["http_client_requests method=GET path=/v1/todos/{} \(labels): 3"])
  }

  @Test("A response of the cache has its own series")
  func cache() async throws {
    let stub = StubTransport { exchange in
      let isConditional = exchange.request.headerFields[.ifNoneMatch] != nil
      return .reply(
        SampleReply(
          isConditional ? "" : #"{"id": 7}"#, status: isConditional ? .notModified : .ok,
          headerFields: [.eTag: "\"1\""]))
    }
    let client = client(stub, ConditionalRequests())
    for _ in 1...3 { _ = try await client.send(.get("todos/7", as: CodableMapper<Todo>())) }
    let series = "http_client_requests method=GET path=/v1/todos/7 outcome=success source="
    #expect(counted() == ["\(series)notModified: 2", "\(series)stub: 1"])
  }

  @Test(
    "Neither lines nor labels contain a secret",
    arguments: [
      .reply(SampleReply(#"{"id": 7}"#, headerFields: [.setCookie: "session=hunter2"])),
      .reply(SampleReply(#"{"id": 7, "password": "hunter2"}"#, status: .forbidden)),
      .reply(SampleReply(#"{"password": "hunter2"}"#)),
      .reply(SampleReply("", status: .found, headerFields: [.location: "/todo?access_token=hunter2"])),
    ] as [StubTransport.Answer])
  func secrets(answer: StubTransport.Answer) async {
    let stub = StubTransport { $0.request.method == .post ? answer : .reply(SampleReply("{}")) }
    let endpoint = Endpoint<Todo, Anyone>.post(
      "feeds/\(secret: "hunter2")/todos", body: .form(["password": "hunter2"]), as: CodableMapper<Todo>()
    ).with {
      $0.query = ["token": "hunter2"]
      $0.headerFields = [.authorization: "Bearer hunter2", .cookie: "hunter2"]
    }
    _ = try? await client(stub).send(endpoint)
    let lines = log.entries.map { "\($0.message) \($0.metadata)" } + counted()
    #expect(lines.count > 2)
    #expect(lines.filter { $0.contains("hunter2") } == [])
  }
}
