import APIClient
import Catalog
import Testing

@Suite("Offline errors, after which stored values may be used")
struct OfflineErrorTests {
  @Test(
    "An error is offline only if the service couldn't be reached",
    arguments: [
      (.hostNotFound, true), (.notConnected, true), (.connectionLost, true), (.timedOut(.connection), true),
      (.timedOut(.idle), true), (.truncated, true), (.malformed, false), (.headTooLarge, false),
      (.untrusted, false), (.tooManyRedirects(limit: 10), false), (.forbiddenRedirect, false),
      (.consumerTooSlow, false), (.unscripted, false), (.cancelled, false), (.other, false),
    ] as [(TransportError.Kind, Bool)])
  func kinds(kind: TransportError.Kind, isOffline: Bool) {
    let error = ClientError(.transport(TransportError(kind)), method: .get, url: "https://a/")
    #expect(error.isOffline == isOffline)
  }

  private static let busy = StubTransport.Answer.status(503, [.retryAfter: "2"])
  private static let lost = StubTransport.Answer.failure(TransportError(.connectionLost))

  @Test(
    "A failure before a deadline of five seconds is offline only without a status",
    arguments: [
      ([.silence], true), ([busy, busy, busy], false), ([busy, .silence], false),
      ([busy, lost, lost], false),
    ] as [([StubTransport.Answer], Bool)])
  func statuses(answers: [StubTransport.Answer], isOffline: Bool) async {
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
    #expect(await task.value?.isOffline == isOffline)
  }
}
