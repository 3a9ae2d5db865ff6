import APIClient
import Catalog
import CodableMapping
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

/// A redirect that can't be followed is a response, although `URLSession` reports no response for some.
@Suite("A stored value doesn't replace a redirect", .urlSession)
struct OfflineRedirectTests {
  private static let todos = StoredModel(
    "todos", id: StoredColumn("id") { (todo: Todo) in todo.id ?? 0 }, mapping: CodableMapper<Todo>())

  private static let stored = Todo(userId: 1, id: 1, title: "stored", completed: false)

  /// Fetches the todo from a server, with retries.
  private func fetch(
    _ server: RawServer, _ get: (Offline<Todo, ClientError>) async throws(ClientError) -> OfflineValue<Todo>
  ) async throws -> Result<OfflineValue<Todo>, ClientError> {
    let store = try await GRDBStore.inMemory(migrations: [StoreMigration("1", .define(Self.todos))])
    try await store.save([Self.stored], in: Self.todos)
    var policy = RetryPolicy()
    policy.delay = .zero
    let client = client(at: server.address, interceptors: [RetryInterceptor(policy)])
    let offline = Offline(.model(1, of: Self.todos, in: store)) { () async throws(ClientError) in
      try await client.send(.todo(id: 1))
    }
    do throws(ClientError) { return .success(try await get(offline)) } catch { return .failure(error) }
  }

  @Test("Its status is the error, and it isn't retried", arguments: 0..<24 as Range<UInt64>)
  func redirect(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let followed = [301, 302, 303, 307, 308]
    let code = (300...308).filter { $0 != 304 }.randomElement(using: &random) ?? 302
    // Invalid locations, some of which Foundation converts to a URL.
    let places = [
      nil, "", "http://[::1", "http://h:-1/", "//a b/", "http://h:99999/", "http:///x",
    ]
    let place = followed.contains(code) ? places.randomElement(using: &random) ?? nil : "/x"
    let name = ["Location", "location", "LOCATION"].randomElement(using: &random) ?? ""
    let fields =
      (place.map { ["\(name): \($0)"] } ?? []) + (Bool.random(using: &random) ? ["Content-Length: 4"] : [])
      + ["Connection: close", "", "body"]
    let server = try RawServer([.text((["HTTP/1.1 \(code) Moved"] + fields).joined(separator: "\r\n"))])
    for isFresh in [false, true] {
      let result = try await fetch(server) { (offline) async throws(ClientError) in
        isFresh ? try await offline.cacheFirst(maxAge: .zero) : try await offline.networkFirst()
      }
      guard case .failure(let error) = result else {
        Issue.record("\(fields) returned the stored value")
        continue
      }
      #expect(error.statusError?.status.code == code, "\(error), \(fields)")
      #expect(error.isOffline == false)
    }
    #expect(server.requests.count == 2)
  }

  @Test("A server that closes the connection leaves the stored value")
  func closed() async throws {
    let server = try RawServer([])
    let result = try await fetch(server) { (offline) async throws(ClientError) in
      try await offline.networkFirst()
    }
    #expect(try result.get().value == Self.stored)
    #expect(server.requests.count == 3)
  }
}
