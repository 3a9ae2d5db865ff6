import APIClient
import APIClientObservability
import CodableMapping
import Testing
import Tracing

/// A request with scripted responses of a service.
struct Outcome: Sendable, CustomTestStringConvertible {
  static let todo = SampleReply(#"{"id": 7, "title": "Tea"}"#)

  let testDescription: String
  var answers: [StubTransport.Answer]
  /// The error of the request; `nil` for success.
  var error: String?

  init(_ name: String, _ answers: StubTransport.Answer..., error: String? = nil) {
    testDescription = name
    self.answers = answers
    self.error = error
  }

  static let success = Outcome("success", .reply(todo))
  static let status = Outcome("a status", .reply(SampleReply("{}", status: .notFound)), error: "Not Found")
  static let transport = Outcome(
    "a failure of the transport", .failure(TransportError(.untrusted)), error: "the server is not trusted")
  static let retry = Outcome(
    "a retry", .reply(SampleReply("", status: .serviceUnavailable)), .reply(todo))
  static let refresh = Outcome("a refresh", .reply(SampleReply("", status: .unauthorized)), .reply(todo))
  static let cancellation = Outcome("a cancellation", .silence, error: "cancelled")
  static let decoding = Outcome(
    "a body that doesn't decode", .reply(SampleReply(#"{"id": "7"}"#)),
    error: #"$.id: expected Int for Todo.id, found string "7" (line 1, column 8) [type-mismatch]"#)

  static let all = [success, status, transport, retry, refresh, cancellation, decoding]

  /// Sends the request with the backends, and returns the requests that the service received.
  @discardableResult
  func run(_ backends: Backends) async -> [Exchange] {
    let stub = StubTransport()
    for answer in answers { stub.on(.get, "/v1/todos/7?page=2&token=secret", answer) }
    let client = Self.client(stub, backends)
    let endpoint = Endpoint<Todo, Anyone>.get(
      "todos/\(7)", query: ["page": 2, "token": "secret"], as: CodableMapper<Todo>())
    let request = Task {
      await withTracer(backends.tracer) { () async -> Result<Todo, ClientError> in
        do throws(ClientError) { return .success(try await client.send(endpoint)) } catch {
          return .failure(error)
        }
      }
    }
    if case .silence? = answers.last {
      while stub.requests.isEmpty { await Task.yield() }
      request.cancel()
    }
    switch await request.value {
    case .success: #expect(error == nil)
    case .failure(let failure):
      #expect(failure.description.hasSuffix(": \(error ?? "none")"), "\(failure)")
    }
    return stub.requests
  }

  /// A client with all interceptors, whose requests take no time.
  static func client(_ transport: any Transport, _ backends: Backends) -> Client<Anyone> {
    var options = ClientOptions()
    options.clock = RequestClock(ManualClock())
    var policy = RetryPolicy()
    policy.delay = .zero
    let authenticator = Authenticator(
      store: MemoryCredentialStore(BearerToken(account: "ada", accessToken: "1"))
    ) { _ in BearerToken(account: "ada", accessToken: "2") }
    return Client<Anyone>(
      APIEnvironment("test", "https://api.example.com/v1"), transport: transport,
      interceptors: [
        RetryInterceptor(policy), AuthenticationInterceptor(authenticator), TracingInterceptor(),
      ],
      monitors: [RequestReporter(logger: backends.logger, metrics: backends.metrics)], options: options)
  }
}
