import Catalog
import CatalogCodable
import CodableMapping
import MappingTestSupport
import Testing

@Suite("The catalog in Codable")
struct CatalogTests {
  @Test("The mapping of an array is the same through the common protocol")
  func arrayThroughProtocol() throws {
    func array<Base: Mapping<Movie>>(_ base: Base) -> any Mapping<[Movie]> { base.array }
    let mapper = CodableMapper<Movie>.catalog
    let bytes = try Fixture.bytes("movies.min.json")
    #expect(try array(mapper).decode(bytes) == mapper.array.decode(bytes))
    let movies = try mapper.array.decode(bytes)
    #expect(try array(mapper).encode(movies) as [UInt8] == mapper.array.encode(movies))
  }

  @Test("Decoding a user without a catalogue is an error")
  func missingContext() throws {
    let json = #"{"users":[{"id":7,"email":"e","name":"n","skill_ids":[1]}]}"#
    let error = #expect(throws: JSONError.self) { try CodableMapper<User>().array.at("users").decode(json) }
    #expect(
      error?.description
        == "$.users[0]: a SkillCatalogue is needed as context (line 1, column 11) [custom]")
    #expect(error?.issue.model == "User")
  }
}
