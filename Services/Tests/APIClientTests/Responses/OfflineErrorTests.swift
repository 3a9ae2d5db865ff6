import APIClient
import Catalog
import HTTPTypes
import Testing

@Suite("Offline errors, after which stored values may be used")
struct OfflineErrorTests {
  @Test(
    "An error is offline only if the service couldn't be reached",
    arguments: [
      (.hostNotFound, true), (.notConnected, true), (.connectionLost, true), (.timedOut(.connection), true),
      (.timedOut(.idle), true), (.truncated, true), (.malformed, false), (.headTooLarge, false),
      (.untrusted, false),
      (.tooManyRedirects(limit: 10), false), (.forbiddenRedirect, false), (.consumerTooSlow, false),
      (.unscripted, false), (.cancelled, false), (.other, false),
    ] as [(TransportError.Kind, Bool)])
  func kinds(kind: TransportError.Kind, isOffline: Bool) {
    let error = ClientError(.transport(TransportError(kind)), method: .get, url: "https://a/")
    #expect(error.isOffline == isOffline)
  }

  @Test("An error after a status isn't offline", arguments: [404, 503])
  func status(code: Int) {
    for kind in [.transport(TransportError(.connectionLost)), .deadline] as [ClientError.Kind] {
      let error = ClientError(kind, method: .get, url: "https://a/", status: .init(code: code), attempts: 1)
      #expect(!error.isOffline)
    }
  }

  private static let busy = StubTransport.Answer.reply(
    SampleReply("", status: .serviceUnavailable, headerFields: [.retryAfter: "2"]))
  private static let lost = StubTransport.Answer.failure(TransportError(.connectionLost))

  /// Sends a request to a service with these responses, with a deadline of five seconds.
  private func error(after answers: [StubTransport.Answer]) async -> ClientError? {
    let clock = ManualClock()
    let stub = StubTransport.todos()
    for answer in answers { stub.on(.get, "/v1/todos/1", answer) }
    var policy = RetryPolicy()
    policy.delay = .seconds(1)
    policy.jitter = 0
    let retry = RetryInterceptor(policy, clock: RequestClock(clock))
    let client = guest(stub, interceptors: [retry]) {
      $0.clock = RequestClock(clock)
      $0.timeout = .seconds(5)
    }
    let isOver = Shared(false)
    let task = Task { () async -> ClientError? in
      let error = await failure(try await client.send(.todo(id: 1)))
      isOver.update { $0 = true }
      return error
    }
    while !isOver.value {
      if clock.sleeping > 0 { clock.advance(by: .milliseconds(500)) }
      for _ in 1...20 { await Task.yield() }
    }
    return await task.value
  }

  @Test("A deadline without a response is offline")
  func silence() async {
    let error = await error(after: [.silence])
    #expect(error?.reason == "the time allowed is over")
    #expect(error?.isOffline == true)
  }

  @Test(
    "A failure after a status isn't offline",
    arguments: [[busy, busy, busy], [busy, .silence], [busy, lost, lost]])
  func afterStatus(answers: [StubTransport.Answer]) async {
    let error = await error(after: answers)
    #expect(error != nil)
    #expect(error?.isOffline == false)
  }
}
