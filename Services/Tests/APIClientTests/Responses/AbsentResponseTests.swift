import APIClient
import Catalog
import CodableMapping
import MappingTestSupport
import Testing

@Suite("Responses that may be absent")
struct AbsentResponseTests {
  private let stub = StubTransport.todos()

  private var absent: SampleReply {
    SampleReply("<h1>Not here</h1>", status: .notFound, headerFields: [.contentType: "text/html"])
  }

  @Test("Exactly the given statuses are decoded as nil", arguments: 0..<12 as Range<UInt64>)
  func anyStatuses(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let codes = ([204] + (402...599)).shuffled(using: &generator).prefix(
      Int.random(in: 2...9, using: &generator))
    let id = Int.random(in: 1...Int.max, using: &generator)
    let endpoint = Endpoint<Todo, Guest>.todo(id: id).orNil(on: Set(codes.dropLast()))
    for code in codes {
      let status = HTTPResponse.Status(code: code)
      let reply = SampleReply("<p>", status: status, headerFields: [.contentType: "text/html"])
      let stub = StubTransport { _ in .reply(reply) }
      guard code == codes.last else {
        let (todo, response, _) = try await guest(stub).reply(to: endpoint)
        #expect(todo == nil && response.status == status)
        continue
      }
      let error = await failure(try await guest(stub).send(endpoint))
      #expect(error?.status == status)
      #expect(error?.description.contains("status \(code)") == false)
    }
  }

  @Test("The default status is 404; another one is an error")
  func others() async throws {
    stub.on(.get, "/v1/todos/1", .reply(absent), .reply(.todo), .reply(SampleReply("", status: .gone)))
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
    stub.on(.get, "/v1/todos/1", .reply(SampleReply("", status: .unauthorized)), .reply(absent))
    let token = BearerToken(account: "ada", accessToken: "1")
    let authenticator = Authenticator(store: MemoryCredentialStore(token)) { _ in token }
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
