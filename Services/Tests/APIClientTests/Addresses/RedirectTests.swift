import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Redirects")
struct RedirectTests {
  private func send(_ stub: StubTransport, _ method: HTTPRequest.Method = .get, body: RequestBody? = nil)
    async -> ClientError?
  {
    await clientError { () async throws(ClientError) in
      try await guest(stub).send(
        Endpoint<Todo, Guest>(method, "todos/1", body: body, as: CodableMapper()))
    }
  }

  private static let unfollowed: [(Int, HTTPRequest.Method, String, String)] =
    [
      (302, .get, "http://api.example.com/v1/x", "it leads from https to http"),
      (302, .get, "ftp://api.example.com/x", "the scheme is neither https nor http"),
      (302, .get, "https://ada:s3cr3t@a.se/", "the URL has user information; use a credential instead"),
    ]
    + [(307, .post), (308, .put), (301, .put), (302, .put), (301, .patch), (302, .delete)].map {
      ($0, $1, "https://evil.example.com/", "it would send the body to another origin")
    }
  private static let body = RequestBody.bytes([1, 2], contentType: "text/plain")

  @Test(
    "The method after a redirect follows RFC 9110, and a GET has no body",
    arguments: [
      (301, .post, .get), (302, .post, .get), (303, .put, .get), (303, .patch, .get), (307, .post, .post),
      (308, .put, .put), (302, .put, .put),
    ] as [(HTTPResponse.Status, HTTPRequest.Method, HTTPRequest.Method)])
  func methods(status: HTTPResponse.Status, method: HTTPRequest.Method, then: HTTPRequest.Method) async {
    let hasBody = then != .get
    // A body isn't sent to another origin; see the next test.
    for origin in hasBody ? [""] : ["", "https://other.example.com"] {
      let stub = StubTransport.todos()
      stub.on(method, "/v1/todos/1", .moved(status, to: "\(origin)/v1/new"))
      stub.on(then, "/v1/new", reply: .todo)
      #expect(await send(stub, method, body: Self.body) == nil)
      #expect(stub.requests.map(\.body) == [[1, 2], hasBody ? [1, 2] : nil])
      #expect(stub.requests.last?.request.headerFields[.contentType] == (hasBody ? "text/plain" : nil))
    }
  }

  @Test(
    "Characters of a location that a URL doesn't allow are encoded",
    arguments: [
      ("/files/Q1 report é.json", "/files/Q1%20report%20%C3%A9.json"), ("/a|b{c}", "/a%7Cb%7Bc%7D"),
      ("/a?q=\"<x>\"&r=^`", "/a?q=%22%3Cx%3E%22&r=%5E%60"), ("/a%20b c", "/a%20b%20c"),
      ("x\\y", "/v1/todos/x%5Cy"),
      ("/😀#part é", "/%F0%9F%98%80"), ("?q=å", "/v1/todos/1?q=%C3%A5"), ("/[1]", "/[1]"),
    ])
  func unencoded(location: String, target: String) async {
    let stub = StubTransport { exchange in
      exchange.request.path == "/v1/todos/1" ? .moved(.found, to: location) : .reply(.todo)
    }
    #expect(await send(stub) == nil)
    #expect(stub.requests.map(\.request.path) == ["/v1/todos/1", target])
  }

  @Test(
    "A body isn't sent to another origin, and some locations aren't followed", arguments: unfollowed)
  func forbidden(status: Int, method: HTTPRequest.Method, location: String, reason: String) async {
    let stub = StubTransport.todos()
    stub.on(method, "/v1/todos/1", .moved(.init(code: status), to: location))
    #expect(
      await send(stub, method, body: method == .get ? nil : Self.body)?.description
        == """
        \(method) https://api.example.com/v1/todos/1 → \(status): redirect target not allowed \
        (\(reason))
        """)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "An error after redirects names the request that failed, without secrets",
    arguments: [
      (303, "/v1/new?token=abc", .status(.notFound), "/v1/new?token=••• → 404: Not Found"),
      (
        302, "/v1/new?a=1", .reply(SampleReply("{}")),
        """
        /v1/new?a=1 → 200: $: missing key "userId" required by Todo (Int) (line 1, column 1) [missing-key]
        """
      ),
    ] as [(HTTPResponse.Status, String, StubTransport.Answer, String)])
  func lastRequest(
    status: HTTPResponse.Status, location: String, answer: StubTransport.Answer, text: String
  ) async {
    let stub = StubTransport()
    stub.on(.post, "/v1/todos/1", .moved(to: "/v1/moved"))
    stub.on(.get, "/v1/moved", .moved(status, to: "https://other.example.com\(location)"))
    stub.on(.get, location, answer)
    #expect(await send(stub, .post)?.description == "GET https://other.example.com\(text)")
  }

  @Test(
    "The number of redirects is limited; with 0, a redirect is the response",
    arguments: [(0, "Found"), (2, "more than 2 redirects")])
  func limit(count: Int, reason: String) async {
    let stub = StubTransport { _ in .moved(to: "/v1/todos/1") }
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
