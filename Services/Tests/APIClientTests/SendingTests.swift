import APIClient
import Catalog
import CodableMapping
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Sending an endpoint, and responses that may be absent")
struct SendingTests {
  @Test("The request consists of environment, path, query, fields and body")
  func request() async throws {
    let stub = StubTransport.todos()
    stub.on(.post, "/v1/todos?dry=true", reply: .todo)
    let draft = Todo(userId: 1, id: nil, title: "Tea", completed: false)
    let endpoint = Endpoint<Todo, Guest>.post("todos", draft, with: CodableMapper(), as: CodableMapper())
      .with {
        $0.query = ["dry": true]
        $0.headerFields[.acceptLanguage] = "sv"
      }
    let todo = try await guest(stub).send(endpoint)
    #expect(todo == Todo(userId: 1, id: 1, title: "delectus", completed: false))
    let exchange = try #require(stub.requests.first)
    #expect(exchange.request.method == .post)
    #expect(exchange.request.scheme == "https")
    #expect(exchange.request.authority == "api.example.com")
    #expect(
      exchange.request.headerFields == [
        .accept: "application/json", .acceptLanguage: "sv", .contentType: "application/json",
      ])
    #expect(
      exchange.body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"userId":1,"title":"Tea","completed":false}"#)
  }

  @Test("The path of a stub is percent-encoded like a literal path")
  func pathOfStub() async throws {
    let stub = StubTransport()
    stub.on(.get, "/v1/a b/é?q=ö%20", reply: SampleReply(""))
    try await guest(stub).send(Endpoint<Void, Guest>.get("a b/é?q=ö%20"))
    #expect(stub.requests.map(\.request.path) == ["/v1/a%20b/%C3%A9?q=%C3%B6%20"])
  }

  @Test("An endpoint may have any method")
  func ownMethod() async throws {
    let method = try #require(HTTPRequest.Method("PURGE"))
    let stub = StubTransport()
    stub.on(method, "/v1/todos", .status(.noContent))
    try await guest(stub).send(Endpoint<Void, Guest>(method, "todos") { _ in })
    #expect(stub.requests.map(\.request.method) == [method])
  }

  @Test("A wider client sends endpoints of narrower scopes")
  func scopes() async throws {
    let customer = Client<Customer>(.test, transport: StubTransport.todos())
    #expect(try await customer.send(.todo(id: 1)).id == 1)
    #expect(try await customer.narrowed().send(.todo(id: 1)).id == 1)
    let open = Endpoint<Todo, Anyone>.get("todos/1", as: CodableMapper())
    #expect(try await customer.send(open).id == 1)
  }

  @Test(
    "Each error has the request, the status and the reason",
    arguments: [
      (
        SampleReply(#"{"userId": 1, "id": 1, "completed": false}"#),
        """
        \(getTodo) → 200: $: missing key "title" required by Todo (String) \
        (line 1, column 1) [missing-key]
        """
      ),
      (SampleReply("{", status: .notFound), "\(getTodo) → 404: Not Found"),
    ])
  func failures(sample: SampleReply, text: String) async {
    let stub = StubTransport.todos(.reply(sample))
    let error = await failure(try await guest(stub).send(.todo(id: 1)))
    #expect(error?.description == text)
  }

  @Test(
    "The reason of a failed decode is the line of its error, after the request",
    arguments: 0..<60 as Range<UInt64>)
  func oneLine(seed: UInt64) async throws {
    var generator = DocumentGenerator(seed: seed)
    let body = generator.mutated(SampleReply.todo.body)
    do {
      _ = try CodableMapper<Todo>().decode(body)
    } catch {
      let stub = StubTransport.todos(.reply(SampleReply(body)))
      let failed = await failure(try await guest(stub).send(.todo(id: 1)))
      #expect(failed?.description == "\(getTodo) → 200: \(error)" && failed?.decodingError == error)
      #expect("\(error)".hasSuffix(" [\(error.issue.code)]") && !"\(error)".contains("\n"))
    }
  }

  @Test("A request without a scripted response fails")
  func unscripted() async {
    let error = await failure(try await guest().send(Endpoint<Void, Guest>.get("else")))
    #expect(error?.transportError == TransportError(.unscripted))
  }

  @Test("The body of an error is stored up to a limit and can be decoded")
  func errorBodies() async throws {
    let stub = StubTransport.todos(.reply(SampleReply(#"{"reason": "gone fishing"}"#, status: .gone)))
    stub.on(.get, "/v1/todos/2", reply: SampleReply(String(repeating: "x", count: 100_000), status: .gone))
    let first = await failure(try await guest(stub).send(.todo(id: 1)))
    let kept = try #require(first?.statusError)
    #expect(try kept.decoded(as: CodableMapper<[String: String]>()) == ["reason": "gone fishing"])
    let second = await failure(try await guest(stub).send(.todo(id: 2)))
    #expect(second?.statusError?.body.count == 65_536)
    #expect(second?.statusError?.isTruncated == true)
  }

  @Test("An endpoint defines its accepted statuses", arguments: [(200, false), (404, true), (410, false)])
  func acceptedCodes(code: Int, isAccepted: Bool) async {
    let stub = StubTransport { _ in .reply(SampleReply(SampleReply.todo.body, status: .init(code: code))) }
    let endpoint = Endpoint<Todo, Guest>.todo(id: 1).with { $0.acceptedStatus = .codes([404]) }
    let error = await failure(try await guest(stub).send(endpoint))
    #expect((error == nil) == isAccepted)
    #expect(error.map { $0.reason == "status \(code)" } ?? true)
  }

  @Test("Plain HTTP is refused unless the host is allowed")
  func confidentiality() async {
    let environment = APIEnvironment("plain", "http://api.example.com")
    let client = Client<Guest>(environment, transport: StubTransport.todos())
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(
      error?.description
        == """
        GET http://api.example.com/todos/1: invalid request: http is not confidential; use https, or add \
        "api.example.com" to ClientOptions.hostsWithoutTLS
        """)
    var options = ClientOptions()
    options.hostsWithoutTLS = ["api.example.com"]
    let named = Client<Guest>(environment, transport: StubTransport.todos(), options: options)
    let second = await failure(try await named.send(.todo(id: 1)))
    #expect(second == nil)
  }

  @Test("A callback gets any result, once, on the main actor", arguments: [true, false])
  func callback(isFailure: Bool) async {
    let stub = StubTransport { _ in .reply(isFailure ? SampleReply("[") : .todo) }
    // Resuming twice stops the process.
    let result = await withCheckedContinuation { continuation in
      guest(stub).send(.todo(id: 1)) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: result)
      }
    }
    #expect((try? result.get())?.id == (isFailure ? nil : 1))
  }

  // MARK: - Content types

  private func error(_ values: [String]) async -> ClientError? {
    var sample = SampleReply.todo
    sample.response.headerFields[values: .contentType] = values
    let stub = StubTransport { [sample] _ in .reply(sample) }
    return await failure(try await guest(stub).send(.todo(id: 1)))
  }

  @Test(
    "A repeated type counts once",
    arguments: [
      [], [""], ["application/json", "application/json"], ["application/json, application/json"],
      ["application/json; charset=utf-8", "application/json"],
      ["application/json;charset=\"a,b\",application/json"],
      ["application/json; x=\"\\\",text/html\""], ["APPLICATION/JSON , application/problem+json"],
      ["application/hal+json; charset=utf-8"], ["application/json; charset=a,b"], [",application/json"],
    ])
  func accepted(values: [String]) async { #expect(await error(values)?.description == nil) }

  private static let misfit = "is not one of the endpoint's acceptedContentTypes (application/json)"

  @Test(
    "The error quotes the rejected type, and names or counts the others",
    arguments: [
      (["text/html"], "content type text/html \(Self.misfit)"),
      (["text/html; charset=utf-8", "text/html"], "content type text/html \(Self.misfit)"),
      (["aX/9", "aX/9; a=1", "aX/9, aX/9", "aX/9"], "content type aX/9 \(Self.misfit)"),
      (
        ["application/json", "text/html"],
        "content type text/html \(Self.misfit); the response also contains application/json"
      ),
      (
        ["text/html, application/json, text/plain"],
        "content type text/html \(Self.misfit); the response also contains application/json and text/plain"
      ),
      (["a/b", "c/d, e/f", "g/h"], "content type a/b \(Self.misfit); the response also contains 3 others"),
      (["json"], "content type json \(Self.misfit)"),
    ])
  func rejected(values: [String], text: String) async {
    #expect(await error(values)?.description == "\(getTodo) → 200: \(text)")
  }

  private let stub = StubTransport.todos()

  // MARK: - Responses that may be absent

  private var absent: SampleReply {
    SampleReply("<h1>Not here</h1>", status: .notFound, headerFields: [.contentType: "text/html"])
  }

  @Test(
    "Exactly the given statuses are decoded as nil",
    arguments: [(204, true), (402, true), (404, true), (599, true), (403, false), (410, false), (500, false)])
  func statuses(code: Int, isAbsent: Bool) async {
    let sample = SampleReply("<p>", status: .init(code: code), headerFields: [.contentType: "text/html"])
    let client = guest(StubTransport { _ in .reply(sample) })
    do {
      let endpoint = Endpoint.todo(id: 1).orNil(on: [204, 402, 404, 599])
      let (todo, response, _) = try await client.reply(to: endpoint)
      #expect(isAbsent && todo == nil && response.status.code == code)
    } catch {
      #expect(!isAbsent && error.status?.code == code)
    }
  }

  @Test(
    "An accepted response without a body is nil on request, and otherwise an error",
    arguments: [200, 201, 204, 206], ["", " ", "\r\n\t", "{", "null"])
  func empty(code: Int, body: String) async throws {
    for type in [nil, "application/json", "application/problem+json"] {
      let fields: HTTPFields = type.map { [.contentType: $0] } ?? [:]
      let sample = SampleReply(body, status: .init(code: code), headerFields: fields)
      let client = guest(StubTransport { _ in .reply(sample) })
      #expect(await failure(try await client.send(Endpoint.todo(id: 1).orNil()))?.decodingError != nil)
      let error = await failure(try await client.send(Endpoint.todo(id: 1).orNil(whenEmpty: true)))
      #expect((error == nil) == body.allSatisfy(\.isWhitespace))
    }
  }

  @Test("The default status is 404; another one is an error")
  func others() async throws {
    stub.on(.get, "/v1/todos/1", .reply(absent), .reply(.todo), .status(.gone))
    let endpoint = Endpoint<Todo, Guest>.todo(id: 1).orNil()
    #expect(try await guest(stub).send(endpoint) == nil)
    #expect(try await guest(stub).send(endpoint)?.id == 1)
    let error = await failure(try await guest(stub).send(endpoint))
    #expect(error?.description == "\(getTodo) → 410: Gone")
  }

  @Test("Conversions, scopes and accepted statuses are preserved")
  func combinations() async throws {
    stub.on(.get, "/v1/todos/1", .reply(absent), .reply(.todo), .reply(absent), .reply(.todo), .reply(absent))
    let title = Endpoint<Todo, Guest>.todo(id: 1).orNil().map { $0?.title ?? "none" }
    #expect(try await guest(stub).send(title) == "none")
    #expect(try await guest(stub).send(title) == "delectus")
    let wide = Endpoint<Todo, Guest>.todo(id: 1).map(\.title).orNil().widened(to: Customer.self)
    let customer = Client<Customer>(.test, transport: stub)
    #expect(try await customer.send(wide) == nil)
    #expect(try await customer.send(wide) == "delectus")
    let any = Endpoint<Todo, Guest>.todo(id: 1).orNil().with { $0.acceptedStatus = .any }
    #expect(try await guest(stub).send(any) == nil)
  }

  @Test("Interceptors and monitors receive the status")
  func interceptors() async throws {
    let recorder = EventRecorder()
    stub.on(.get, "/v1/todos/1", .status(.unauthorized), .reply(absent))
    let authenticator = Authenticator(store: MemoryCredentialStore(BearerToken.ada(1))) { _ in .ada(1) }
    let client = guest(
      stub,
      interceptors: [RetryInterceptor(), AuthenticationInterceptor(authenticator), ConditionalRequests()],
      monitors: [recorder])
    #expect(try await client.send(Endpoint.todo(id: 1).orNil(on: [401, 404])) == nil)
    #expect(stub.requests.count == 2)
    #expect(recorder.lines.last?.contains("succeeded, 2 attempts, 0 bytes") == true)
  }

  @Test("Responses may be absent with `all`, `each` and callbacks")
  func several() async throws {
    let stub = StubTransport { exchange in .reply(exchange.request.path == "/v1/todos/1" ? absent : .todo) }
    let (first, second) = try await guest(stub).all(Endpoint.todo(id: 1).orNil(), .todo(id: 2))
    #expect(first == nil)
    #expect(second.id == 1)
    var ids: [Int??] = []
    for await (_, result) in guest(stub).each((1...3).map { Endpoint.todo(id: $0).orNil() }, limit: 1) {
      ids.append(try result.get()?.id)
    }
    #expect(ids == [Int?.none, 1, 1])
    let result = await withCheckedContinuation { continuation in
      guest(stub).send(Endpoint.todo(id: 1).orNil()) { continuation.resume(returning: $0) }
    }
    #expect(try result.get() == nil)
  }

  @Test("The body of an absent response isn't read")
  func unread() async throws {
    let chunks = StubTransport.Answer.chunks(
      Array(repeating: Array(repeating: 0, count: 1 << 10), count: 1 << 10), absent)
    let client = guest(StubTransport { _ in chunks }) {
      $0.bodyLimit = 10
      $0.errorBodyLimit = 10
    }
    #expect(try await client.send(Endpoint.todo(id: 1).orNil()) == nil)
  }

  @Test("A stream of such an endpoint fails")
  func stream() async throws {
    stub.on(.get, "/v1/todos/1", .reply(absent))
    let endpoint = Endpoint<Todo, Guest>.todo(id: 1).orNil()
    let client = guest(stub)
    let error = await clientError { () async throws(ClientError) in
      for try await _ in client.elements(of: endpoint, as: CodableMapper<Todo>()) {}
    }
    #expect(error?.description == "\(getTodo) → 404: Not Found")
  }
}
