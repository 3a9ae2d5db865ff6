import APIClient
import Catalog
import CatalogCodable
import CodableMapping
import Foundation
import GRDBStore
import HTTPTypes
import OfflineStore
import Testing

@Suite("Responses that are cached in a store", .urlSession)
struct StoredReplyCacheTests {
  private static let todo = #"{"userId": 1, "id": 1, "title": "delectus aut autem", "completed": false}"#

  /// A full store that records the keys with which it is called.
  private actor FullStore: ReplyStore {
    private(set) var keys: [ReplyKey] = []

    func reply(for key: ReplyKey) async throws(StoreError) -> StoredReply? {
      keys.append(key)
      throw StoreError(.busy)
    }

    func save(_ reply: StoredReply, for key: ReplyKey) async throws(StoreError) {
      keys.append(key)
      throw StoreError(.full)
    }

    func removeReply(for key: ReplyKey) async throws(StoreError) { keys.append(key) }
    func removeReplies(ofAccount account: String) async throws(StoreError) {}
    func removeReplies(exceptOfAccount account: String) async throws(StoreError) {}
    func removeAllReplies() async throws(StoreError) {}
  }

  private func client(_ stub: StubTransport, _ cache: StoredReplyCache) -> Client<Anyone> {
    Client(
      APIEnvironment("test", "https://api.example.com"), transport: stub,
      interceptors: [ConditionalRequests(cache: cache)])
  }

  @Test("A cached response is served on a 304 after a restart of the program")
  func restart() async throws {
    let store = try await GRDBStore.inMemory(migrations: [])
    let stub = StubTransport()
    let tagged = SampleReply(Self.todo, headerFields: [.eTag: "\"1\"", .vary: "Accept"])
    stub.on(
      .get, "/todos/1", .reply(tagged), .reply(SampleReply("", status: .notModified, headerFields: [:])))
    for _ in 0..<2 {
      let todo = try await client(stub, StoredReplyCache(store)).send(
        .get("todos/1", as: CodableMapper<Todo>()))
      #expect(todo.id == 1)
    }
    #expect(stub.requests.map { $0.request.headerFields[.ifNoneMatch] } == [nil, "\"1\""])
  }

  /// Stores, loads and removes the responses of a URL with a secret and of one without.
  private func use(_ cache: StoredReplyCache) async {
    let reply = CachedReply(response: HTTPResponse(status: .ok), body: [])
    for url in ["https://a.example/feeds?api_key=s3cr3t", "https://a.example/"] {
      let key = CacheKey(account: "ada", url: url)
      await cache.store(reply, for: key)
      _ = await cache.reply(for: key)
      await cache.store(nil, for: key)
    }
  }

  @Test("A URL with a secret never reaches the store")
  func secretURL() async {
    let store = FullStore()
    await use(StoredReplyCache(store))
    let key = ReplyKey(account: "ada", request: "GET https://a.example/")
    #expect(await store.keys == [key, key, key])
  }

  @Test("With a digest, no URL reaches the store")
  func digests() async {
    let store = FullStore()
    await use(StoredReplyCache(store, digest: { text in String(text.reversed()) }))
    let requests = ["t3rc3s=yek_ipa?sdeef/elpmaxe.a//:sptth TEG", "/elpmaxe.a//:sptth TEG"]
    let expected = requests.flatMap { request in
      Array(repeating: ReplyKey(account: "ada", request: request), count: 3)
    }
    #expect(await store.keys == expected)
  }

  @Test("A response of a path with a secret isn't stored")
  func secretPath() async throws {
    let store = FullStore()
    let stub = StubTransport { _ in .reply(SampleReply(Self.todo, headerFields: [.eTag: "\"1\""])) }
    let client = client(stub, StoredReplyCache(store))
    for path in ["feeds/\(secret: "s3cr3t")", "todos/1"] as [Path] {
      _ = try await client.send(.get(path, as: CodableMapper<Todo>()))
    }
    #expect(
      await store.keys.map(\.request) == Array(repeating: "GET https://api.example.com/todos/1", count: 2))
  }

  @Test(
    "A stored response with an invalid status is ignored",
    arguments: [(0, true), (999, true), (-1, false), (1000, false), (.min, false), (.max, false)])
  func impossibleStatus(code: Int, isReply: Bool) async throws {
    let store = try await GRDBStore.inMemory(migrations: [])
    let stored = StoredReply(status: code, headerFields: [], body: [], date: .distantPast)
    try await store.save(stored, for: ReplyKey(request: "GET https://a.example/"))
    let key = CacheKey(account: "", url: "https://a.example/")
    #expect((await StoredReplyCache(store).reply(for: key) != nil) == isReply)
  }

  @Test("A failure of the store is reported")
  func failures() async throws {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let stub = StubTransport()
    stub.on(.get, "/todos/1", reply: SampleReply(Self.todo, headerFields: [.eTag: "\"1\""]))
    let cache = StoredReplyCache(FullStore()) { continuation.yield($0.description) }
    let todo = try await client(stub, cache).send(.get("todos/1", as: CodableMapper<Todo>()))
    #expect(todo.id == 1)
    continuation.finish()
    #expect(
      await texts.reduce(into: []) { $0.append($1) } == [
        StoreError(.busy).description, StoreError(.full).description,
      ])
  }
}
