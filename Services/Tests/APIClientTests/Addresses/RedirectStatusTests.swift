import APIClient
import Catalog
import Foundation
import MappingTestSupport
import Testing

@Suite("Redirects without a valid location, and fields that travel")
struct RedirectStatusTests {
  private func error(_ code: Int, _ location: String?, _ stub: StubTransport) async -> ClientError? {
    var fields = HTTPFields()
    if let location { fields[.location] = location }
    let sample = SampleReply("moved", status: .init(code: code), headerFields: fields)
    stub.on(.get, "/v1/todos/1", .reply(sample), .reply(.todo))
    return await failure(try await guest(stub, interceptors: [RetryInterceptor.immediate]).send(.todo(id: 1)))
  }

  /// An invalid location for the five statuses that are followed, and a valid one for the others.
  private static func place(_ random: inout SeededGenerator, isFollowed: Bool) -> String? {
    let port = Int.random(in: 65_536...9_999_999, using: &random)
    let byte =
      ["\"", "<", "\\", "^", "`", "{", "|", "}", "é", "\u{1F600}", " "].randomElement(using: &random) ?? ""
    let places = [
      nil, "", " ", "\t ", "https://", "https:", "//", "https://[::1/", "https://h:\(port)/", "//h:x/",
      "//h*st/", "//a\(byte)b/", "https://\(byte)/?a",
    ]
    return isFollowed ? places.randomElement(using: &random) ?? nil : "/v1/elsewhere"
  }

  @Test("Invalid redirects are responses, and aren't retried", arguments: 0..<100 as Range<UInt64>)
  func status(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let isFollowed = Bool.random(using: &random)
    let followed = [301, 302, 303, 307, 308]
    let code =
      isFollowed
      ? followed.randomElement(using: &random) ?? 302
      : (300...399).filter { !followed.contains($0) }.randomElement(using: &random) ?? 305
    let place = Self.place(&random, isFollowed: isFollowed)
    let stub = StubTransport.todos()
    let error = await error(code, place, stub)
    #expect(error?.statusError?.status.code == code, "\(place ?? "no place")")
    #expect(error?.statusError?.body == Array("moved".utf8))
    #expect(error?.isOffline == false)
    #expect(stub.requests.count == 1)
  }

  @Test(
    "The error of an invalid redirect names the problem",
    arguments: [
      (302, nil, "a redirect without a Location; the service has to send one"),
      (303, "//a b/", "redirect with an invalid Location: the host has invalid characters"),
      (300, "/x", "Multiple Choices"), (305, "/x", "the endpoint doesn't accept this status"),
    ] as [(Int, String?, String)])
  func texts(code: Int, location: String?, text: String) async {
    let error = await error(code, location, StubTransport.todos())
    #expect(error?.description == "\(getTodo) → \(code): \(text)")
    #expect(error?.reason == (text.contains("Location") ? "status \(code), \(text)" : "status \(code)"))
  }

  @Test("An endpoint can accept invalid redirects")
  func accepted() async throws {
    let stub = StubTransport.todos()
    stub.on(.get, "/v1/x", reply: SampleReply("moved", status: .found, headerFields: [:]))
    let endpoint = Endpoint<[UInt8], Guest>.bytes("x").with { $0.acceptedStatus = .codes([302]) }
    #expect(try await guest(stub).send(endpoint) == Array("moved".utf8))
  }

  @Test(
    "The error of a redirect to another host by http doesn't suggest allowing that host",
    arguments: ["http://evil.example.com", "//10.0.0.7/", "HTTP://localhost.7.se:8080/x", "//a.se:443/x?y"])
  func plainHTTP(location: String) async {
    let stub = StubTransport.todos()
    stub.on(.get, "/todos/1", .moved(to: location))
    let client = Client<Guest>(APIEnvironment("test", "http://localhost"), transport: stub)
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(
      error?.description
        == """
        GET http://localhost/todos/1 → 302: redirect target not allowed (it leads to another \
        host by http, which is not confidential; the service has to redirect to https)
        """)
    #expect(error?.isOffline == false)
    #expect(stub.requests.count == 1)
  }

  // MARK: - Fields that are sent to another origin, and fields that are shown

  /// The name of a field that carries a key, or an unknown name, in a random spelling.
  private static func unknownName(_ random: inout SeededGenerator) -> String {
    let words = [
      "X Auth", "X Amz Signature", "Ocp Apim Subscription Key", "X Functions Key", "X Goog Key", "X CSRF",
      "X Session", "X Vault", "X Key", "X Signature", "Idempotency Key", "Referer", "Origin", "From", "Link",
      "Traceparent", "If-None-Match", "Authorization", "Cookie", "Proxy Authorization", "Accept Key",
      "Content Key", "User Agent Key", "Odd\(UInt16.random(in: 0...9999, using: &random))",
    ]
    let separator = ["-", "_", ".", ""].randomElement(using: &random) ?? "-"
    let name = (words.randomElement(using: &random) ?? "").replacing(" ", with: separator)
    return [name, name.lowercased(), name.uppercased()].randomElement(using: &random) ?? name
  }

