#if Client
import APIClient
import Catalog
import Testing

@Suite("Monitors of a client")
struct MonitorTests {
  private let lines = Shared<[String]>([])

  /// Notes each event without the number of the request.
  private var log: EventLog {
    EventLog { [lines] line in lines.update { $0.append(String(line.drop { $0 != " " }.dropFirst())) } }
  }

  private func client(_ stub: StubTransport, _ interceptors: [any Interceptor]) -> Client<Guest> {
    guest(stub, interceptors: interceptors, monitors: [log])
  }

  private var retries: RetryInterceptor {
    var policy = RetryPolicy()
    policy.delay = .zero
    return RetryInterceptor(policy)
  }

  private static let request = "GET https://api.example.com/v1/todos/1"

  @Test("They are given once: the log of a client says why a request was sent again, and what was asked for")
  func reasons() async throws {
    let stub = StubTransport.todos(
      .reply(SampleReply("", status: .serviceUnavailable)),
      .reply(SampleReply("", status: .unauthorized)), .failure(TransportError(.connectionLost)), .reply(.todo)
    )
    let token = BearerToken(account: "ada", accessToken: "1")
    let authenticator = Authenticator(store: MemoryCredentialStore(token)) { _ in
      BearerToken(account: "ada", accessToken: "2")
    }
    let client = client(stub, [retries, AuthenticationInterceptor(authenticator), ConditionalRequests()])
    _ = try await client.send(.todo(id: 1))
    #expect(
      lines.value.dropLast() == [
        "\(Self.request): started",
        "\(Self.request): attempt 1",
        "\(Self.request): 503",
        "\(Self.request): again after 0.0 seconds because of status 503",
        "\(Self.request): attempt 2",
        "\(Self.request): 401",
        "\(Self.request): asks for a new credential",
        "\(Self.request): attempt 3",
        "\(Self.request): again after 0.0 seconds because of the connection was lost",
        "\(Self.request): attempt 4",
        "\(Self.request): 200",
      ])
    #expect(lines.value.last?.hasPrefix("\(Self.request): succeeded, 4 attempts") == true)
  }

  @Test("The log of a client says that a stored reply is still right")
  func notModified() async throws {
    let stub = StubTransport.todos(
      .reply(SampleReply(SampleReply.todo.body, headerFields: [.eTag: "\"1\""])),
      .reply(SampleReply("", status: .notModified)))
    let client = client(stub, [ConditionalRequests()])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    let event = "\(Self.request): answered by what was kept, which is still right"
    #expect(lines.value.filter { $0.contains("kept") } == [event])
  }

  /// An interceptor of one's own.
  private struct Noting: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      exchange.record(.retrying(after: .seconds(1), because: "a whim"))
      return try await next(exchange)
    }
  }

  @Test("An interceptor of one's own reports to them, too")
  func ownInterceptor() async throws {
    _ = try await client(StubTransport.todos(), [Noting()]).send(.todo(id: 1))
    #expect(lines.value.dropFirst().first == "\(Self.request): again after 1.0 seconds because of a whim")
  }

  /// Stores what it is told.
  private final class Memory: EventMonitor {
    let events = Shared<[RequestEvent]>([])
    func record(_ event: RequestEvent) { events.update { $0.append(event) } }
  }

  @Test("A monitor that stores its events is let go with its client")
  func released() async throws {
    weak var released: Memory?
    do {
      let memory = Memory()
      released = memory
      _ = try await guest(StubTransport.todos(), monitors: [memory]).send(.todo(id: 1))
      #expect(memory.events.value.count == 4)
    }
    #expect(released == nil)
  }
}
#endif
