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
      return name == "refused" ? .status(.forbidden) : .reply(SampleReply("\"\(name)\""))
    })
  private func open(_ name: String) -> Endpoint<String, Anyone> { .get("\(name)", as: CodableMapper()) }
  private func narrow(_ name: String) -> Endpoint<String, Guest> { .get("\(name)", as: CodableMapper()) }
  private func own(_ name: String) -> Endpoint<String, Customer> { .get("\(name)", as: CodableMapper()) }

  @Test("Each endpoint returns its own response, in any scopes")
  func responses() async throws {
    let same = try await client.all(own("a"), own("b"), own("c"))
    #expect(same == ("a", "b", "c"))
    let mixed = try await client.all(own("a"), narrow("b").widened(), open("c").widened())
    #expect(mixed == ("a", "b", "c"))
    let widened = open("a").widened(to: Guest.self).widened(to: Customer.self)
    let (first, second) = try await client.all(widened, own("b").map(\.count))
    #expect((first, second) == ("a", 1))
    #expect(try await client.all(own("a")) == "a")
  }

  @Test("The first error is thrown, whatever the position of its endpoint")
  func failures() async {
    let refused = Endpoint<Int, Guest>.get("refused", as: CodableMapper()).widened(to: Customer.self)
    let expected = "GET https://api.example.com/v1/refused → 403: Forbidden"
    let first = await failure(try await client.all(refused, own("a"), own("b")))
    let last = await failure(try await client.all(own("a"), narrow("b").widened(), refused))
    #expect([first?.description, last?.description] == [expected, expected])
  }
}
