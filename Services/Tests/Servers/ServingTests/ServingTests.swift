import APIClient
import Catalog
import CatalogStrategies
import CodableMapping
import Hummingbird
import HummingbirdTesting
import JSONCore
import JSONMapping
import NIOCore
import Testing

/// The code of the page on serving, in a server whose client uses one connection.
@Suite("Serving with Hummingbird", .serialized)
struct ServingTests {
  private static let todo = #"{"userId":1,"title":"Pay rent","completed":false}"#
  private static let saved = #"application/json {"userId":1,"id":201,"title":"Pay rent","completed":false}"#

  /// The body of a response to a text that doesn't decode: what the program would get from the mapper.
  private static func error(_ text: String) -> String {
    do {
      return "decoded as \(try CodableMapper<Todo>().decode(text))"
    } catch {
      return "application/json \(error.json)"
    }
  }

  /// Requests with a body, and the responses: status, media type and body.
  private static func responses(
    _ path: String, _ bodies: [String]
  ) async throws -> [String] {
    let app = Application(
      router: TodoRoutes.router(),
      configuration: ApplicationConfiguration(address: .hostname("localhost", port: 0)))
    return try await app.test(.live) { client in
      var responses: [String] = []
      for body in bodies {
        let response = try await client.execute(
          uri: path, method: .post, body: ByteBuffer(string: body))
        let type = response.headers[.contentType] ?? "none"
        responses.append("\(response.status.code) \(type) \(String(buffer: response.body))")
      }
      return responses
    }
  }

  @Test(
    "A model is decoded and encoded by each strategy, request after request on a connection",
    arguments: TodoRoutes.strategies.map(\.name))
  func roundTrip(strategy: String) async throws {
    let responses = try await Self.responses(
      "/\(strategy)/todos", [Self.todo, "{}", Self.todo, "[", Self.todo])
    #expect(
      responses == [
        "201 \(Self.saved)", "400 \(Self.error("{}"))", "201 \(Self.saved)", "400 \(Self.error("["))",
        "201 \(Self.saved)",
      ])
  }

  @Test("The first route of the page returns the movies that it shows")
  func movies() async throws {
    try await movieApplication(port: 0).test(.live) { client in
      let response = try await client.execute(uri: "/movies", method: .get)
      #expect(response.headers[.contentType] == "application/json")
      #expect(String(buffer: response.body) == #"[{"id":1,"title":"Heat"},{"id":2,"title":"Zoo"}]"#)
    }
  }

  static let failures: [(StubTransport.Answer, Int)] =
    [(404, 404), (400, 502), (401, 502), (410, 502), (500, 502), (503, 502), (504, 502)].map {
      (.reply(SampleReply("s3cr3t", status: HTTPResponse.Status(code: $0))), $1)
    }
    + [
      (.reply(SampleReply("{")), 502),
      (.reply(SampleReply(todo, headerFields: [.contentType: "text/html"])), 502),
      (.reply(SampleReply(String(repeating: " ", count: 999))), 502), (.silence, 504),
      (.failure(TransportError(.timedOut(.connection))), 504),
      (.failure(TransportError(.timedOut(.idle))), 504),
      (.failure(TransportError(.notConnected)), 502), (.failure(TransportError(.connectionLost)), 502),
      (.failure(TransportError(.malformed)), 502), (.failure(TransportError(.cancelled)), 500),
      (.reply(SampleReply(todo)), 200),
    ]

  @Test("The failure of another service has a status and a body", arguments: failures)
  func gateway(answer: StubTransport.Answer, code: Int) async throws {
    var options = ClientOptions()
    (options.bodyLimit, options.timeout) = (500, .milliseconds(answer.isSilent ? 1 : 60_000))
    let client = Client<Anyone>(
      APIEnvironment("test", "https://api.example.com"), transport: StubTransport { _ in answer },
      options: options)
    try await Application(router: todoGateway(client)).test(.router) { client in
      let response = try await client.execute(uri: "/todos/1", method: .get)
      let body = String(buffer: response.body)
      #expect(response.status.code == code)
      #expect(
        body == (code == 200 ? Self.todo : #"{"error":{"message":"\#(response.status.reasonPhrase)"}}"#))
    }
  }

  @Test("A handler without a mapper uses Codable's")
  func plain() async throws {
    let responses = try await Self.responses("/plain/todos", [Self.todo, "{}", "", Self.todo])
    #expect(
      responses == [
        "200 \(Self.saved)", "400 \(Self.error("{}"))", "400 \(Self.error(""))", "200 \(Self.saved)",
      ])
  }

  /// A todo with an unknown member that fills a body of some number of bytes.
  private static func todo(_ count: Int) -> String {
    let (start, end) = (#"{"note":""#, #"",\#(todo.dropFirst())"#)
    // `String(repeating:count:)` would take most of the test's time.
    let note = [UInt8](repeating: UInt8(ascii: "a"), count: count - start.utf8.count - end.utf8.count)
    return start + String(decoding: note, as: UTF8.self) + end
  }

  @Test(
    "A body beyond the limit is refused with 413, and the connection remains usable",
    arguments: TodoRoutes.strategies.map(\.name), [("todos", 1), ("large/todos", 100)])
  func limit(strategy: String, path: (name: String, megabytes: Int)) async throws {
    let count = path.megabytes * TodoRoutes.megabyte
    let responses = try await Self.responses(
      "/\(strategy)/\(path.name)", [Self.todo(count), Self.todo(count + 1), Self.todo])
    #expect(responses == ["201 \(Self.saved)", "413 none ", "201 \(Self.saved)"])
  }

  /// Bodies with a secret, in all of which it is at another place relative to the error.
  private static let secret = "hunter2-hunter2"
  private static let bodies = [
    #"{"password": "\#(secret)"}"#, #"{"password": "\#(secret)", "userId": "1"}"#,
    #"{"userId": 1, "token": \#(secret)}"#, #"{"password": "\#(secret)"#, #"{"apiKey": ["\#(secret)",]}"#,
    #"{"userId": {"password": "\#(secret)"}}"#, #"{"password" "\#(secret)"}"#,
  ]

  @Test("No response shows a secret", arguments: bodies)
  func secrets(body: String) async throws {
    for path in TodoRoutes.strategies.map({ "/\($0.name)/todos" }) + ["/plain/todos"] {
      let response = try #require(try await Self.responses(path, [body]).first)
      #expect(response.hasPrefix("400 application/json {\"issues\":[{\"code\":\""))
      #expect(!response.contains("hunter"), "\(response)")
    }
  }
}

extension StubTransport.Answer {
  fileprivate var isSilent: Bool { if case .silence = self { true } else { false } }
}
