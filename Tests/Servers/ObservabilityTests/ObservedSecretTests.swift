import APIClient
import APIClientObservability
import CodableMapping
import Testing
import Tracing

@Suite("Logs, metrics and spans show no secret")
struct ObservedSecretTests {
  private static let secret = "hunter2"

  /// The responses of the service to the first request; further ones succeed.
  private static let answers: [StubTransport.Answer] = [
    .reply(SampleReply(#"{"id": 7, "title": "Tea"}"#)),
    .reply(SampleReply(#"{"id": 7, "password": "\#(secret)"}"#)),
    .reply(SampleReply(#"{"id": 7, "password": "\#(secret)", "title": 1}"#)),
    .reply(SampleReply(#"{"password": \#(secret)"#)),
    .reply(SampleReply(#"{"error": "\#(secret)"}"#, status: .forbidden)),
    .reply(SampleReply("", status: .unauthorized)), .reply(SampleReply("", status: .serviceUnavailable)),
    .reply(
      SampleReply("", status: .found, headerFields: [.location: "/todo?access_token=\(secret)"])),
    .reply(SampleReply("", headerFields: [.setCookie: "session=\(secret)", .contentType: "text/html"])),
    .failure(TransportError(.connectionLost)),
  ]

  @Test("Whatever the service responds", arguments: answers)
  func hidden(answer: StubTransport.Answer) async throws {
    let backends = Backends()
    let stub = StubTransport { _ in .reply(Outcome.todo) }
    stub.on(.post, "/v1/feeds/\(Self.secret)/todos?token=\(Self.secret)", answer)
    let key = try #require(HTTPField.Name("X-Api-Key"))
    let endpoint = Endpoint<Todo, Anyone>.post(
      "feeds/\(secret: Self.secret)/todos", body: .form(["password": Self.secret]),
      as: CodableMapper<Todo>()
    ).with {
      $0.query = ["token": Self.secret]
      $0.headerFields = [.authorization: "Bearer \(Self.secret)", .cookie: Self.secret, key: Self.secret]
      $0.idempotency = .key(Self.secret)
    }
    await withTracer(backends.tracer) {
      _ = try? await Outcome.client(stub, backends).send(endpoint)
    }
    #expect(!stub.requests.isEmpty)
    let texts = backends.lines + backends.sums + backends.spans
    #expect(texts.count > 8)
    #expect(texts.filter { $0.contains(Self.secret) } == [])
  }

  @Test("The types show none of their parts")
  func types() {
    let backends = Backends()
    let reporter = RequestReporter(logger: backends.logger, metrics: backends.metrics)
    #expect("\(reporter)" == "RequestReporter")
    #expect("\(TracingInterceptor())" == "TracingInterceptor")
    #expect(Mirror(reflecting: reporter).children.isEmpty)
  }
}
