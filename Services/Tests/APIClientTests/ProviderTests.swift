import APIClient
import Catalog
import CodableMapping
import JSONCore
import Testing

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

@Suite("Targets and their provider")
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

  /// A value that counts how often it is encoded.
  private struct Counted: JSONWritable {
    let count: Shared<Int>

    func write(to writer: inout JSONWriter) throws(JSONError) {
      count.update { $0 += 1 }
      writer.write(1)
    }
  }

  private struct Counting: Target {
    let count: Shared<Int>
    let environment = APIEnvironment.test
    let method = HTTPRequest.Method.post
    let path: Path = "todos"
    var parameters: RouteParameters { ["count": Counted(count: count)] }
  }

  @Test("The body of a request is encoded once")
  func oneBody() async throws {
    let count = Shared(0)
    _ = try await Provider<Counting>(transport: StubTransport { _ in .reply(.todo) }).request(
      Counting(count: count))
    #expect(count.value == 1)
  }
}
