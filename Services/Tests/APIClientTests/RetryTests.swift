import Catalog
import CodableMapping
import Testing

@testable import APIClient

@Suite("Retries, and errors after which stored values may be used")
struct RetryTests {
  private let clock = ManualClock()
  private let stub = StubTransport.todos()

  private func client(date: Double = 0, _ change: (inout RetryPolicy) -> Void = { _ in }) -> Client<Guest> {
    var policy = RetryPolicy()
    change(&policy)
    let retry = RetryInterceptor(policy, clock: RequestClock(clock) { date }, random: { 0.5 })
    return guest(stub, interceptors: [retry]) { $0.timeout = nil }
  }

  private static func answer(_ status: Int, _ fields: HTTPFields = [:]) -> StubTransport.Answer {
    .reply(SampleReply("busy", status: HTTPResponse.Status(code: status), headerFields: fields))
  }

  /// Sends the endpoint, and advances the clock by each expected delay.
  private func send(
    _ client: Client<Guest>, _ endpoint: Endpoint<Todo, Guest> = .todo(id: 1), delays: [Duration]
  ) async -> Result<(Todo, HTTPResponse, RequestMetrics), ClientError> {
    let task = Task { () -> Result<(Todo, HTTPResponse, RequestMetrics), ClientError> in
      do throws(ClientError) {
        return .success(try await client.reply(to: endpoint))
      } catch { return .failure(error) }
    }
    for delay in delays {
      await clock.sleepers(1)
      clock.advance(by: delay - .nanoseconds(1))
      #expect(clock.sleeping == 1)
      clock.advance(by: .nanoseconds(1))
    }
    return await task.value
  }

  private static let retriedKinds: [TransportError.Kind] = [
    .connectionLost, .notConnected, .timedOut(.idle), .truncated,
  ]

  @Test(
    "The delays of retries double",
    arguments: [408, 429, 500, 502, 503, 504].map { answer($0) }
      + retriedKinds.map { .failure(TransportError($0)) })
  func retried(busy: StubTransport.Answer) async throws {
    stub.on(.get, "/v1/todos/1", busy, busy, .reply(.todo))
    let (todo, _, metrics) = try await send(client(), delays: [.milliseconds(500), .seconds(1)]).get()
    #expect(todo.id == 1)
    #expect(metrics.attempts == 3)
    #expect(stub.requests.map(\.attempt) == [1, 2, 3])
  }

  private static let finalKinds: [TransportError.Kind] = [
    .untrusted, .malformed, .headTooLarge, .cancelled, .unscripted,
  ]
  private static let finalAnswers: [(StubTransport.Answer, Int?)] =
    [400, 401, 404, 409, 501].map { (answer($0), $0) } + [(answer(429, [.retryAfter: "61"]), 429)]
    + finalKinds.map { (.failure(TransportError($0)), nil) }

  @Test(
    "Other statuses, a Retry-After above the limit and other failures aren't retried", arguments: finalAnswers
  )
  func final(answer: StubTransport.Answer, status: Int?) async throws {
    stub.on(.get, "/v1/todos/1", answer, .reply(.todo))
    let error = try #require(await failure(try await client().send(.todo(id: 1))))
    #expect(error.status?.code == status)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "POST and PATCH are retried only with a key or `.idempotent`, PUT and DELETE except with `.never`",
    arguments: [
      (HTTPRequest.Method.post, .byMethod, 1), (.post, .key("k"), 2), (.patch, .byMethod, 1),
      (.patch, .idempotent, 2), (.put, .byMethod, 2), (.delete, .byMethod, 2), (.put, .never, 1),
    ] as [(HTTPRequest.Method, Exchange.Idempotency, Int)],
    [answer(503), .failure(TransportError(.connectionLost))])
  func idempotency(
    row: (method: HTTPRequest.Method, idempotency: Exchange.Idempotency, count: Int),
    first: StubTransport.Answer
  ) async {
    let (method, idempotency, count) = row
    stub.on(method, "/v1/todos", first, .reply(.todo))
    let endpoint = Endpoint<Todo, Guest>(method, "todos", as: CodableMapper())
      .with { $0.idempotency = idempotency }
    _ = await failure(try await guest(stub, interceptors: [RetryInterceptor.immediate]).send(endpoint))
    #expect(stub.requests.count == count)
    let name = HTTPField.Name("Idempotency-Key") ?? .accept
    let keys = stub.requests.compactMap { $0.request.headerFields[name] }
    #expect(keys == (idempotency == .key("k") ? ["k", "k"] : []))
  }

