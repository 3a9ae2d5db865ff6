import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Secrets are hidden")
struct SecretTests {
  private static let planted = "s3cr3t"

  private func endpoint() -> Endpoint<Todo, Guest> {
    Endpoint<Todo, Guest>.post(
      "feeds/\(secret: Self.planted)", ["password": Self.planted], with: CodableMapper(),
      as: CodableMapper()
    ).with {
      $0.query = ["api_key": Self.planted, "page": 1]
      $0.headerFields = [
        .authorization: "Bearer \(Self.planted)", .cookie: Self.planted, .proxyAuthorization: Self.planted,
      ]
      if let name = HTTPField.Name("X-Odd") { $0.headerFields[name] = "fine" }
      if let name = HTTPField.Name("X-Auth-Token") { $0.headerFields[name] = Self.planted }
    }
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test("Other values are shown")
  func shown() {
    let hidden = SecretItemName.hidden
    #expect("\("feeds?api_key=k&page=1" as Path)" == "feeds?api_key=\(hidden)&page=1")
    let parameters: RouteParameters = ["page": 1, "password": "p", "user": ["token": "t"]]
    #expect("\(parameters)" == #"{"page":1,"password":"\#(hidden)","user":{"token":"\#(hidden)"}}"#)
    #expect("\([:] as RouteParameters)" == "{}")
  }

  private struct Feeds: Target {
    let environment = APIEnvironment.test
    let method = HTTPRequest.Method.post
    let path: Path = "feeds/\(secret: SecretTests.planted)?api_key=\(SecretTests.planted)"
    let parameters: RouteParameters = ["password": SecretTests.planted]
    var headerFields: HTTPFields { [.authorization: SecretTests.planted] }
  }

  /// Records all texts that requests and results provide.
  private struct Noting: ProviderPlugin {
    let texts: Shared<[String]>

    func willSend(_ exchange: Exchange, for target: any Target) {
      texts.update { $0 += ["\(exchange)", String(reflecting: exchange), exchange.curlCommand] }
    }

    func didReceive(_ result: Result<TargetReply, ClientError>, for target: any Target) {
      texts.update { $0 += ["\(result)", String(reflecting: result)] }
    }
  }

  @Test(
    "Nothing that plugins and callers of a provider receive shows a secret",
    arguments: [
      .reply(SampleReply(#"{"password": "s3cr3t"}"#)), .reply(SampleReply("s3cr3t", status: .badRequest)),
      .failure(TransportError(.connectionLost)),
    ] as [StubTransport.Answer], [false, true])
  func provider(answer: StubTransport.Answer, tracksInflight: Bool) async {
    let texts = Shared<[String]>([])
    let provider = Provider<Feeds>(
      transport: StubTransport { _ in answer },
      monitors: [EventLog { line in texts.update { $0.append(line) } }], plugins: [Noting(texts: texts)],
      tracksInflight: tracksInflight)
    let error = await failure(try await provider.request(Feeds(), as: CodableMapper<Todo>()))
    let shown = [error.map { "\($0)" } ?? "", dumped(error as Any), dumped(Feeds()), dumped(provider)]
    #expect(texts.value.count > 6)
    for text in texts.value + shown { #expect(!text.contains(Self.planted)) }
  }

  @Test(
    "The request of an exchange is shown without secrets", arguments: ["token", "api_key", "X-Amz-Signature"])
  func request(name: String) async throws {
    let secret = Self.planted
    let path: Path = "feeds/\(secret: secret)?page=1&\(name)=\(secret)"
    let stub = StubTransport { _ in .reply(.todo) }
    let endpoint = Endpoint<[UInt8], Guest>.bytes(path).with { $0.headerFields = [.authorization: secret] }
    _ = try await guest(stub).send(endpoint)
    let request = try #require(stub.requests.first).request
    let hidden = SecretItemName.hidden
    let shown = "GET https://api.example.com/v1/feeds/\(hidden)?page=1&\(name)=\(hidden)"
    #expect(request.description == shown)
    #expect([String(reflecting: request), dumped(request)] == [shown, "- \(shown)\n"])
    #expect(request.unmasked.path == "/v1/feeds/\(secret)?page=1&\(name)=\(secret)")
  }

  @Test("A shell command contains everything except secrets")
  func curl() async throws {
    let stub = StubTransport { _ in .reply(.todo) }
    _ = try await guest(stub).send(endpoint())
    let command = try #require(stub.requests.first).curlCommand
    let hidden = SecretItemName.hidden
    #expect(
      command
        == """
        curl -X POST -H 'Accept: application/json' -H 'Authorization: \(hidden)' -H 'Cookie: \(hidden)' \
        -H 'Proxy-Authorization: \(hidden)' -H 'X-Odd: \(hidden)' -H 'X-Auth-Token: \(hidden)' \
        -H 'Content-Type: application/json' --data-raw '{"password":"\(hidden)"}' \
        'https://api.example.com/v1/feeds/\(hidden)?api_key=\(hidden)&page=1'
        """)
  }

  @Test(
    "A quote in a body stays inside its shell word, and a body that isn't JSON is hidden",
    arguments: ([
      (#"{"a":"it's"}"#, #"{"a":"it'\''s"}"#), ("[\"'\u{301}; id\"]", "[\"'\\''\u{301}; id\"]"),
      ("[\"''\u{20DD}\"]", "[\"'\\'''\\''\u{20DD}\"]"),
      ("[\"\u{1F469}\u{200D}'\"]", "[\"\u{1F469}\u{200D}'\\''\"]"), ("s3cr3t", "(6 bytes)"),
    ] as [(String, String)]).map { (Array($0.utf8), $1) } + [([0xFF, 0], "(2 bytes)")])
  func bodies(body: [UInt8], word: String) throws {
    let exchange = Exchange(.post, try HTTPURL("https://a/"), body: body)
    // Compares bytes, because `==` of strings considers canonically equivalent texts equal.
    #expect(Array(exchange.curlCommand.utf8) == Array("curl -X POST --data-raw '\(word)' 'https://a/'".utf8))
  }

  @Test("A quote in a header field or an invalid address stays inside its shell word")
  func otherQuotes() throws {
    var exchange = Exchange(.get, try HTTPURL("https://a/"), headerFields: [.acceptLanguage: "'\u{301}; id"])
    exchange.request.path = "/'\u{301}; id"
    let quoted = "'\\''\u{301}; id'"
    let command = "curl -H 'Accept-Language: \(quoted) 'https://\(SecretItemName.hidden)/\(quoted)"
    #expect(Array(exchange.curlCommand.utf8) == Array(command.utf8))
  }

  @Test(
    "Combining marks after delimiters and secrets don't reveal a secret",
    arguments: [
      ("/x?a=1&token=\u{301}hunter2", "/x?a=1&token=\(SecretItemName.hidden)"),
      ("/x?\u{301}&token=hunter2", "/x?\u{301}&token=\(SecretItemName.hidden)"),
      ("/x?a=1&\u{301}token=hunter2", "/x?a=1&\u{301}token=\(SecretItemName.hidden)"),
      ("/feeds/s3cr3t\u{301}", "/feeds/\(SecretItemName.hidden)\u{301}"),
    ])
  func marks(path: String, shown: String) async throws {
    let error = await failure(
      try await guest(interceptors: [RequestAdapter { $0.request.path = path }]).send(endpoint()))
    let expected = "https://\(SecretItemName.hidden)\(shown)"
    #expect(error.map { Array($0.url.utf8) } == Array(expected.utf8), "\(error?.url ?? "no error")")
  }
}
