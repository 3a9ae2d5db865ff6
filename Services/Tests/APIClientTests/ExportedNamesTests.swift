// HTTPTypes isn't imported, because APIClient exports the names that its API uses.
import APIClient
import CodableMapping
import MappingTestSupport
import Testing

@Suite("Names that the client exports")
struct ExportedNamesTests {
  private struct Key: Credential {
    let account = "ada"
    let name: HTTPField.Name
    var headerFields: HTTPFields { [name: "k"] }
  }

  @Test("Methods, fields and responses need no import of another library", arguments: 0..<6 as Range<UInt64>)
  func names(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let name = try #require(HTTPField.Name("X-\(random.next())"))
    let method = try #require(HTTPRequest.Method("M\(random.next())"))
    let stub = StubTransport { exchange in
      .reply(SampleReply("[1]", status: .accepted, headerFields: exchange.request.headerFields))
    }
    let authenticator = Authenticator(store: MemoryCredentialStore(Key(name: name))) { _ in Key(name: name) }
    let client = guest(stub, interceptors: [AuthenticationInterceptor(authenticator)])
    let endpoint = Endpoint<[Int], Guest>(method, "x", as: CodableMapper()).with {
      $0.headerFields[.contentType] = "application/json"
    }
    let (numbers, response, _): ([Int], HTTPResponse, RequestMetrics) = try await client.reply(to: endpoint)
    #expect(numbers == [1])
    #expect(response.status == .accepted)
    #expect(response.headerFields[name] == "k")
    #expect(response.headerFields.map(\.name.canonicalName).contains("content-type"))
    #expect(stub.requests.first?.request.method == method)
  }
}
