import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Redirects")
struct RedirectTests {
  private func moved(_ status: Int, to location: String) -> StubTransport.Answer {
    .reply(SampleReply("", status: .init(code: status), headerFields: [.location: location]))
  }

  private func send(_ stub: StubTransport, _ method: HTTPRequest.Method = .get, body: RequestBody? = nil)
    async -> ClientError?
  {
    await clientError { () async throws(ClientError) in
      try await guest(stub).send(
        Endpoint<Todo, Guest>(method, "todos/1", body: body, as: CodableMapper()))
    }
  }

  @Test(
    "The method after a redirect follows RFC 9110",
    arguments: [
      (301, HTTPRequest.Method.post, HTTPRequest.Method.get, false), (302, .post, .get, false),
      (303, .put, .get, false), (307, .post, .post, true), (308, .put, .put, true), (302, .put, .put, true),
    ])
  func methods(status: Int, method: HTTPRequest.Method, then: HTTPRequest.Method, hasBody: Bool) async {
    let stub = StubTransport.todos()
    stub.on(method, "/v1/todos/1", moved(status, to: "/v1/new"))
    stub.on(then, "/v1/new", reply: .todo)
    #expect(await send(stub, method, body: .bytes([1, 2], contentType: "text/plain")) == nil)
    #expect(stub.requests.last?.body == (hasBody ? [1, 2] : nil))
    #expect(stub.requests.last?.request.headerFields[.contentType] == (hasBody ? "text/plain" : nil))
  }

  @Test(
    "A body isn't sent to another origin",
    arguments: [
      (307, HTTPRequest.Method.post), (308, .put), (301, .put), (302, .put), (301, .patch), (302, .delete),
    ])
  func bodies(status: Int, method: HTTPRequest.Method) async {
    let stub = StubTransport.todos()
    stub.on(method, "/v1/todos/1", moved(status, to: "https://evil.example.com/"))
    let error = await send(stub, method, body: .bytes([1], contentType: "text/plain"))
    #expect(
      error?.description
        == """
        \(method) https://api.example.com/v1/todos/1 → \(status): a redirect led to a place that may not be \
        followed (it would send the body to another origin)
        """)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "A redirect to another origin that becomes a GET sends no body",
    arguments: [(301, HTTPRequest.Method.post), (302, .post), (303, .put), (303, .patch)])
  func droppedBodies(status: Int, method: HTTPRequest.Method) async {
    let stub = StubTransport.todos()
    stub.on(method, "/v1/todos/1", moved(status, to: "https://other.example.com/v1/x"))
    stub.on(.get, "/v1/x", reply: .todo)
    #expect(await send(stub, method, body: .bytes([1], contentType: "text/plain")) == nil)
    #expect(stub.requests.map(\.body) == [[1], nil])
  }

  @Test(
    "Some locations aren't followed",
    arguments: [
      ("http://api.example.com/v1/x", "it leads from https to http"),
      ("ftp://api.example.com/x", "the scheme is neither https nor http"),
      ("https://ada:s3cr3t@api.example.com/", "the URL has user information; use a credential instead"),
    ])
  func forbidden(location: String, reason: String) async {
    let stub = StubTransport.todos(moved(302, to: location))
    #expect(
      await send(stub)?.description
        == """
        \(getTodo) → 302: a redirect led to a place that may not be followed \
        (\(reason))
        """)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "An error after redirects names the request that failed, without secrets",
    arguments: [
      (303, "/v1/new?token=abc", SampleReply("", status: .notFound), "/v1/new?token=••• → 404: Not Found"),
      (
        302, "/v1/new?a=1", SampleReply("{}"),
        """
        /v1/new?a=1 → 200: $: missing key "userId" required by Todo (Int) (line 1, column 1) [missing-key]
        """
      ),
    ])
  func lastRequest(status: Int, location: String, reply: SampleReply, text: String) async {
    let stub = StubTransport()
    stub.on(.post, "/v1/todos/1", moved(301, to: "/v1/moved"))
    stub.on(.get, "/v1/moved", moved(status, to: "https://other.example.com\(location)"))
    stub.on(.get, location, reply: reply)
    #expect(await send(stub, .post)?.description == "GET https://other.example.com\(text)")
  }

  @Test(
    "The number of redirects is limited; with 0, a redirect is the response",
    arguments: [(0, "Found"), (2, "more than 2 redirects")])
  func limit(count: Int, reason: String) async {
    let location = moved(302, to: "/v1/todos/1")
    let stub = StubTransport { _ in location }
    let error = await failure(try await guest(stub) { $0.redirectLimit = count }.send(.todo(id: 1)))
    #expect(error?.description == "\(getTodo) → 302: \(reason)")
    #expect(stub.requests.count == count + 1)
  }

  /// Redirects once, with a body that isn't needed.
  private struct Leading: Transport, BodySource {
    let isCancelled = Shared(false)

    func send(_ exchange: Exchange) async throws(TransportError) -> Reply {
      guard exchange.request.path == "/v1/todos/1" else { return SampleReply.todo.reply }
      return Reply(HTTPResponse(status: .found, headerFields: [.location: "/v1/new"]), body: ReplyBody(self))
    }

    func next() async throws(TransportError) -> [UInt8]? { nil }

    func cancel() { isCancelled.update { $0 = true } }
  }

  @Test("The body of a redirect isn't read, and its transfer ends")
  func unreadBody() async throws {
    let transport = Leading()
    _ = try await guest(transport).send(.todo(id: 1))
    #expect(transport.isCancelled.value)
  }
}
