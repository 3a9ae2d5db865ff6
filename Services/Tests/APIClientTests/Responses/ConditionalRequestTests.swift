import APIClient
import Catalog
import CatalogMappable
import MappableMapping
import MappingTestSupport
import Testing

@Suite("Conditional requests")
struct ConditionalRequestTests {
  private let store = MemoryReplyCache()
  private let stub = StubTransport.todos()

  private func client(account: String? = nil) -> Client<Guest> {
    let account = RequestAdapter { (exchange) throws(ClientError) in exchange.account = account }
    return guest(stub, interceptors: [account, ConditionalRequests(cache: store, limit: 1000)])
  }

  private static func todo(_ fields: HTTPFields) -> StubTransport.Answer {
    .reply(SampleReply(SampleReply.todo.body, headerFields: fields))
  }

  private static func unchanged(_ fields: HTTPFields = [:]) -> StubTransport.Answer {
    .status(.notModified, fields)
  }

  /// The validators that the requests had.
  private var conditions: [String?] { stub.requests.map { $0.request.headerFields[.ifNoneMatch] } }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answers: [StubTransport.Answer]
    let requests: [HTTPFields]
    let conditions: [String?]
    let account: String?

    init(
      _ name: String, _ answers: [StubTransport.Answer], requests: [HTTPFields] = [[:], [:]],
      _ conditions: [String?], account: String? = nil
    ) {
      testDescription = name
      (self.answers, self.requests, self.conditions, self.account) = (answers, requests, conditions, account)
    }
  }

  private static let tag = "\"1\""
  private static let tagged = todo([.eTag: tag])
  private static let others = todo([.eTag: "\"2\""])
  private static let languages = ["sv", "en"].map { [.acceptLanguage: $0] as HTTPFields }

  private static func field(_ name: String, _ value: String) -> HTTPFields {
    HTTPField.Name(name).map { [$0: value] } ?? [:]
  }

  private static func varying(_ fields: String) -> [StubTransport.Answer] {
    Array(repeating: todo([.eTag: tag, .vary: fields]), count: 2)
  }

  static let rows: [Row] =
    [
      Row(
        "the response forbids storing it",
        Array(repeating: todo([.eTag: tag, .cacheControl: "private, No-Store"]), count: 2), [nil, nil]),
      Row("the response varies with everything", varying("*"), [nil, nil]),
      Row("the response has no validator", [todo([:]), todo([:])], [nil, nil]),
      Row(
        "a request forbids storing its response", [tagged, others, unchanged()],
        requests: [[:], [.cacheControl: "no-store"], [:]], [nil, nil, tag]),
      Row(
        "a request has its own condition", [tagged, tagged], requests: [[:], [.ifNoneMatch: "\"9\""]],
        [nil, "\"9\""]),
      Row(
        "a 304 forbids storing the response", [tagged, unchanged([.cacheControl: "no-store"]), todo([:])],
        requests: [[:], [:], [:]], [nil, tag, nil]),
      Row(
        "a 304 varies with everything", [tagged, unchanged([.vary: "*"]), todo([:])],
        requests: [[:], [:], [:]], [nil, tag, nil]),
      Row(
        "a 304 varies with a field", [tagged, unchanged([.vary: "Accept-Language"]), todo([:])],
        requests: [languages[0], languages[0], languages[1]], [nil, tag, nil]),
      Row(
        "the response varies with a field", varying("Accept-Language, accept") + [unchanged()],
        requests: [languages[0], languages[1], languages[1]], [nil, nil, tag]),
      Row(
        "a field that looks like a secret, without an account", [tagged, tagged],
        requests: [field("X-Sort-Key", "title"), field("X-Sort-Key", "title")], [nil, nil]),
      Row(
        "a field that doesn't look like a secret, without an account", [tagged, tagged],
        requests: [field("X-Sort", "title"), field("X-Sort", "title")], [nil, tag]),
    ]
    + ["X-Partition-Key", "X-Session", "X-Sort-Code"].map { name in
      Row(
        "the response varies with the secret \(name)", varying(name),
        requests: [field(name, "1"), field(name, "2")], [nil, nil], account: "ada")
    }
    + ["Authorization", "Cookie", "X-API-Key"].map { name in
      Row(
        "the secret \(name), without an account", [tagged, others, todo([:])],
        requests: [field(name, "ada"), [:], field(name, "bob")], [nil, nil, nil])
    }

  @Test("A validator is sent only if the stored response may be served", arguments: rows)
  func conditions(row: Row) async throws {
    for answer in row.answers { stub.on(.get, "/v1/todos/1", answer) }
    let client = client(account: row.account)
    for fields in row.requests {
      #expect(try await client.send(.todo(id: 1).with { $0.headerFields = fields }).id == 1)
    }
    #expect(conditions == row.conditions)
  }

  @Test(
    "A validator is sent, and a 304 is served with the stored bytes",
    arguments: [
      (HTTPField.Name.eTag, "\"1\"", HTTPField.Name.ifNoneMatch),
      (.lastModified, "Sun, 06 Nov 1994 08:49:37 GMT", .ifModifiedSince),
    ])
  func validators(field: HTTPField.Name, value: String, condition: HTTPField.Name) async throws {
    stub.on(.get, "/v1/todos/1", Self.todo([field: value]), Self.unchanged(), Self.unchanged())
    let client = client()
    let first = try await client.send(.todo(id: 1))
    let (second, response, metrics) = try await client.reply(to: .todo(id: 1))
    #expect(first == second)
    #expect(response.status == .ok)
    #expect(metrics.source == .notModified)
    // Another strategy decodes the same bytes.
    let other = Endpoint<Todo, Guest>.get("todos/1", as: MappableMapper<Todo>())
    #expect(try await client.send(other) == first)
    #expect(stub.requests.map { $0.request.headerFields[condition] } == [nil, value, value])
  }

  @Test("A changed response replaces the stored one")
  func changed() async throws {
    let changed = #"{"userId": 1, "id": 2, "title": "new", "completed": true}"#
    stub.on(
      .get, "/v1/todos/1", Self.tagged, .reply(SampleReply(changed, headerFields: [.eTag: "\"2\""])),
      Self.unchanged())
    let client = client()
    for id in [1, 2, 2] { #expect(try await client.send(.todo(id: 1)).id == id) }
    #expect(conditions == [nil, "\"1\"", "\"2\""])
  }

  @Test("A streamed response isn't stored")
  func streamed() async throws {
    stub.on(.get, "/v1/todos/1", Self.tagged, Self.tagged)
    let client = client()
    let endpoint = Endpoint<[UInt8], Guest>.bytes("todos/1")
    for try await todo in client.lines(of: endpoint, as: MappableMapper<Todo>()) { #expect(todo.id == 1) }
    _ = try await client.send(.todo(id: 1))
    #expect(conditions == [nil, nil])
  }

  @Test("The header fields of a 304 replace the stored ones, except those that describe the body")
  func renewed() async throws {
    let described: HTTPFields = [
      .eTag: "\"1\"", .contentType: "application/json", .contentLength: "66", .contentLanguage: "sv",
      .contentLocation: "/1", .contentEncoding: "identity",
    ]
    let link = try #require(HTTPField.Name("Link"))
    var links = HTTPFields()
    links[values: link] = ["<a>", "<b>"]
    stub.on(
      .get, "/v1/todos/1", Self.todo(described + [link: "<old>"]),
      Self.unchanged(
        [
          .eTag: "W/\"1\"", .contentType: "text/html", .contentLength: "0", .contentLanguage: "en",
          .contentLocation: "/2", .contentEncoding: "gzip",
        ] + links), Self.unchanged())
    let client = client()
    for _ in 0..<2 { _ = try await client.send(.todo(id: 1)) }
    let (_, response, _) = try await client.reply(to: .todo(id: 1))
    #expect(conditions == [nil, "\"1\"", "\"1\""])
    let stored = store.reply(for: CacheKey(account: "", url: "https://api.example.com/v1/todos/1"))
    for fields in [stored?.response.headerFields, response.headerFields] {
      #expect(fields == described + links)
    }
  }

  private static let dates = ["Sun, 06 Nov 1994 08:49:37 GMT", "Mon, 07 Nov 1994 08:49:37 GMT"]

  /// The validators of a stored response.
  static let stored: [HTTPFields] = [
    [.eTag: "\"1\""], [.eTag: "W/\"1\""], [.lastModified: dates[0]],
    [.eTag: "\"1\"", .lastModified: dates[0]],
  ]

  /// The validators of a 304, and whether the stored response is served: for each row of `stored`.
  static let confirming: [(HTTPFields, [Bool])] = [
    ([:], [true, true, true, true]),
    ([.eTag: "\"1\""], [true, true, false, true]),
    ([.eTag: "W/\"1\""], [true, true, false, true]),
    ([.eTag: "\"2\""], [false, false, false, false]),
    ([.eTag: "W/\"2\""], [false, false, false, false]),
    ([.eTag: ""], [false, false, false, false]),
    ([.lastModified: dates[0]], [false, false, true, true]),
    ([.lastModified: dates[1]], [false, false, false, false]),
    ([.eTag: "\"1\"", .lastModified: dates[1]], [true, true, false, true]),
    ([.eTag: "\"2\"", .lastModified: dates[0]], [false, false, false, false]),
  ]

  @Test(
    "A 304 with a validator that isn't stored changes nothing, and the request is sent without validators",
    arguments: stored.indices, confirming.indices)
  func otherValidators(row: Int, column: Int) async throws {
    let (newer, areServed) = Self.confirming[column]
    let changed = #"{"userId": 1, "id": 2, "title": "new", "completed": true}"#
    stub.on(
      .get, "/v1/todos/1", Self.todo(Self.stored[row]), Self.unchanged(newer),
      .reply(SampleReply(changed, headerFields: newer)))
    let client = client()
    #expect(try await client.send(.todo(id: 1)).id == 1)
    let (todo, _, metrics) = try await client.reply(to: .todo(id: 1))
    let isServed = areServed[row]
    #expect(todo.id == (isServed ? 1 : 2))
    #expect(metrics.source == (isServed ? .notModified : .stub))
    #expect(metrics.attempts == (isServed ? 1 : 2))
    guard !isServed else { return }
    let last = try #require(stub.requests.last?.request.headerFields)
    #expect(last[.ifNoneMatch] == nil && last[.ifModifiedSince] == nil)
    let key = CacheKey(account: "", url: "https://api.example.com/v1/todos/1")
    #expect(store.reply(for: key)?.body == Array(changed.utf8))
  }

  @Test("Header fields with secrets aren't stored")
  func secretFields() async throws {
    stub.on(.get, "/v1/todos/1", Self.todo([.eTag: "\"1\"", .setCookie: "session=s3cr3t"]))
    _ = try await client().send(.todo(id: 1))
    let stored = store.reply(for: CacheKey(account: "", url: "https://api.example.com/v1/todos/1"))
    #expect(stored?.response.headerFields == [.eTag: "\"1\""])
  }

  @Test("A body above the limit is complete, and isn't stored")
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
    for _ in 1...2 { #expect(try await client.send(.todo(id: 1)).title.count == 2000) }
    #expect(conditions == [nil, nil])
  }

  @Test("A response of one account isn't served to another")
  func accounts() async throws {
    stub.on(.get, "/v1/todos/1", Self.tagged, Self.others, Self.unchanged())
    for account in ["ada", "bob", "ada"] { _ = try await client(account: account).send(.todo(id: 1)) }
    #expect(conditions == [nil, nil, "\"1\""])
  }

  @Test("An unsafe request removes the stored response")
  func unsafe() async throws {
    stub.on(.get, "/v1/todos/1", Self.tagged, Self.others)
    stub.on(.delete, "/v1/todos/1", reply: SampleReply("", status: .noContent))
    let client = client()
    _ = try await client.send(.todo(id: 1))
    try await client.send(Endpoint<Void, Guest>.delete("todos/1"))
    _ = try await client.send(.todo(id: 1))
    #expect(stub.requests.last?.request.headerFields[.ifNoneMatch] == nil)
  }

  /// A response with a body, header fields and a reason phrase of any length, and its size with the URL.
  private static func reply(
    of url: String, _ random: inout SeededGenerator
  ) throws -> (reply: CachedReply, size: Int) {
    func text(_ lengths: Range<Int>) -> String {
      let length = Int.random(in: lengths, using: &random)
      return String((0..<length).compactMap { _ in "abz-09".randomElement(using: &random) })
    }
    let body = [UInt8](repeating: 0, count: Int.random(in: 0..<3, using: &random) * 100)
    var reply = CachedReply(
      response: HTTPResponse(status: .init(code: 200, reasonPhrase: text(0..<20))), body: body)
    var size = 256 + url.utf8.count + body.count + reply.response.status.reasonPhrase.utf8.count
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let (name, value) = (text(1..<80), text(0..<300))
      reply.response.headerFields.append(
        HTTPField(name: try #require(HTTPField.Name("x" + name)), value: value))
      size += 257 + name.utf8.count + value.utf8.count
    }
    if Bool.random(using: &random) {
      let value = text(0..<300)
      reply.varying = ["accept": value]
      size += 262 + value.utf8.count
    }
    return (reply, size)
  }

  @Test(
    "Any uses of a cache in memory leave the last responses up to the limit",
    arguments: 1...6 as ClosedRange<UInt64>)
  func leastRecentlyUsed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 0...10_000, using: &random)
    let cache = MemoryReplyCache(limit: limit)
    /// The keys and the sizes of the responses, the last used first.
    var expected: [(key: CacheKey, reply: CachedReply, size: Int)] = []
    for _ in 0..<2000 {
      let number = Int.random(in: 0...40, using: &random)
      let key = CacheKey(account: "", url: String(repeating: "ö", count: number))
      let old = expected.firstIndex { $0.key == key }.map { expected.remove(at: $0) }
      if Bool.random(using: &random) {
        #expect(cache.reply(for: key) == old?.reply)
        if let old { expected.insert(old, at: 0) }
      } else {
        let (reply, size) = try Self.reply(of: key.url, &random)
        cache.store(reply, for: key)
        if size <= limit { expected.insert((key, reply, size), at: 0) }
        while expected.reduce(0, { $0 + $1.size }) > limit { expected.removeLast() }
      }
    }
  }
}