  /// Sends the request a second time if it fails, and counts the attempt.
  private struct Twice: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      var again = exchange
      again.attempt += 1
      do {
        let reply = try await next(exchange)
        return reply.response.status.kind == .successful ? reply : try await next(again)
      } catch {
        return try await next(again)
      }
    }
  }

  @Test("Attempts of inner interceptors are counted", arguments: [true, false])
  func innerAttempts(isAnswered: Bool) async throws {
    let busy = isAnswered ? Self.answer(503) : .failure(TransportError(.connectionLost))
    stub.on(.get, "/v1/todos/1", busy, busy, busy, .reply(.todo))
    let retry = RetryInterceptor(clock: RequestClock(clock), random: { 0.5 })
    let client = guest(stub, interceptors: [retry, Twice()]) { $0.timeout = nil }
    let (_, _, metrics) = try await send(client, delays: [.milliseconds(500)]).get()
    #expect(metrics.attempts == 4)
    #expect(stub.requests.map(\.attempt) == [1, 2, 3, 4])
  }

  @Test(
    "Retry-After is followed, in seconds and as a date",
    arguments: [("7", Duration.seconds(7)), ("Thu, 01 Jan 1970 00:00:10 GMT", .seconds(8))])
  func retryAfter(field: String, delay: Duration) async throws {
    stub.on(.get, "/v1/todos/1", Self.answer(429, [.retryAfter: field]), .reply(.todo))
    #expect(try await send(client(date: 2), delays: [delay]).get().2.attempts == 2)
  }

  @Test("Delays double up to the longest delay, and vary by the jitter")
  func delays() {
    let policy = RetryPolicy()
    #expect(
      (1...8).map { policy.delay(before: $0, random: 0.5) } == [
        .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(16), .seconds(30),
        .seconds(30),
      ])
    #expect(policy.delay(before: 1, random: 0) == .milliseconds(375))
    #expect(policy.delay(before: 1, random: 1) == .milliseconds(625))
    #expect(policy.delay(before: 100_000, random: 0.5) == .seconds(30))
  }

  @Test("Cancellation ends the delay of a retry")
  func cancellation() async {
    stub.on(.get, "/v1/todos/1", Self.answer(503), .reply(.todo))
    let client = client()
    let task = Task { () async -> ClientError? in await failure(try await client.send(.todo(id: 1))) }
    await clock.sleepers(1)
    task.cancel()
    #expect(await task.value?.isCancelled == true)
    #expect(stub.requests.count == 1)
  }

  // MARK: - Offline errors

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
  func offlineStatuses(answers: [StubTransport.Answer], isOffline: Bool) async {
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

  // MARK: - Dates and delays of header fields

  @Test(
    "The three forms of RFC 9110 are parsed, and no other texts",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
      ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Fri, 31 Dec 1999 23:59:59 GMT", 946_684_799),
      ("", nil), ("tomorrow", nil), ("Sun, 06 Now 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
    ] as [(String, Int?)])
  func dates(text: String, seconds: Int?) { #expect(HTTPDate(text)?.seconds == seconds) }

  @Test(
    "Retry-After is seconds or a date",
    arguments: [
      ("0", Duration.zero), ("120", .seconds(120)), ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
      ("Sun, 06 Nov 1994 08:48:37 GMT", .zero), ("-1", nil), ("soon", nil), ("", nil),
      ("99999999999999999999", .seconds(2_147_483_647)),
    ] as [(String, Duration?)])
  func parsedRetryAfter(field: String, delay: Duration?) {
    #expect(RetryAfter.delay(field, at: 784_111_777) == delay)
  }
}
