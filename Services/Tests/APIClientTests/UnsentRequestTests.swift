import APIClient
import Catalog
import CodableMapping
import Testing

/// Targets that can't be sent.
private enum Unsendable: Target {
  case climbing
  case nested
  case nestedWithBody

  var environment: APIEnvironment { .test }
  var path: Path { self == .climbing ? "users/\("..")" : "users" }
  var parameters: RouteParameters { self == .climbing ? [:] : ["filter": ["age": 1]] }
  var body: RequestBody? { self == .nestedWithBody ? .bytes([], contentType: "text/plain") : nil }
}

@Suite("Requests that can't be sent")
struct UnsentRequestTests {
  private static let hidden = SecretItemName.hidden
  private let lines = Shared<[String]>([])
  private let tracker = ActivityTracker()

  private var monitors: [any EventMonitor] {
    // The numbers of requests depend on the other tests, so they are removed.
    [
      tracker,
      EventLog { [lines] line in lines.update { $0.append(String(line.drop { $0 != " " }.dropFirst())) } },
    ]
  }

  private func client(_ environment: APIEnvironment) -> Client<Guest> {
    var options = ClientOptions()
    options.clock = RequestClock(ManualClock())
    return Client(environment, transport: StubTransport.todos(), monitors: monitors, options: options)
  }

  private static let cases: [(APIEnvironment, Endpoint<Void, Guest>, String, String)] = [
    (
      APIEnvironment("bad", "nowhere"), .get("feeds?api_key=s3cr3t"),
      "GET bad://\(hidden)/feeds?api_key=\(hidden)",
      "invalid request: the address of the environment bad (the URL is not absolute: it doesn't begin with https://)"
    ),
    (
      .test, .get("feeds/\(secret: "s3cr3t")/\(".")"), "GET https://api.example.com/v1/feeds/\(hidden)/.",
      "invalid request: a segment of the path is \".\" or \"..\""
    ),
    (
      .test, .get("feeds/\("..")/s"), "GET https://api.example.com/v1/feeds/../s",
      "invalid request: a segment of the path is \".\" or \"..\""
    ),
    (
      .test, .put("todos/1", Double.infinity, with: CodableMapper()),
      "PUT https://api.example.com/v1/todos/1",
      "the request can't be encoded: $: inf can't be written as a JSON number [non-finite-number]"
    ),
  ]

  @Test("Monitors receive unsent requests, also those of streams", arguments: cases, [false, true])
  func monitors(unsent: (APIEnvironment, Endpoint<Void, Guest>, String, String), isStreamed: Bool) async {
    let (environment, endpoint, head, reason) = unsent
    let error = await clientError { () async throws(ClientError) in
      guard isStreamed else { return try await client(environment).send(endpoint) }
      for try await _ in client(environment).lines(of: endpoint, as: CodableMapper<Todo>()) {}
    }
    #expect(error?.reason == reason)
    #expect(error?.description.contains("s3cr3t") == false)
    #expect(error?.attempts == 0)
    #expect(
      lines.value == ["\(head): started", "\(head): failed, 0 attempts, 0 bytes, 0.0 seconds: \(reason)"])
    #expect(tracker.count == 0)
  }

  /// Records results, and changes failures.
  private struct Noting: ProviderPlugin {
    let lines: Shared<[String]>

    func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target) {
      if case .failure(let error) = result { lines.update { $0.append("received \(error.reason)") } }
    }

    func process(
      _ result: Result<TargetReply, ClientError>, for target: any Target
    ) -> Result<TargetReply, ClientError> {
      result.mapError { error in
        ClientError(.unauthenticated("\(error.reason)"), method: .get, url: error.url)
      }
    }
  }

  private static let nested =
    "the request can't be encoded: $.filter: expected a string, number or boolean [type-mismatch]"

  /// A route whose query can't be encoded.
  private struct NestedRoute: Route {
    var path: Path { "todos/1" }
    var parameters: RouteParameters { ["filter": ["age": 1]] }
  }

  @Test("An endpoint whose query can't be encoded is sent with another query, but not with a longer one")
  func replacedQuery() async throws {
    let endpoint = Endpoint<[UInt8], Guest>(bytesOf: NestedRoute())
    let client = client(.test)
    for unsent in [endpoint, endpoint.with { $0.query.add("page", 2) }, endpoint.map { $0 }] {
      #expect(await failure(try await client.send(unsent))?.reason == Self.nested)
    }
    let form = Endpoint<[UInt8], Guest>.bytes("todos/1").with {
      ($0.method, $0.body) = (.post, .form(endpoint.query))
    }
    #expect(await failure(try await client.send(form))?.reason == Self.nested)
    #expect(try await !client.send(endpoint.with { $0.query = ["page": 2] }).isEmpty)
  }

  @Test(
    "Monitors and plugins of a provider receive unsent requests",
    arguments: [
      (Unsendable.climbing, "/..", "invalid request: a segment of the path is \".\" or \"..\""),
      (.nested, "", nested), (.nestedWithBody, "", nested),
    ])
  fileprivate func provider(target: Unsendable, path: String, reason: String) async {
    var options = ClientOptions()
    options.clock = RequestClock(ManualClock())
    let provider = Provider<Unsendable>(
      transport: StubTransport.todos(), monitors: monitors, options: options, plugins: [Noting(lines: lines)])
    let error = await failure(try await provider.request(target))
    #expect(error?.reason == "not authenticated: \(reason)")
    let head = "GET https://api.example.com/v1/users\(path)"
    #expect(
      lines.value == [
        "\(head): started", "\(head): failed, 0 attempts, 0 bytes, 0.0 seconds: \(reason)",
        "received \(reason)",
      ])
  }
}
