import APIClient
import Catalog
import CatalogCodable
import CodableMapping
import FlyingFox
import Foundation
import HTTPTypes
import Testing

/// Successful requests, with a complete client and a complete server.
@Suite("A client and a correct server")
struct LocalServerTests {
  /// Returns the parts of a request as text.
  private static func echo(_ request: FlyingFox.HTTPRequest) async throws -> FlyingFox.HTTPResponse {
    let body = try await request.bodyData
    let head = "\(request.method.rawValue) \(request.target.rawValue)"
    let type = request.headers[.contentType] ?? "-"
    return FlyingFox.HTTPResponse(
      statusCode: .ok, body: Data("\(head) \(type) \(String(decoding: body, as: UTF8.self))".utf8))
  }

  static let tea = Todo(userId: 1, id: nil, title: "Tea & cake", completed: false)
  static let body = RequestBody.json(tea, with: CodableMapper<Todo>())
  static let json = #"application/json {"userId":1,"title":"Tea & cake","completed":false}"#

  private static func sent(
    _ method: HTTPTypes.HTTPRequest.Method, _ path: Path, query: QueryParameters = [:],
    body: RequestBody? = nil, seen: String
  ) -> (endpoint: Endpoint<[UInt8], Anyone>, seen: String) {
    (Endpoint(method, path, query: query, body: body) { $0 }, seen)
  }

  static let rows = [
    sent(.get, "todos", seen: "GET /todos - "),
    sent(.delete, "todos/1", seen: "DELETE /todos/1 - "),
    sent(.delete, "todos/1", body: body, seen: "DELETE /todos/1 \(json)"),
    sent(.post, "todos", body: body, seen: "POST /todos \(json)"),
    sent(.put, "todos/1", body: body, seen: "PUT /todos/1 \(json)"),
    sent(.patch, "todos/1", body: body, seen: "PATCH /todos/1 \(json)"),
    sent(.post, "todos", seen: "POST /todos - "),
    sent(.options, "todos", seen: "OPTIONS /todos - "),
    sent(
      .post, "login", body: .form(["name": "Ann & Bo", "sum": "1+1=2"]),
      seen: "POST /login application/x-www-form-urlencoded name=Ann%20%26%20Bo&sum=1%2B1%3D2"),
    sent(
      .get, "search/\("a/b ?&#å%")", query: ["q": "1+1=2 & more?#%", "ö": "ü"],
      seen: "GET /search/a%2Fb%20%3F%26%23%C3%A5%25?q=1%2B1%3D2%20%26%20more%3F%23%25&%C3%B6=%C3%BC - "),
    sent(.get, "feed?page=2", query: ["q": "x"], seen: "GET /feed?page=2&q=x - "),
  ]

  @Test("A request of each method arrives with its path, query and body", arguments: rows)
  func request(endpoint: Endpoint<[UInt8], Anyone>, seen: String) async throws {
    let bytes = try await LocalServer.run(answering: Self.echo) { address in
      try await client(at: address).send(endpoint)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == seen)
  }

  @Test("HEAD has no body")
  func head() async throws {
    let answer = try await LocalServer.run { _ in
      HTTPResponse(statusCode: .ok, headers: [.contentLength: "5"], body: Data("12345".utf8))
    } _: { address in
      try await client(at: address).reply(to: Endpoint<[UInt8], Anyone>(.head, "todos") { $0 })
    }
    #expect(answer.0 == [])
    #expect(answer.1.headerFields[.contentLength] == "5")
  }

  @Test("Large bodies are sent and received completely")
  func bigBodies() async throws {
    let piece = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
    var bytes: [UInt8] = []
    for _ in 0..<300 { bytes += piece }
    let sent = bytes
    let echoed = try await LocalServer.run { request in
      HTTPResponse(statusCode: .ok, body: try await request.bodyData)
    } _: { address in
      try await client(at: address).send(
        Endpoint<[UInt8], Anyone>(.post, "", body: .bytes(sent, contentType: "image/png")) { $0 })
    }
    // A comparison in the macro would print all bytes.
    #expect((echoed == sent) as Bool)
  }
}
