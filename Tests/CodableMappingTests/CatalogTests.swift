import Catalog
import CatalogCodable
import CodableMapping
import Testing

@Suite("The catalog in Codable")
struct CatalogTests {
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
