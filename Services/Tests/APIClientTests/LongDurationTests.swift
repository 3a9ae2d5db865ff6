import APIClient
import Catalog
import CodableMapping
import MappingTestSupport
import Testing

/// Any duration is valid, although clocks trap if the seconds of an instant overflow.
@Suite("Any duration is accepted")
struct LongDurationTests {
  private static let durations: [Duration] =
    [.seconds(Int64.max), .milliseconds(Int64.max), .nanoseconds(Int64.max), .seconds(Int64.max) * 18]
    + random

  /// Durations from 30 years to the longest one, each of a different magnitude.
  private static let random: [Duration] = (0..<8 as Range<UInt64>).map { seed in
    var generator = SeededGenerator(seed: seed)
    let shortest: Int64 = 1 << (30 + 4 * Int64(seed))
    return .seconds(Int64.random(in: shortest..<shortest * 16, using: &generator))
  }

  private static let past: [Duration] =
    [.zero, .seconds(-1), .seconds(Int64.min), .seconds(Int64.min) * 18, .nanoseconds(Int64.min)]
    + random.map { .zero - $0 }

  @Test("Any duration is accepted as a timeout", arguments: durations)
  func timeout(duration: Duration) async throws {
    let stub = StubTransport { _ in .delayed(.milliseconds(50), .reply(.todo)) }
    let client = guest(stub) { $0.timeout = duration }
    #expect(try await client.send(.todo(id: 1)).id == 1)
    #expect(try await client.send(.todo(id: 1).with { $0.timeout = duration }).id == 1)
    let array = StubTransport { _ in
      .chunks([Array("[".utf8), SampleReply.todo.body, Array("]".utf8)], .todo)
    }
    let endpoint = Endpoint<[UInt8], Guest>.bytes("todos").with { $0.timeout = duration }
    var count = 0
    for try await _ in guest(array).elements(of: endpoint, as: CodableMapper<Todo>()) { count += 1 }
    #expect(count == 1)
  }

  @Test("A timeout in the past is accepted", arguments: past)
  func negative(duration: Duration) async {
    let client = guest(StubTransport { _ in .silence }) { $0.timeout = duration }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.reason == "timed out")
  }

  @Test("Any duration is accepted as a delay before a retry", arguments: durations + past)
  func retries(duration: Duration) {
    var policy = RetryPolicy()
    policy.delay = duration
    policy.longestDelay = duration
    for jitter in [0.25, 0, -1, .infinity, .nan, .greatestFiniteMagnitude] {
      policy.jitter = jitter
      for retry in [1, 2, 40, .max, 0, .min] {
        for random in [0, 0.5, 1, .nan] { #expect(policy.delay(before: retry, random: random) >= .zero) }
      }
    }
  }

  @Test("Any duration is accepted as the window of renewals", arguments: durations + past)
  func window(duration: Duration) async {
    let authenticator = Authenticator(
      store: MemoryCredentialStore(BearerToken.ada(0)), limit: .init(count: 1, window: duration)
    ) { _ in .ada(1) }
    let stub = StubTransport { _ in .status(.unauthorized) }
    let client = guest(stub, interceptors: [AuthenticationInterceptor(authenticator)])
    var reasons: [String?] = []
    for _ in 1...2 { reasons.append(await failure(try await client.send(.todo(id: 1)))?.reason) }
    let limited = "not authenticated: renewed 1 times within \(duration); giving up"
    let refused = "status 401 Unauthorized"
    #expect(reasons == [refused, duration > .zero ? limited : refused])
  }

  @Test("Any duration is accepted as the pause of an input", arguments: durations + past)
  func debounce(duration: Duration) async {
    let clock = ManualClock()
    let (inputs, typed) = AsyncStream.makeStream(of: Int.self)
    let results = latest(inputs, debounce: duration, clock: RequestClock(clock)) { (input) in input }
    let task = Task { await results.reduce(into: []) { $0.append(try? $1.get()) } }
    typed.yield(1)
    if duration > .zero {
      await clock.sleepers(1)
      task.cancel()
    }
    typed.finish()
    #expect(await task.value == (duration > .zero ? [] : [1]))
  }

  @Test("Any duration is accepted as a step of a manual clock", arguments: durations + past)
  func manualClock(duration: Duration) async throws {
    let clock = ManualClock()
    for _ in 1...40 { clock.advance(by: duration) }
    #expect(clock.now.elapsed > .zero || duration <= .zero)
    let (first, last) = (ManualClock().now, clock.now)
    #expect(first.duration(to: last) == .zero - last.duration(to: first))
    let client = guest { $0.clock = RequestClock(clock) }
    #expect(try await client.send(.todo(id: 1)).id == 1)
  }

  @Test(
    "Any duration is accepted as Retry-After",
    arguments: [
      ("9223372036854775807", 0), ("99999999999999999999", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 0),
      ("Fri, 31 Dec 9999 23:59:59 GMT", -Double.greatestFiniteMagnitude),
      ("Fri, 31 Dec 9999 23:59:59 GMT", -Double.infinity), ("Fri, 31 Dec 9999 23:59:59 GMT", Double.nan),
    ])
  func retryAfter(field: String, date: Double) async {
    var policy = RetryPolicy()
    policy.longestRetryAfter = .seconds(Int64.max)
    policy.limit = 1
    let stub = StubTransport { _ in .status(.serviceUnavailable, [.retryAfter: field]) }
    let clock = RequestClock(ContinuousClock()) { date }
    let client = guest(stub, interceptors: [RetryInterceptor(policy, clock: clock)]) {
      $0.timeout = .milliseconds(50)
    }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error != nil)
  }
}
