import APIClient
import Catalog
import CodableMapping
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Sending an endpoint")
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

  @Test("A reply has the response and the metrics")
  func reply() async throws {
    let client = guest()
    let (todo, response, metrics) = try await client.reply(to: .todo(id: 1))
    #expect(todo.id == 1)
    #expect(response.status == .ok)
    #expect(metrics.attempts == 1)
    #expect(metrics.bytesReceived == SampleReply.todo.body.count)
    #expect(metrics.source == .stub)
  }

  @Test("An endpoint without a response accepts any body")
  func void() async throws {
    let stub = StubTransport.todos()
    stub.on(.delete, "/v1/todos/1", .status(.noContent))
    try await guest(stub).send(Endpoint<Void, Guest>.delete("todos/1"))
    #expect(stub.requests.count == 1)
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
      (
        SampleReply("<html>", headerFields: [.contentType: "text/html; charset=utf-8"]),
        "\(getTodo) → 200: content type text/html is not accepted"
      ),
      (
        SampleReply(String(repeating: " ", count: 1001)),
        "\(getTodo) → 200: the body has more than 1000 bytes"
      ),
    ])
  func failures(sample: SampleReply, text: String) async {
    let stub = StubTransport.todos(.reply(sample))
    let error = await failure(try await guest(stub) { $0.bodyLimit = 1000 }.send(.todo(id: 1)))
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
}
