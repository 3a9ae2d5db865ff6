import APIClient
import APIClientObservability
import MetricsTestKit
import Testing

@Suite("Logs and metrics of requests")
struct RequestReporterTests {
  private static let start = "debug: Request started"
  private static let sent = "debug: Request sent"
  private static let resent = "debug: Request sent | http.request.resend_count=1"

  private static func received(_ status: Int) -> String {
    "debug: Response received | http.response.status_code=\(status)"
  }

  private static func success(_ attempts: Int) -> String {
    """
    info: Request succeeded | attempts=\(attempts) | duration=0.0 seconds | http.request.body.size=0 \
    | http.response.body.size=25 | http.response.status_code=200 | source=stub
    """
  }

  private static func failure(_ level: String, _ message: String, _ type: String, status: Int? = nil)
    -> String
  {
    """
    \(level): Request failed | attempts=1 | duration=0.0 seconds | error.message=\(message) \
    | error.type=\(type) | http.request.body.size=0 | http.response.body.size=0\
    \(status.map { " | http.response.status_code=\($0)" } ?? "")
    """
  }

  private static let lines: [(Outcome, [String])] = [
    (.success, [start, sent, received(200), success(1)]),
    (.status, [start, sent, received(404), failure("error", "status 404 Not Found", "404", status: 404)]),
    (.transport, [start, sent, failure("error", "the server is not trusted", "untrusted")]),
    (
      .retry,
      [
        start, sent, received(503),
        "notice: Request will be sent again | retry.delay=0.0 seconds | retry.reason=status 503", resent,
        received(200), success(2),
      ]
    ),
    (
      .refresh,
      [start, sent, received(401), "info: Credential refresh started", resent, received(200), success(2)]
    ),
    (.cancellation, [start, sent, failure("info", "cancelled", "cancelled")]),
    (
      .decoding,
      [start, sent, received(200), failure("error", Outcome.decoding.error ?? "", "decoding", status: 200)]
    ),
  ]

  @Test("Each event is logged, with the masked URL", arguments: lines)
  func log(outcome: Outcome, lines: [String]) async {
    let backends = Backends()
    await outcome.run(backends)
    let request = [
      "http.request.method=GET", "url.full=https://api.example.com/v1/todos/7?page=2&token=•••",
      "url.template=/v1/todos/{}",
    ]
    let logged = backends.lines.map { $0.split(separator: " | ").map(String.init) }
    #expect(logged.map { $0.filter { !request.contains($0) }.joined(separator: " | ") } == lines)
    #expect(logged.allSatisfy { line in request.allSatisfy { line.contains($0) } })
  }

  private static let outcomes: [(Outcome, name: String, status: String, received: Int)] = [
    (.success, "success", "200", 25), (.status, "404", "404", 0), (.transport, "untrusted", "", 0),
    (.retry, "success", "200", 25), (.refresh, "success", "200", 25),
    (.cancellation, "cancelled", "", 0), (.decoding, "decoding", "200", 0),
  ]

  @Test("Each request is counted and measured by its outcome", arguments: outcomes)
  func metrics(outcome: Outcome, name: String, status: String, received: Int) async {
    let backends = Backends()
    await outcome.run(backends)
    let dimensions = """
      {http.request.method=GET, server.address=api.example.com, url.template=/v1/todos/{}, \
      http.response.status_code=\(status), outcome=\(name)}
      """
    #expect(
      backends.sums == [
        "http.client.request.body.size\(dimensions) = 0", "http.client.request.duration\(dimensions) = 0",
        "http.client.requests\(dimensions) = 1", "http.client.response.body.size\(dimensions) = \(received)",
      ])
  }

  @Test("Requests of an endpoint share their series")
  func series() async throws {
    let backends = Backends()
    let client = Outcome.client(StubTransport { _ in .reply(Outcome.todo) }, backends)
    for id in 1...3 {
      try await client.send(Endpoint<Void, Anyone>.get("todos/\(id)", query: ["page": id]))
    }
    #expect(backends.metrics.counters.map { $0.values.reduce(0, +) } == [3])
  }
}
