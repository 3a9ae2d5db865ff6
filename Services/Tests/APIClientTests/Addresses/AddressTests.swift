import APIClient
import CodableMapping
import Testing

@Suite("The URL of a request")
struct AddressTests {
  private func client(
    _ stub: StubTransport, _ change: @escaping @Sendable (inout Exchange) -> Void
  ) -> Client<Guest> {
    guest(stub, interceptors: [RequestAdapter { (exchange) throws(ClientError) in change(&exchange) }])
  }

  @Test(
    "The query of the environment is added to each path",
    arguments: [
      ("https://api.example.com/v1?key=k", "todos", [:], "/v1/todos?key=k"),
      ("https://api.example.com/v1/?key=k", "todos?x=1", ["page": 2], "/v1/todos?key=k&x=1&page=2"),
      ("https://api.example.com?key=k", "todos", ["page": 2], "/todos?key=k&page=2"),
      ("https://api.example.com/v1?", "todos", [:], "/v1/todos"),
      ("https://api.example.com/v1", "todos?", ["page": 2], "/v1/todos?page=2"),
      ("https://api.example.com", "", [:], "/"),
      ("https://api.example.com/", "", [:], "/"),
      ("https://api.example.com/graphql", "", [:], "/graphql"),
      ("https://api.example.com/graphql/", "", [:], "/graphql/"),
      ("https://api.example.com/rpc?key=1", "", [:], "/rpc?key=1"),
      ("https://api.example.com/rpc?key=1", "", ["page": 2], "/rpc?key=1&page=2"),
      ("https://api.example.com/rpc", "?a=1", ["page": 2], "/rpc?a=1&page=2"),
      ("https://api.example.com/rpc?key=1", "?a=1", [:], "/rpc?key=1&a=1"),
      ("https://api.example.com/rpc", "/", [:], "/rpc/"),
    ] as [(String, Path, QueryParameters, String)])
  func environmentQuery(address: String, path: Path, query: QueryParameters, target: String) async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let client = Client<Guest>(APIEnvironment("test", address), transport: stub)
    try await client.send(Endpoint<Void, Guest>.get(path, query: query))
    #expect(stub.requests.map(\.request.path) == [target])
  }

  @Test(
    "A request to an absolute address has credentials and fields of the client only for its own origin",
    arguments: [
      ("https://api.example.com/v2/todos?page=2", true), ("https://API.example.com:443/x", true),
      ("https://api.example.com:444/x", false), ("https://files.example.com/a%20b?s=1", false),
      ("https://example.com", false),
    ])
  func absolute(address: String, isOwn: Bool) async throws {
    let stub = StubTransport { exchange in
      exchange.request.headerFields[.authorization] == "Bearer 1" ? .status(.unauthorized) : .reply(.todo)
    }
    let authenticator = Authenticator(store: MemoryCredentialStore(BearerToken.ada(1))) { _ in .ada(2) }
    var options = ClientOptions()
    options.headerFields = [.cookie: "a=1", .userAgent: "app", .accept: "a/b"]
    let client = Client<Guest>(
      APIEnvironment("test", "https://api.example.com/v1?key=1"), transport: stub,
      interceptors: [AuthenticationInterceptor(authenticator), ConditionalRequests()], options: options)
    let url = try HTTPURL(address)
    var endpoint = Endpoint<Void, Guest>.get(Path(url), query: ["q": 1])
    endpoint.headerFields = [.acceptLanguage: "sv"]
    try await client.send(endpoint)
    let sent = try #require(stub.requests.last)
    #expect(sent.url.unmasked == url.unmasked + (url.path.contains("?") ? "&q=1" : "?q=1"))
    #expect(sent.isOfOtherOrigin == !isOwn)
    let fields = sent.request.headerFields
    #expect((fields[.authorization] != nil) == isOwn)
    #expect(stub.requests.count == (isOwn ? 2 : 1))
    #expect(fields[.cookie] == (isOwn ? "a=1" : nil))
    #expect(fields[.userAgent] == "app" && fields[.acceptLanguage] == "sv")
    #expect(sent.pathTemplate == url.path.split(separator: "?").first.map(String.init))
  }

  @Test("If an interceptor changes the request, the URL changes")
  func request() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let client = client(stub) {
      $0.request.scheme = "HTTPS"
      $0.request.authority = "Other.example.com:8443"
      $0.request.path = "/v2/todos/1?lang=sv"
    }
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.first?.url.unmasked == "https://other.example.com:8443/v2/todos/1?lang=sv")
  }

  @Test("If an interceptor changes the URL, the request changes")
  func url() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    let other = try HTTPURL("https://other.example.com:8443/v2/todos/1")
    _ = try await client(stub) { $0.url = other }.send(.todo(id: 1))
    let request = try #require(stub.requests.first).request
    let parts = [request.scheme, request.authority, request.path]
    #expect(parts == ["https", "other.example.com:8443", "/v2/todos/1"])
  }

  @Test(
    "An invalid address is refused before anything is sent, and its password is hidden",
    arguments: [
      (nil, "api.example.com", "/", "the scheme is neither https nor http"),
      ("https", nil, "/", "the URL has no host"),
      ("https", "ada:s3cr3t@api.example.com", "/", "the URL has user information; use a credential instead"),
      ("https", "api.example.com:x", "/", "port must be 0 to 65535"),
      ("https", "api.example.com", "/a b", "the URL has invalid characters"),
      ("https", "api.example.com", "/a#b", "the URL has invalid characters"),
    ] as [(String?, String?, String, String)])
  func invalid(scheme: String?, authority: String?, path: String, reason: String) async {
    let stub = StubTransport { _ in .reply(.todo) }
    let client = client(stub) {
      $0.request.scheme = scheme
      $0.request.authority = authority
      $0.request.path = path
    }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.reason == "invalid request: \(reason)")
    #expect(error?.url == "\(scheme ?? "https")://•••\(path)")
    #expect(stub.requests.isEmpty)
  }

  @Test("A change to http is refused")
  func confidentiality() async {
    let client = client(StubTransport.todos()) { $0.request.scheme = "http" }
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.reason.hasPrefix("invalid request: http is not confidential") == true)
  }

  @Test("A secret in the path stays hidden after an interceptor or a redirect changes the path")
  func secrets() async {
    let stub = StubTransport.todos()
    stub.on(.get, "/v1/feeds/s3cr3t?lang=sv", .moved(to: "/v2/s3cr3t/x?token=1"))
    let client = client(stub) { $0.request.path? += "?lang=sv" }
    let error = await failure(
      try await client.send(.get("feeds/\(secret: "s3cr3t")", as: CodableMapper<[Int]>())))
    #expect(stub.requests.map(\.shownURL).first == "https://api.example.com/v1/feeds/•••?lang=sv")
    #expect(error?.url == "https://api.example.com/v2/•••/x?token=•••")
  }
}
