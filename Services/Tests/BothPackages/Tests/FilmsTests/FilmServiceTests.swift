import APIClient
import Films
import Testing

@Suite("A program that uses both packages")
struct FilmServiceTests {
  @Test("Films of a response are stored")
  func fetch() async throws {
    let sample = SampleReply(#"[{"id": 1, "title": "Heat", "release_year": 1995}]"#)
    let service = try await FilmService(
      "https://api.example.com", transport: StubTransport { _ in .reply(sample) })
    try await service.fetch()
    #expect(try await service.stored() == [Film(id: 1, title: "Heat", releaseYear: 1995)])
  }
}
