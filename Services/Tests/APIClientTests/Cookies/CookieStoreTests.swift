import APIClient
import Catalog
import HTTPTypes
import Testing

@Suite("A store of cookies")
struct CookieStoreTests {
  private let store = CookieStore()
  private let url = "https://api.example.com/a/b"

  @Test("Cookies with longer paths are sent first, then those that were created first")
  func order() async throws {
    let paths = ["a=1; Path=/", "b=2; Path=/a/b", "c=3; Path=/a", "d=4; Path=/", "e=5; Path=/a/b"]
    try await store.request(url, setting: paths)
    #expect(try await store.request(url, setting: ["a=6; Path=/"]) == "b=2; e=5; c=3; a=1; d=4")
    #expect(try await store.request(url) == "b=2; e=5; c=3; a=6; d=4")
    try await store.request(url, setting: ["a=; Path=/; Max-Age=0"])
    #expect(try await store.request(url, setting: ["a=7; Path=/"]) == "b=2; e=5; c=3; d=4")
    #expect(try await store.request(url) == "b=2; e=5; c=3; d=4; a=7")
  }

  @Test("A cookie replaces only one with the same name, domain and path")
  func replacing() async throws {
    let cookies = [
      "a=1", "A=2", "a=3; Path=/", "a=4; Domain=example.com; Path=/", "a=5; Domain=API.example.com",
    ]
    try await store.request(url, setting: cookies)
    #expect(try await store.request(url) == "a=5; A=2; a=3; a=4")
    store.removeAll()
    #expect(try await store.request(url) == nil)
  }

  @Test(
    "Plain HTTP doesn't replace, remove or hide a secure cookie",
    arguments: [
      "a=2", "a=; Max-Age=0", "a=2; Path=/a/b", "a=2; Domain=example.com; Path=/a",
      "a=2; Domain=api.example.com; Path=/a/b",
    ])
  func protected(cookie: String) async throws {
    try await store.request(url, setting: ["a=1; Secure", "b=1"])
    try await store.request("http://api.example.com/a/b", setting: [cookie, "b=2"])
    #expect(try await store.request(url) == "a=1; b=2")
    try await store.request("http://api.example.com/", setting: ["a=3", "A=4; Path=/a"])
    #expect(try await store.request(url) == "a=1; b=2; A=4; a=3")
  }

  @Test("A cookie is sent until it expires, by the clock of the store")
  func expiry() async throws {
    let clock = ManualClock()
    let store = CookieStore(
      clock: RequestClock(clock, date: { 784_111_777 + Double(clock.now.elapsed.components.seconds) }))
    let date = "Expires=Sun, 06-Nov-94 08:49:57 GMT"
    try await store.request(url, setting: ["a=1; Max-Age=10", "b=2; \(date)", "c=3"])
    var sent: [String?] = []
    for seconds in [9, 1, 9, 1, 1_000_000_000] {
      clock.advance(by: .seconds(seconds))
      sent.append(try await store.request(url))
    }
    #expect(sent == ["a=1; b=2; c=3", "b=2; c=3", "b=2; c=3", "c=3", "c=3"])
  }

  @Test("A domain has at most 50 cookies; above that, the least recently used one is removed")
  func limitOfDomain() async throws {
    try await store.request(url, setting: (1...50).map { "c\($0)=\($0); Path=/\($0)" })
    #expect(try await store.request("https://api.example.com/1") == "c1=1")
    try await store.request(url, setting: ["new=1; Path=/new", "c3=x; Path=/3"])
    try await store.request("https://other.example.com/", setting: ["o=1"])
    var sent: [String?] = []
    for path in ["1", "2", "3", "new"] {
      sent.append(try await store.request("https://api.example.com/\(path)"))
    }
    #expect(sent == ["c1=1", nil, "c3=x", "new=1"])
  }

  @Test("The number of all cookies is limited to 3000")
  func limit() async throws {
    for host in 1...60 {
      try await store.request("https://h\(host).example.com/", setting: (1...50).map { "c\($0)=1" })
    }
    let first = "https://h1.example.com/"
    #expect(try await store.request(first)?.split(separator: " ").count == 50)
    try await store.request("https://new.example.com/", setting: ["a=1", "b=1"])
    #expect(try await store.request(first)?.split(separator: " ").count == 50)
    #expect(try await store.request("https://h2.example.com/")?.hasPrefix("c3=1;") == true)
    #expect(try await store.request("https://h3.example.com/")?.hasPrefix("c1=1;") == true)
    #expect(try await store.request("https://new.example.com/") == "a=1; b=1")
  }

  @Test("Cookies of plain HTTP don't displace secure ones, of the same domain or of all")
  func displaced() async throws {
    let hosts = (1...60).map { "h\($0).example.com/" }
    let secure = (1...50).map { "c\($0)=1" }
    for host in hosts { try await store.request("https://\(host)", setting: secure.map { "\($0); Secure" }) }
    let plain = (1...50).map { "d\($0)=1" }
    for host in hosts.prefix(2) + ["other.example.com/"] {
      try await store.request("http://\(host)", setting: plain)
    }
    for host in hosts {
      #expect(try await store.request("https://\(host)") == secure.joined(separator: "; "))
    }
  }

