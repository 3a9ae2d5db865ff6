import APIClient
import Catalog
import CodableMapping
import MappingTestSupport
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
  private func open(_ name: String) -> Endpoint<String, Anyone> { .get("\(name)", as: CodableMapper()) }
  private func narrow(_ name: String) -> Endpoint<String, Guest> { .get("\(name)", as: CodableMapper()) }
  private func own(_ name: String) -> Endpoint<String, Customer> { .get("\(name)", as: CodableMapper()) }

  @Test("Each endpoint returns its own response, in any scopes", arguments: 0..<6 as Range<UInt64>)
  func responses(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<3).map { _ in String(random.next(), radix: 36) }
    let (a, b, c) = (names[0], names[1], names[2])
    func expect(_ responses: (String, String, String)) {
      #expect([responses.0, responses.1, responses.2] == names)
    }
    expect(try await client.all(own(a), own(b), own(c)))
    expect(try await client.all(own(a), narrow(b).widened(), open(c).widened()))
    expect(try await client.all(open(a).widened(to: Guest.self).widened(), narrow(b).widened(), own(c)))
    let (first, second) = try await client.all(narrow(a).widened(), own(b).map(\.count))
    #expect((first, second) == (a, b.count))
    #expect(try await client.all(own(a)) == a)
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
