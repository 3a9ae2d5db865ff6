#if Client
import APIClient
import Catalog
import Testing

@Suite("Monitors of a client")
struct MonitorTests {
  private let recorder = EventRecorder()

  private func client(_ stub: StubTransport, _ interceptors: [any Interceptor]) -> Client<Guest> {
    guest(stub, interceptors: interceptors, monitors: [recorder])
  }

  @Test("Monitors receive each retry, refresh and attempt with its reason")
  func reasons() async throws {
    let stub = StubTransport.todos(
      .reply(SampleReply("", status: .serviceUnavailable)),
      .reply(SampleReply("", status: .unauthorized)), .failure(TransportError(.connectionLost)), .reply(.todo)
    )
    let token = BearerToken(account: "ada", accessToken: "1")
    let authenticator = Authenticator(store: MemoryCredentialStore(token)) { _ in
      BearerToken(account: "ada", accessToken: "2")
    }
    let client = client(
      stub, [RetryInterceptor.immediate, AuthenticationInterceptor(authenticator), ConditionalRequests()])
    _ = try await client.send(.todo(id: 1))
    #expect(
      recorder.lines.dropLast() == [
        "\(getTodo): started",
        "\(getTodo): attempt 1",
        "\(getTodo): 503",
        "\(getTodo): again after 0.0 seconds because of status 503",
        "\(getTodo): attempt 2",
        "\(getTodo): 401",
        "\(getTodo): asks for a new credential",
        "\(getTodo): attempt 3",
        "\(getTodo): again after 0.0 seconds because of the connection was lost",
        "\(getTodo): attempt 4",
        "\(getTodo): 200",
      ])
    #expect(recorder.lines.last?.hasPrefix("\(getTodo): succeeded, 4 attempts") == true)
  }

  @Test("Monitors receive an event if a stored response is still valid")
  func notModified() async throws {
    let stub = StubTransport.todos(
      .reply(SampleReply(SampleReply.todo.body, headerFields: [.eTag: "\"1\""])),
      .reply(SampleReply("", status: .notModified)))
    let client = client(stub, [ConditionalRequests()])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    let event = "\(getTodo): answered by what was kept, which is still right"
    #expect(recorder.lines.filter { $0.contains("kept") } == [event])
  }

  /// A custom interceptor that records an event.
  private struct Noting: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      exchange.record(.retrying(after: .seconds(1), because: "a whim"))
      return try await next(exchange)
    }
  }

  @Test("Monitors receive the events of your own interceptors")
  func ownInterceptor() async throws {
    _ = try await client(StubTransport.todos(), [Noting()]).send(.todo(id: 1))
    #expect(recorder.lines.dropFirst().first == "\(getTodo): again after 1.0 seconds because of a whim")
  }

  @Test("A monitor that stores events is released with its client")
  func released() async throws {
    weak var released: EventRecorder?
    do {
      let memory = EventRecorder()
      released = memory
      _ = try await guest(StubTransport.todos(), monitors: [memory]).send(.todo(id: 1))
      #expect(memory.events.count == 4)
    }
    #expect(released == nil)
  }
}
#endif
