import APIClient
import Catalog
import CodableMapping
import JSONCore
import Testing

private struct Asked: Target {
  var environment: APIEnvironment { .test }
  var method: HTTPRequest.Method = .get
  var path: Path = "todos/1"
}

private enum Todos: Target {
  case one(Int)
  case list(user: Int, tags: [String])
  case create(title: String)

  var environment: APIEnvironment { .test }
  var method: HTTPRequest.Method { if case .create = self { .post } else { .get } }
  var path: Path {
    switch self {
    case .one(let id): "todos/\(id)"
    case .list, .create: "todos"
    }
  }
  var parameters: RouteParameters {
    switch self {
    case .one: [:]
    case .list(let user, let tags): ["userId": user, "tag": tags, "page": nil as Int?]
    case .create(let title): ["title": title, "priority": 1.5, "done": false]
    }
  }
  var sampleReply: SampleReply { .todo }
}

/// A value that closures share.
final class Shared<Value: Sendable>: Sendable {
  private let state: Locked<Value>
  init(_ value: Value) { state = Locked(value) }
  var value: Value { state.withLock { $0 } }
  func update(_ change: @Sendable (inout Value) -> Void) { state.withLock { change(&$0) } }
}

@Suite("Targets, their provider, and equal concurrent requests")
struct ProviderTests {
  @Test("Parameters are the query of a GET and the JSON body of a POST")
  func parameters() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let provider = Provider<Todos>(transport: stub)
    _ = try await provider.request(.list(user: 3, tags: ["a b", "c"]))
    _ = try await provider.request(.create(title: "Tea"))
    #expect(stub.requests.map(\.request.path) == ["/v1/todos?userId=3&tag=a%20b&tag=c", "/v1/todos"])
    #expect(
      stub.requests.last?.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"title":"Tea","priority":1.5,"done":false}"#)
  }

  @Test("A stubbed provider responds with samples, which any mapper decodes")
  func stubbing() async throws {
    let stub = StubTransport.todos()
    let provider = Provider<Todos>(transport: stub, stubbing: .immediate)
    #expect(try await provider.request(.one(1), as: CodableMapper<Todo>()).title == "delectus")
    #expect(stub.requests.isEmpty)
  }

  @Test("A delayed sample is returned after its delay")
  func delayed() async throws {
    let clock = ManualClock()
    var options = ClientOptions()
    options.clock = RequestClock(clock)
    options.timeout = nil
    let provider = Provider<Todos>(
      transport: StubTransport.todos(), options: options, stubbing: .delayed(.seconds(3)))
    let task = Task { try await provider.request(.one(1)) }
    await clock.sleepers(1)
    clock.advance(by: .seconds(3))
    #expect(try await task.value.statusCode == 200)
  }

  @Test("The endpoint closure changes all requests")
  func endpointClosure() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let provider = Provider<Todos>(
      transport: stub,
      endpointClosure: { target in
        Provider.endpoint(for: target).with { $0.headerFields[.ifNoneMatch] = "\"1\"" }
      })
    _ = try await provider.request(.one(1))
    #expect(stub.requests.first?.request.headerFields[.ifNoneMatch] == "\"1\"")
  }

  @Test("Plugins change requests and receive results in order")
  func plugins() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let recorder = PluginRecorder()
    let provider = Provider<Todos>(transport: stub, plugins: [recorder])
    _ = try await provider.request(.one(1))
    #expect(stub.requests.first?.request.headerFields[.userAgent] == "tests")
    #expect(recorder.lines.value == ["sending \(getTodo)", "received 200", "processing"])
  }

  @Test(
    "The error of a response names the request",
    arguments: [
      (.reply(SampleReply("[]")), "200: $: expected an object for Todo, found an array"),
      (.status(.internalServerError), "500: Internal Server Error"),
    ] as [(StubTransport.Answer, String)])
  func failures(answer: StubTransport.Answer, text: String) async {
    let provider = Provider<Todos>(transport: StubTransport { _ in answer })
    let error = await failure(try await provider.request(.one(1), as: CodableMapper<Todo>()))
    #expect(error?.description.hasPrefix("\(getTodo) → \(text)") == true)
  }

  private struct Counting: Target {
    let count: Shared<Int>
    let environment = APIEnvironment.test
    let method = HTTPRequest.Method.post
    let path: Path = "todos"
    var parameters: RouteParameters { ["count": Counted(text: "1", count: count)] }
  }

  @Test("The body of a request is encoded once")
  func oneBody() async throws {
    let count = Shared(0)
    _ = try await Provider<Counting>(transport: StubTransport { _ in .reply(.todo) }).request(
      Counting(count: count))
    #expect(count.value == 1)
  }

  // MARK: - Equal concurrent requests

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
  func pluginsOfEach() async {
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