  @Test("Concurrent requests share a store")
  func concurrency() async throws {
    let hosts = (1...50).map { "https://h\($0).example.com/" }
    let sent = try await withThrowingTaskGroup(of: String?.self) { group in
      for host in hosts {
        group.addTask {
          try await store.request(host, setting: ["own=1", "c\(host.count)=1; Domain=example.com"])
          return try await store.request(host)
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(sent.allSatisfy { $0?.contains("own=1") == true })
    let shared = try await store.request("https://new.example.com/")
    #expect(shared?.split(separator: "; ").sorted() == ["c23=1", "c24=1"])
  }

  private func moved(to location: String, _ cookie: String) -> StubTransport.Answer {
    .reply(SampleReply("", status: .found, headerFields: [.location: location, .setCookie: cookie]))
  }

  @Test("Redirects set cookies, and each request carries those of its own URL, after its own field")
  func redirects() async throws {
    let stub = StubTransport.todos(moved(to: "/v1/login", "a=1; Path=/v1/login"))
    stub.on(.get, "/v1/login", moved(to: "https://other.example.net/x", "b=2"))
    stub.on(.get, "/x", moved(to: "https://api.example.com/v1/todos/2", "c=4"))
    try await store.request("https://other.example.net/", setting: ["c=3"])
    try await store.request("https://api.example.com/v1/todos/1", setting: ["d=5"])
    let todo = Endpoint<Todo, Guest>.todo(id: 1).with { $0.headerFields = [.cookie: "own=1"] }
    _ = try await guest(stub, interceptors: [store]).send(todo)
    #expect(
      stub.requests.map { $0.request.headerFields[values: .cookie] } == [
        ["own=1", "d=5"], ["own=1", "a=1"], ["c=3"], ["d=5; b=2"],
      ])
    #expect(try await store.request("https://other.example.net/") == "c=4")
  }

  @Test("A retry carries the cookies that the failed attempt has set")
  func retry() async throws {
    let busy = SampleReply("", status: .serviceUnavailable, headerFields: [.setCookie: "a=1"])
    let stub = StubTransport.todos(.reply(busy))
    _ = try await guest(stub, interceptors: [RetryInterceptor.immediate, store]).send(.todo(id: 1))
    #expect(stub.requests.map { $0.request.headerFields[.cookie] } == [nil, "a=1"])
  }

  @Test(
    "Responses are cached only for a known account", arguments: [nil, "ada"] as [String?], [true, false])
  func caching(account: String?, isStoreFirst: Bool) async throws {
    let tagged = SampleReply(SampleReply.todo.body, headerFields: [.eTag: "\"1\"", .setCookie: "a=1"])
    let stub = StubTransport.todos(.reply(tagged), .reply(tagged))
    let adapter = RequestAdapter { (exchange) throws(ClientError) in exchange.account = account }
    let others: [any Interceptor] = [adapter, ConditionalRequests()]
    let client = guest(stub, interceptors: isStoreFirst ? [store] + others : others + [store])
    for _ in 1...2 { _ = try await client.send(.todo(id: 1)) }
    #expect(
      stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, account.map { _ in "\"1\"" }])
  }

  /// An interceptor that adds cookies without being a store.
  private struct Session: Interceptor {
    let store: CookieStore

    func intercept(_ exchange: consuming Exchange, next: Next) async throws(ClientError) -> Reply {
      try await store.intercept(exchange, next: next)
    }
  }

  /// Returns a response of its own.
  private struct Renewing: Interceptor {
    func intercept(_ exchange: Exchange, next: Next) async throws(ClientError) -> Reply {
      let reply = try await next(exchange)
      return Reply(reply.response, body: reply.body)
    }
  }

  @Test(
    "A response to a session is neither stored nor replaced by a stored one", arguments: [false, true],
    [false, true])
  func session(isWrapped: Bool, isRenewed: Bool) async throws {
    let tagged = StubTransport.Answer.reply(
      SampleReply(SampleReply.todo.body, headerFields: [.eTag: "\"1\""]))
    let unchanged = SampleReply("", status: .notModified)
    let stub = StubTransport.todos(tagged, tagged, .reply(unchanged), tagged, .reply(unchanged))
    let conditional = ConditionalRequests()
    let between: [any Interceptor] = isRenewed ? [Renewing()] : []
    let inSession = guest(
      stub, interceptors: [conditional] + between + [isWrapped ? Session(store: store) : store])
    let outside = guest(stub, interceptors: [conditional])
    for client in [inSession, outside, inSession, outside] { _ = try await client.send(.todo(id: 1)) }
    #expect(
      stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil, "\"1\"", nil, "\"1\""])
  }
}
