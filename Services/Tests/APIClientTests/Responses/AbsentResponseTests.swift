import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Responses that may be absent")
struct AbsentResponseTests {
  private let stub = StubTransport.todos()

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
