#if Client
import APIClient
import Catalog
import CatalogMappable
import HTTPTypes
import MappableMapping
import Testing

@Suite("Conditional requests")
struct ConditionalRequestTests {
  private let store = MemoryReplyCache()
  private let stub = StubTransport()

  private func client(account: String? = nil) -> Client<Guest> {
    let account = RequestAdapter { (exchange) throws(ClientError) in exchange.account = account }
    return guest(stub, interceptors: [account, ConditionalRequests(cache: store, limit: 1000)])
  }

  private func todo(_ fields: HTTPFields) -> StubTransport.Answer {
    .reply(SampleReply(SampleReply.todo.body, headerFields: fields))
  }

  private var unchanged: StubTransport.Answer {
    .reply(SampleReply("", status: .notModified, headerFields: [:]))
  }

  @Test(
    "A validator comes back, and what has not changed is answered with the bytes that were kept",
    arguments: [
      (HTTPField.Name.eTag, "\"1\"", HTTPField.Name.ifNoneMatch),
      (.lastModified, "Sun, 06 Nov 1994 08:49:37 GMT", .ifModifiedSince),
    ])
  func validators(field: HTTPField.Name, value: String, condition: HTTPField.Name) async throws {
    stub.on(.get, "/v1/todos/1", todo([field: value]), unchanged, unchanged)
    let client = client()
    let first = try await client.send(.todo(id: 1))
    let (second, response, metrics) = try await client.reply(to: .todo(id: 1))
    #expect(first == second)
    #expect(response.status == .ok)
    #expect(metrics.source == .notModified)
    // Another dialect decodes the same bytes.
    let other = Endpoint<Todo, Guest>.get("todos/1", as: MappableMapper<Todo>())
    #expect(try await client.send(other) == first)
    #expect(stub.requests.map { $0.request.headerFields[condition] } == [nil, value, value])
  }

  @Test("What has changed is new")
  func changed() async throws {
    stub.on(
      .get, "/v1/todos/1", todo([.eTag: "\"1\""]),
      .reply(
        SampleReply(
          #"{"userId": 1, "id": 2, "title": "new", "completed": true}"#, headerFields: [.eTag: "\"2\""])),
      unchanged)
    let client = client()
    #expect(try await client.send(.todo(id: 1)).id == 1)
    #expect(try await client.send(.todo(id: 1)).id == 2)
    #expect(try await client.send(.todo(id: 1)).id == 2)
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"1\"", "\"2\""])
  }

