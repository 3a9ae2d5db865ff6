import APIClient
import Foundation
import MappingTestSupport
import Testing

/// Which header fields are sent to another origin, and which are shown.
@Suite("Unknown header fields may be secrets")
struct TravellingFieldTests {
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
