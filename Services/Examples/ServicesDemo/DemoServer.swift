import FlyingFox
import FlyingSocks
import Foundation
import JSONCore

/// A server on this machine that simulates the remote services of `CatalogServices` with the package's
/// fixtures.
actor DemoServer {
  private let fixtures: Fixtures
  private var port: UInt16 = 0
  private var task: Task<Void, any Error>?
  private var acceptedToken = 0
  private var lastTodoID = 200
  private(set) var counts: [String: Int] = [:]

  init(_ fixtures: Fixtures) { self.fixtures = fixtures }

  var address: String { "http://127.0.0.1:\(port)" }

  /// Starts listening; after the first start, on the same port.
  func start() async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("*") { [weak self] request in
      guard let self else { return HTTPResponse(statusCode: .serviceUnavailable) }
      return try await self.answer(request)
    }
    task = Task { try await server.run() }
    try await server.waitUntilListening()
    if case .ip4(_, let port) = await server.listeningAddress { self.port = port }
  }

  /// Stops listening, which simulates a missing network.
  func stop() async {
    task?.cancel()
    _ = await task?.result
  }

  /// Makes all tokens that were issued so far invalid.
  func expireTokens() { acceptedToken += 1 }

  func resetCounts() { counts = [:] }

  private func answer(_ request: HTTPRequest) async throws -> HTTPResponse {
    let segments = request.path.split(separator: "/").map(String.init)
    counts[segments.prefix(2).joined(separator: "/"), default: 0] += 1
    let body = try await request.bodyData
    switch (request.method, segments.first, segments.count) {
    case (.POST, "auth", _): return try signIn(body, isRefresh: segments.count == 2)
    case (.GET, "movies", _): return try movies(segments, request)
    case (.GET, "skills", 1): return json(fixtures.skills)
    case (_, "users", _): return try users(segments, request, body)
    case (.GET, "repositories", 1): return json(fixtures.repositories)
    case (.GET, "repos", 3), (.GET, "search", 2): return try repositories(segments, request)
    case (.GET, "todos", 2): return todo(segments[1])
    case (.POST, "todos", 1): return try createTodo(body)
    default: return json(#"{"reason": "there is no such place"}"#, .notFound)
    }
  }

  // MARK: - Services

  private func signIn(_ body: Data, isRefresh: Bool) throws -> HTTPResponse {
    let form = try OwnedJSON(parsing: Array(body))
    let isRight = isRefresh ? form["refresh_token"] == "refresh-ada" : form["password"] == "engine"
    guard isRight else { return json(#"{"reason": "wrong name or password"}"#, .forbidden) }
    acceptedToken += 1
    return json(
      #"{"account": "ada", "token": "token-\#(acceptedToken)", "refresh_token": "refresh-ada"}"#)
  }

  private func movies(_ segments: [String], _ request: HTTPRequest) throws -> HTTPResponse {
    if segments.count == 2 {
      guard let movie = fixtures.movies.first(where: { $0["id"]?.intValue == Int(segments[1]) }) else {
        return json(#"{"reason": "there is no such movie"}"#, .notFound)
      }
      return try json(movie)
    }
    let tag = "\"\(request.path)\""
    if request.headers[HTTPHeader("If-None-Match")] == tag { return HTTPResponse(statusCode: .notModified) }
    let key = segments[1] == "topRated" ? "rating" : "grossing"
    let list = fixtures.movies.filter { $0["year"]?.intValue == Int(segments[2]) }
      .sorted { ($0[key]?.doubleValue ?? 0) > ($1[key]?.doubleValue ?? 0) }
    var response = try json(.array(OwnedJSON.Elements(list)))
    response.headers[HTTPHeader("ETag")] = tag
    return response
  }

  private func users(_ segments: [String], _ request: HTTPRequest, _ body: Data) throws -> HTTPResponse {
    guard request.headers[HTTPHeader("AUTH_TOKEN")] == "token-\(acceptedToken)" else {
      return HTTPResponse(
        statusCode: .unauthorized, headers: HTTPHeaders([HTTPHeader("WWW-Authenticate"): "Basic"]))
    }
    guard request.method == .PUT else { return json(fixtures.users) }
    return HTTPResponse(statusCode: .ok, headers: Self.json, body: body)
  }

  private func repositories(_ segments: [String], _ request: HTTPRequest) throws -> HTTPResponse {
    let all = try OwnedJSON(parsing: fixtures.repositories).arrayValue ?? []
    if segments[0] == "repos" {
      guard let found = all.first(where: { $0["id"]?.intValue == Int(segments[2]) }) else {
        return json(#"{"reason": "there is no such repository"}"#, .notFound)
      }
      return try json(found)
    }
    let text = request.query["q"] ?? ""
    let found = all.filter { $0["full_name"]?.stringValue?.contains(text) == true }
    return try json([
      "total_count": .number(JSONNumber(found.count)), "items": .array(OwnedJSON.Elements(found)),
    ])
  }

  private func todo(_ id: String) -> HTTPResponse {
    // A malformed todo without a title.
    if id == "13" { return json(#"{"userId": 1, "id": 13, "completed": false}"#) }
    return json(#"{"userId": 1, "id": \#(Int(id) ?? 0), "title": "delectus aut autem", "completed": false}"#)
  }

  private func createTodo(_ body: Data) throws -> HTTPResponse {
    lastTodoID += 1
    var todo = try OwnedJSON(parsing: Array(body))
    todo["id"] = .number(JSONNumber(lastTodoID))
    return try json(todo, .created)
  }

  // MARK: - Responses

  private static let json: HTTPHeaders = [.contentType: "application/json", .connection: "close"]

  private func json(_ value: OwnedJSON, _ status: HTTPStatusCode = .ok) throws -> HTTPResponse {
    var writer = JSONWriter()
    try value.write(to: &writer)
    return HTTPResponse(statusCode: status, headers: Self.json, body: Data(try writer.finish()))
  }

  private func json(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: Self.json, body: Data(text.utf8))
  }
}
