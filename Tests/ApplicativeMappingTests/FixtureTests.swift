import ApplicativeMapping
import Catalog
import CatalogApplicative
import Foundation
import TestSupport
import Testing

@Suite("Fixtures in the applicative dialect")
struct FixtureTests {
  @Test(
    "A document decodes, and encodes to text that decodes to the same",
    arguments: ["movie", "movies", "skill", "skills", "user", "users", "todo", "todos"])
  func roundTrip(model: String) throws {
    let bytes = try Fixture.bytes("\(model).json")
    let result = try CatalogMappings().roundTrip(model, bytes)
    #expect(result.first == result.second)
    #expect(!result.text.isEmpty)
  }

  @Test("The films are those of Foundation's decoder")
  func sameAsFoundation() throws {
    let bytes = try Fixture.bytes("movies.json")
    let expected = try JSONDecoder.readingCalendarDays().decode([Movie].self, from: Data(bytes))
    #expect(try ApplicativeMapper<Movie>().array.decode(bytes) == expected)
    #expect(try ApplicativeMapper<[Movie]>().decode(bytes) == expected)
  }

  @Test("What is encoded is what the document says, compact")
  func encodedText() throws {
    let movies = try Fixture.bytes("movies.min.json")
    // An integral number is written without a fraction.
    let expected = String(decoding: movies, as: UTF8.self).replacing(#""rating":8.0"#, with: #""rating":8"#)
    let mapper = ApplicativeMapper<[Movie]>()
    #expect(try mapper.encodeToString(try mapper.decode(movies)) == expected)
    let unsaved = Todo(userId: 1, id: nil, title: "Pay rent", completed: false)
    #expect(
      try ApplicativeMapper<Todo>().encodeToString(unsaved)
        == #"{"userId":1,"title":"Pay rent","completed":false}"#)
  }

  @Test("A malformed document gives the one issue of the table", arguments: MalformedCase.all)
  func issue(row: MalformedCase) throws {
    let bytes = try row.bytes()
    let mappings = try CatalogMappings()
    let error = try #require(throws: JSONError.self) { _ = try mappings.roundTrip(row.model, bytes) }
    #expect(row.answer(error) == row, "\(error)")
  }

  @Test("A user needs the catalogue")
  func missingCatalogue() throws {
    let bytes = try Fixture.bytes("user.json")
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<User>().decode(bytes) }
    #expect(error.description == "$: a SkillCatalogue is needed as context (line 1, column 1) [custom]")
    #expect(error.issue.model == "User")
  }
}
