import Catalog
import CatalogMappable
import MappableMapping
import Testing

@Suite("The catalog with ObjectMapper's strategy")
struct CatalogTests {
  @Test("Decoding users needs a catalogue of skills")
  func missingCatalogue() {
    let error = #expect(throws: JSONError.self) {
      try MappableMapper<User>().decode(#"{"id":1,"email":"a","name":"b","skill_ids":[4]}"#)
    }
    #expect(
      error?.description
        == "$.skill_ids[0]: a SkillCatalogue is needed as context (required by User.skill_ids) (line 1, column 45) [custom]"
    )
    #expect(error?.issue.model == "User")
  }
}
