import APIClient
import Catalog
import CatalogCodable
import CodableMapping
import HTTPTypes
import Testing

@Suite("A client and nginx", Nginx.trait)
struct NginxTests {
  static let todos = (1...100).map { (id: Int) in
    Todo(userId: 1, id: id, title: "Todo \(id)", completed: false)
  }
  let nginx: Nginx
  let address: String
  let endpoint = Endpoint<[Todo], Anyone>.get("todos.json", as: CodableMapper<Todo>().array)

  init() async throws {
    nginx = try await Nginx()
    address = "http://127.0.0.1:\(nginx.ports.plain)"
    try nginx.add(CodableMapper<Todo>().array.encodeToString(Self.todos), as: "todos.json")
  }

  @Test("A compressed body is decompressed")
  func gzip() async throws {
    let (todos, response, metrics) = try await client(at: address).reply(to: endpoint)
    #expect(todos == Self.todos)
    #expect(response.headerFields[.contentEncoding] == "gzip")
    #expect(metrics.bytesReceived == (try CodableMapper<Todo>().array.encode(Self.todos).count))
  }

  @Test("An unchanged response is served from the cache after a 304")
  func notModified() async throws {
    let client = client(at: address, interceptors: [ConditionalRequests()])
    let first = try await client.reply(to: endpoint)
    let second = try await client.reply(to: endpoint)
    #expect(first.2.source == .network)
    #expect(second.2.source == .notModified)
    #expect(first.0 == second.0)
    try nginx.add("[]", as: "todos.json")
    #expect(try await client.send(endpoint) == [])
  }

  @Test("A range of a document is served")
  func range() async throws {
    try nginx.add("0123456789", as: "digits")
    var endpoint = Endpoint<[UInt8], Anyone>.bytes("digits")
    endpoint.headerFields[.range] = "bytes=2-5"
    let (bytes, response, _) = try await client(at: address).reply(to: endpoint)
    #expect(String(decoding: bytes, as: UTF8.self) == "2345")
    #expect(response.status == .partialContent)
    #expect(response.headerFields[.contentRange] == "bytes 2-5/10")
  }

  @Test("A server of an unknown authority, or without TLS, is not trusted", arguments: [true, false])
  func untrusted(hasTLS: Bool) async throws {
    let port = hasTLS ? nginx.ports.secure : nginx.ports.plain
    let error = await failure(try await client(at: "https://localhost:\(port)").send(endpoint))
    #expect(error?.text(at: port) == "GET https://localhost/todos.json: no trusted TLS connection")
  }
}
