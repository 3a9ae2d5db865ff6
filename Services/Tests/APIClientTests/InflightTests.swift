import APIClient
import Catalog
import Testing

private struct Asked: Target {
  var environment: APIEnvironment { .test }
  var method: HTTPRequest.Method = .get
  var path: Path = "todos/1"
}

@Suite("Equal concurrent requests")
struct InflightTests {
  private let clock = ManualClock()
  private let stub: StubTransport

  init() { stub = StubTransport(clock: RequestClock(clock)) { _ in .delayed(.seconds(1), .reply(.todo)) } }

  private func provider(
    _ other: StubTransport? = nil, interceptors: [any Interceptor] = [], plugins: [any ProviderPlugin] = []
  ) -> Provider<Asked> {
    var options = ClientOptions()
    options.timeout = nil
    options.errorBodyLimit = 8
    return Provider(
      transport: other ?? stub, interceptors: interceptors, options: options, plugins: plugins,
      tracksInflight: true)
  }

  private func send(_ provider: Provider<Asked>, _ target: Asked = Asked()) -> Task<ClientError?, Never> {
    Task { () async -> ClientError? in await failure(try await provider.request(target)) }
  }

  /// Waits until this number of requests was sent, at most for 10 000 turns.
  private func sent(_ count: Int) async {
    for _ in 1...10_000 where stub.requests.count < count || clock.sleeping < count { await Task.yield() }
  }

  @Test("Equal requests are sent once, and each caller gets the response")
  func once() async {
    let provider = provider()
    let tasks = (0..<10).map { _ in send(provider) }
    let other = send(provider, Asked(path: "todos/2"))
    let cancelled = send(provider)
    await clock.sleepers(2)
    cancelled.cancel()
    #expect(await cancelled.value?.isCancelled == true)
    clock.advance(by: .seconds(1))
    for task in tasks + [other] { #expect(await task.value == nil) }
    #expect(Set(stub.requests.map(\.request.path)) == ["/v1/todos/1", "/v1/todos/2"])
    // A request that begins after the response would be sent separately. No response arrives before the
    // clock advances.
    #expect(stub.requests.count == 2)
  }

  @Test("Every unsafe request is sent", arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
  func changes(method: HTTPRequest.Method) async {
    let provider = provider()
    let tasks = [send(provider, Asked(method: method)), send(provider, Asked(method: method))]
    await sent(2)
    clock.advance(by: .seconds(1))
    for task in tasks { #expect(await task.value == nil) }
    #expect(stub.requests.count == 2)
  }

  @Test("Requests of two accounts aren't equal")
  func accounts() async {
    let authenticator = Authenticator(store: MemoryCredentialStore(BearerToken.ada(1))) { _ in .ada(1) }
    let provider = provider(interceptors: [AuthenticationInterceptor(authenticator)])
    let first = send(provider)
    await sent(1)
    await authenticator.signIn(BearerToken(account: "bob", accessToken: "1"))
    let second = send(provider)
    await sent(2)
    clock.advance(by: .seconds(1))
    #expect(await first.value == nil)
    #expect(await second.value == nil)
    #expect(stub.requests.map(\.account) == ["ada", "bob"])
  }

  @Test("Each caller gets an error of its own request")
  func failures() async {
    let stub = StubTransport(clock: RequestClock(clock)) { _ in
      .delayed(.seconds(1), .failure(TransportError(.connectionLost)))
    }
    let provider = provider(stub)
    let tasks = [send(provider, Asked(path: "feeds/k")), send(provider, Asked(path: "feeds/\(secret: "k")"))]
    await clock.sleepers(1)
    for _ in 1...100 { await Task.yield() }
    clock.advance(by: .seconds(1))
    var urls: [String?] = []
    for task in tasks { urls.append(await task.value?.url) }
    #expect(urls.first == "https://api.example.com/v1/feeds/k")
    #expect(urls.last??.hasSuffix("feeds/k") == false)
  }

  @Test("All callers get the body of an error, also in chunks")
  func errorBodies() async {
    let gone = SampleReply("", status: .gone)
    let stub = StubTransport(clock: RequestClock(clock)) { _ in
      .delayed(.seconds(1), .chunks([Array("gone ".utf8), Array("fishing".utf8)], gone))
    }
    let provider = provider(stub)
    let tasks = [send(provider), send(provider)]
    await clock.sleepers(1)
    for _ in 1...100 { await Task.yield() }
    clock.advance(by: .seconds(1))
    for task in tasks {
      let error = await task.value?.statusError
      #expect(error?.body == Array("gone fis".utf8))
      #expect(error?.isTruncated == true)
    }
    #expect(stub.requests.count == 1)
  }

  @Test("Plugins receive each caller's request")
  func plugins() async {
    let recorder = PluginRecorder()
    let provider = provider(plugins: [recorder])
    let tasks = (1...3).map { _ in send(provider) }
    for _ in 1...10_000 where recorder.lines.value.count < 3 { await Task.yield() }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    for task in tasks { #expect(await task.value == nil) }
    let lines = recorder.lines.value
    #expect(lines.prefix(3) == Array(repeating: "sending \(getTodo)", count: 3)[...])
    #expect(lines.count { $0.hasPrefix("sending ") } == 3)
    #expect(lines.count { $0 == "received 200" } == 3)
  }

  @Test("A shared request is cancelled when no caller waits")
  func abandoned() async {
    let stub = StubTransport { _ in .silence }
    let tracker = ActivityTracker()
    let provider = Provider<Asked>(transport: stub, monitors: [tracker], tracksInflight: true)
    let task = send(provider)
    while stub.requests.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value?.isCancelled == true)
    for await isActive in tracker.activity where !isActive { break }
    #expect(tracker.count == 0)
  }
}
