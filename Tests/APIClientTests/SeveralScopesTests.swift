#if Client
import APIClient
import Catalog
import CodableMapping
import Testing

@Suite("Several requests of different scopes")
struct SeveralScopesTests {
  private let client = Client<Customer>(
    .test,
    transport: StubTransport { exchange in
      let name = exchange.request.path?.split(separator: "/").last ?? ""
      return name == "refused"
        ? .reply(SampleReply("", status: .forbidden)) : .reply(SampleReply("\"\(name)\""))
    })
  private let open = Endpoint<String, Anyone>.get("open", as: CodableMapper())
  private let guest = Endpoint<String, Guest>.get("guest", as: CodableMapper())
  private let own = Endpoint<String, Customer>.get("own", as: CodableMapper())

  private func expect(_ responses: (String, String, String), _ names: String...) {
    #expect([responses.0, responses.1, responses.2] == names)
  }

  @Test("Each returns its own response in any scopes")
  func responses() async throws {
    expect(try await client.all(own, own, own), "own", "own", "own")
    expect(try await client.all(own, guest, guest), "own", "guest", "guest")
    expect(try await client.all(own, open, open), "own", "open", "open")
    expect(try await client.all(guest, own, own), "guest", "own", "own")
    expect(try await client.all(guest, guest, guest), "guest", "guest", "guest")
    expect(try await client.all(guest, open, open), "guest", "open", "open")
    expect(try await client.all(open, own, own), "open", "own", "own")
    expect(try await client.all(open, guest, guest), "open", "guest", "guest")
    expect(try await client.all(open, open, open), "open", "open", "open")
    let (first, second) = try await client.all(guest, own.map(\.count))
    #expect((first, second) == ("guest", 3))
  }

  @Test("The first error is thrown from any position")
  func failures() async {
    let refused = Endpoint<Int, Guest>.get("refused", as: CodableMapper())
    let expected = "GET https://api.example.com/v1/refused → 403: Forbidden"
    let first = await failure(try await client.all(refused, own, own))
    let last = await failure(try await client.all(own, guest, refused))
    #expect([first?.description, last?.description] == [expected, expected])
  }
}
#endif