  @Test(
    "Some replies are not kept",
    arguments: [
      [.eTag: "\"1\"", .cacheControl: "private, No-Store"], [.eTag: "\"1\"", .vary: "*"], [:],
    ] as [HTTPFields])
  func notKept(fields: HTTPFields) async throws {
    stub.on(.get, "/v1/todos/1", todo(fields), todo(fields))
    let client = client()
    _ = try await client.send(.todo(id: 1))
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.last?.request.headerFields[.ifNoneMatch] == nil)
  }

  @Test("A request that forbids to keep its reply is asked anew, without a condition")
  func forbidden() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), todo([.eTag: "\"2\""]), unchanged)
    let client = client()
    _ = try await client.send(.todo(id: 1))
    _ = try await client.send(.todo(id: 1).with { $0.headerFields[.cacheControl] = "no-store" })
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil, "\"1\""])
  }

  @Test("A condition of the caller's own stays as it is")
  func ownCondition() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), todo([.eTag: "\"1\""]))
    let client = client()
    _ = try await client.send(.todo(id: 1))
    _ = try await client.send(.todo(id: 1).with { $0.headerFields[.ifNoneMatch] = "\"9\"" })
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"9\""])
  }

  @Test("A reply that is read in chunks is not kept")
  func streamed() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), todo([.eTag: "\"1\""]))
    let client = client()
    let endpoint = Endpoint<[UInt8], Guest>.bytes("todos/1")
    for try await todo in client.lines(of: endpoint, as: MappableMapper<Todo>()) { #expect(todo.id == 1) }
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil])
  }

  @Test("The head of a 304 takes the place of the one that was kept")
  func renewed() async throws {
    let newer = SampleReply("", status: .notModified, headerFields: [.eTag: "\"2\"", .contentLength: "0"])
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\"", .contentLength: "66"]), .reply(newer), unchanged)
    let client = client()
    for _ in 0..<3 { _ = try await client.send(.todo(id: 1)) }
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"1\"", "\"2\""])
    let kept = store.reply(for: CacheKey(account: "", url: "https://api.example.com/v1/todos/1"))
    #expect(kept?.response.headerFields == [.eTag: "\"2\"", .contentLength: "66"])
  }

  @Test("Fields that carry secrets are not kept")
  func secretFields() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\"", .setCookie: "session=s3cr3t"]))
    _ = try await client().send(.todo(id: 1))
    let kept = store.reply(for: CacheKey(account: "", url: "https://api.example.com/v1/todos/1"))
    #expect(kept?.response.headerFields == [.eTag: "\"1\""])
  }

  @Test("A body beyond the limit is handed on whole and not kept")
  func large() async throws {
    let bytes = Array(
      "{\"userId\": 1, \"id\": 1, \"title\": \"\(String(repeating: "x", count: 2000))\", \"completed\": true}"
        .utf8)
    let sample = SampleReply(bytes, headerFields: [.eTag: "\"1\""])
    let chunks = stride(from: 0, to: bytes.count, by: 300).map {
      Array(bytes[$0..<min($0 + 300, bytes.count)])
    }
    stub.on(.get, "/v1/todos/1", .chunks(chunks, sample), .reply(sample))
    let client = client()
    #expect(try await client.send(.todo(id: 1)).title.count == 2000)
    #expect(try await client.send(.todo(id: 1)).title.count == 2000)
    #expect(stub.requests.last?.request.headerFields[.ifNoneMatch] == nil)
  }

  @Test("What is kept for one account is not asked for by another")
  func accounts() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), todo([.eTag: "\"2\""]), unchanged)
    _ = try await client(account: "ada").send(.todo(id: 1))
    _ = try await client(account: "bob").send(.todo(id: 1))
    _ = try await client(account: "ada").send(.todo(id: 1))
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil, "\"1\""])
  }

  @Test(
    "Without an account, what a secret was sent for is neither kept nor served",
    arguments: [HTTPField.Name.authorization, .cookie, HTTPField.Name("X-API-Key")])
  func secretWithoutAccount(name: HTTPField.Name?) async throws {
    let name = try #require(name)
    func endpoint(_ token: String?) -> Endpoint<Todo, Guest> {
      .todo(id: 1).with { $0.headerFields[name] = token }
    }
    stub.on(
      .get, "/v1/todos/1", todo([.lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"]),
      todo([.lastModified: "Mon, 07 Nov 1994 08:49:37 GMT"]), todo([:]))
    let client = client()
    _ = try await client.send(endpoint("ada"))
    _ = try await client.send(endpoint(nil))
    _ = try await client.send(endpoint("bob"))
    #expect(stub.requests.map { $0.request.headerFields[.ifModifiedSince] } == [nil, nil, nil])
  }

  @Test("Of a 304, all fields of one name take the place of those that were kept")
  func repeatedFields() async throws {
    let link = try #require(HTTPField.Name("Link"))
    var fields: HTTPFields = [.eTag: "\"1\""]
    fields.append(HTTPField(name: link, value: "<a>"))
    fields.append(HTTPField(name: link, value: "<b>"))
    let newer = SampleReply("", status: .notModified, headerFields: fields)
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\"", link: "<old>"]), .reply(newer))
    let client = client()
    _ = try await client.send(.todo(id: 1))
    let (_, response, _) = try await client.reply(to: .todo(id: 1))
    #expect(response.headerFields[values: link] == ["<a>", "<b>"])
  }

  @Test(
    "A 304 that forbids to keep the reply answers, and is the last",
    arguments: [[.cacheControl: "no-store"], [.vary: "*"]] as [HTTPFields])
  func forbiddenLater(fields: HTTPFields) async throws {
    let last = SampleReply("", status: .notModified, headerFields: fields)
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), .reply(last), todo([:]))
    let client = client()
    for _ in 1...3 { #expect(try await client.send(.todo(id: 1)).id == 1) }
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"1\"", nil])
  }

  @Test("A 304 may say what the reply varies with")
  func varyingLater() async throws {
    let endpoint = { (language: String) in
      Endpoint<Todo, Guest>.todo(id: 1).with { $0.headerFields[.acceptLanguage] = language }
    }
    let varying = SampleReply("", status: .notModified, headerFields: [.vary: "Accept-Language"])
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), .reply(varying), todo([:]))
    let client = client()
    for language in ["sv", "sv", "en"] { _ = try await client.send(endpoint(language)) }
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"1\"", nil])
  }

  @Test(
    "A reply that varies with a field that looks like a secret is not kept",
    arguments: ["X-Partition-Key", "X-Session", "X-Sort-Code"])
  func varyingWithSecret(field: String) async throws {
    let name = try #require(HTTPField.Name(field))
    let endpoint = { (value: String) in
      Endpoint<Todo, Guest>.todo(id: 1).with { $0.headerFields[name] = value }
    }
    let reply = todo([.lastModified: "Sun, 06 Nov 1994 08:49:37 GMT", .vary: field])
    stub.on(.get, "/v1/todos/1", reply, reply)
    let client = client(account: "ada")
    _ = try await client.send(endpoint("1"))
    _ = try await client.send(endpoint("2"))
    #expect(stub.requests.map { $0.request.headerFields[.ifModifiedSince] } == [nil, nil])
  }

  @Test(
    "A request of no account bypasses the cache if a field of it looks like a secret",
    arguments: [("X-Sort-Key", false), ("X-Sort", true)])
  func ownField(field: String, isCached: Bool) async throws {
    let name = try #require(HTTPField.Name(field))
    let endpoint = Endpoint<Todo, Guest>.todo(id: 1).with { $0.headerFields[name] = "title" }
    let reply = todo([.eTag: "\"1\""])
    stub.on(.get, "/v1/todos/1", reply, reply)
    let client = client()
    for _ in 1...2 { _ = try await client.send(endpoint) }
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, isCached ? "\"1\"" : nil])
  }

  @Test("A reply that varies with a field serves only requests with the same field")
  func vary() async throws {
    let endpoint = { (language: String) in
      Endpoint<Todo, Guest>.todo(id: 1).with { $0.headerFields[.acceptLanguage] = language }
    }
    let reply = todo([.eTag: "\"1\"", .vary: "Accept-Language, accept"])
    stub.on(.get, "/v1/todos/1", reply, reply, unchanged)
    let client = client()
    _ = try await client.send(endpoint("sv"))
    _ = try await client.send(endpoint("en"))
    _ = try await client.send(endpoint("en"))
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, nil, "\"1\""])
  }

  @Test("Changing something makes what was kept of it useless")
  func unsafe() async throws {
    stub.on(.get, "/v1/todos/1", todo([.eTag: "\"1\""]), todo([.eTag: "\"2\""]))
    stub.on(.delete, "/v1/todos/1", reply: SampleReply("", status: .noContent))
    let client = client()
    _ = try await client.send(.todo(id: 1))
    try await client.send(Endpoint<Void, Guest>.delete("todos/1"))
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.last?.request.headerFields[.ifNoneMatch] == nil)
  }

  @Test("The store in memory forgets what was not used for longest, and an account as a whole")
  func memory() {
    let store = MemoryReplyCache(limit: 25)
    func key(_ name: String, _ account: String = "") -> CacheKey { CacheKey(account: account, url: name) }
    let reply = CachedReply(response: HTTPResponse(status: .ok), body: Array(repeating: 0, count: 10))
    store.keep(reply, for: key("a"))
    store.keep(reply, for: key("b"))
    _ = store.reply(for: key("a"))
    store.keep(reply, for: key("c"))
    #expect(["a", "b", "c"].map { store.reply(for: key($0)) != nil } == [true, false, true])
    store.keep(nil, for: key("a"))
    store.keep(reply, for: key("a", "ada"))
    store.removeAll(of: "ada")
    #expect(store.reply(for: key("a", "ada")) == nil)
    #expect(store.reply(for: key("c")) != nil)
    let large = CachedReply(response: HTTPResponse(status: .ok), body: Array(repeating: 0, count: 26))
    store.keep(large, for: key("large"))
    #expect(store.reply(for: key("large")) == nil)
    #expect(store.reply(for: key("c")) != nil)
  }
}
#endif