  private static let harmless: [HTTPField.Name] = [.accept, .acceptLanguage, .acceptEncoding, .userAgent]

  /// Fields with unknown names, each with the same value, among harmless ones.
  private static func fields(_ seed: UInt64) throws -> HTTPFields {
    var random = SeededGenerator(seed: seed)
    var fields = HTTPFields()
    for name in harmless { fields[name] = "fine" }
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let name = try #require(HTTPField.Name(unknownName(&random)))
      fields.append(HTTPField(name: name, value: "s3cr3t"))
    }
    fields.shuffle(using: &random)
    return fields
  }

  @Test("Only fields without secrets are sent to another origin", arguments: 0..<60 as Range<UInt64>)
  func otherOrigin(seed: UInt64) async throws {
    let fields = try Self.fields(seed)
    let places = ["https://evil.example.com/x", "//evil.example.com/x", "https://api.example.com:8443/x"]
    let stub = StubTransport { exchange in
      exchange.request.path == "/x" ? .status(.ok) : .moved(to: places[Int(seed) % places.count])
    }
    let endpoint = Endpoint<Void, Guest>.get("todos").with { $0.headerFields = fields }
    try await guest(stub).send(endpoint)
    #expect(stub.requests.first?.request.headerFields == fields)
    let left = try #require(stub.requests.last).request.headerFields
    #expect(Set(left.map(\.name)) == Set(Self.harmless))
    #expect(left.allSatisfy { $0.value == "fine" })
  }

  @Test("All fields are sent within the origin", arguments: 0..<20 as Range<UInt64>)
  func sameOrigin(seed: UInt64) async throws {
    let fields = try Self.fields(seed)
    let stub = StubTransport.todos()
    let place = ["/x", "../x", "https://api.example.com/x"][Int(seed) % 3]
    stub.on(.get, "/v1/todos", .moved(to: place))
    stub.on(.get, "/x", .status(.ok))
    try await guest(stub).send(Endpoint<Void, Guest>.get("todos").with { $0.headerFields = fields })
    #expect(stub.requests.last?.request.headerFields == fields)
  }

  @Test("A field of a credential is never sent to another origin")
  func credentialFields() async throws {
    let stub = StubTransport.todos()
    stub.on(.get, "/v1/todos", .moved(to: "https://b.example/x"))
    stub.on(.get, "/x", .status(.ok))
    let adapter = RequestAdapter { (exchange) throws(ClientError) in
      exchange.request.headerFields[.userAgent] = "s3cr3t"
      exchange.credentialFields = [.userAgent]
    }
    try await guest(stub, interceptors: [adapter]).send(Endpoint<Void, Guest>.get("todos"))
    #expect(stub.requests.map { $0.request.headerFields[.userAgent] } == ["s3cr3t", nil])
    #expect(stub.requests.first?.curlCommand.contains("s3cr3t") == false)
  }

  @Test("A redirect that omits the body omits the fields that describe the body")
  func contentFields() async throws {
    let stub = StubTransport.todos()
    stub.on(.post, "/v1/todos", .moved(.seeOther, to: "/x"))
    stub.on(.get, "/x", .status(.ok))
    let endpoint = Endpoint<Void, Guest>.post("todos", body: .bytes([1], contentType: "text/plain")).with {
      $0.headerFields = [
        .contentEncoding: "gzip", .contentLanguage: "sv", .contentLocation: "/y", .acceptLanguage: "sv",
      ]
    }
    try await guest(stub).send(endpoint)
    #expect(stub.requests.last?.request.headerFields == [.accept: "application/json", .acceptLanguage: "sv"])
  }

  @Test("A command hides the values of unknown fields", arguments: 0..<60 as Range<UInt64>)
  func commands(seed: UInt64) throws {
    let fields = try Self.fields(seed).filter { $0.name != .ifNoneMatch }
    let command = Exchange(.get, try HTTPURL("https://a/"), headerFields: fields).curlCommand
    #expect(!command.contains("s3cr3t"))
    #expect(command.components(separatedBy: "fine").count == Self.harmless.count + 1)
    #expect(
      command.components(separatedBy: SecretItemName.hidden).count == fields.count - Self.harmless.count + 1)
  }
}
