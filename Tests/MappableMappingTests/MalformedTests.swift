import Catalog
import CatalogMappable
import MappableMapping
import TestSupport
import Testing

@Suite("Malformed documents")
struct MalformedTests {
  @Test("A malformed document gives the issue of the table", arguments: MalformedCase.all)
  func table(row: MalformedCase) throws {
    let bytes = try row.bytes()
    let error = #expect(throws: JSONError.self) { try decode(row.model, bytes) }
    #expect(error.flatMap(row.answer) == row, "\(error?.description ?? "no error")")
  }

  @Test(
    "Reports on malformed documents read as documented",
    arguments: [
      (
        "example-01-missing-key",
        """
        error[missing-key]: missing key "name" required by Movie (String)
          --> $ (line 1, column 1, byte 0)
         1 | {"id":12,"year":2016,"releaseDate":"2016-06-17","grossing":486295561,"ra…
        """
      ),
      (
        "example-06-bad-date",
        """
        error[invalid-format]: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17"
          --> $.releaseDate (line 1, column 50, byte 49)
         1 | …e":"Dory","year":2016,"releaseDate":"2016-13-17","grossing":486295561,"r…
        """
      ),
      (
        "example-07-bad-enum",
        """
        error[invalid-raw-value]: "experd" is not a SkillLevel
          --> $.level (line 1, column 32, byte 31)
         1 | {"id":1,"name":"Swift","level":"experd"}
        """
      ),
      (
        "example-08-unknown-reference",
        """
        error[unknown-reference]: no Skill with id 9 for User.skill_ids
          --> $.users[0].skill_ids[1] (line 1, column 73, byte 72)
         1 | …rs":[{"id":7,"email":"ada@example.com","name":"Ada","skill_ids":[1,9]}]}
        """
      ),
      (
        "example-19-element",
        """
        error[type-mismatch]: expected Int for Todo.id, found string "4"
          --> $[3].id (line 5, column 20, byte 177)
         5 |   {"userId":1,"id":"4","title":"d","completed":true}
        """
      ),
    ])
  func reports(name: String, report: String) throws {
    let row = try #require(MalformedCase.example(name))
    let bytes = try row.bytes()
    let error = #expect(throws: JSONError.self) { try decode(row.model, bytes) }
    let lines = try #require(error).rendered().split(separator: "\n").prefix(3)
    #expect(lines.joined(separator: "\n") == report)
  }

  private func decode(_ model: String, _ bytes: [UInt8]) throws {
    let users = MappableMapper<User>(context: try Fixture.catalogue())
    switch model {
    case "movie": _ = try MappableMapper<Movie>().decode(bytes)
    case "movies": _ = try MappableMapper<Movie>().array.decode(bytes)
    case "user": _ = try users.decode(bytes)
    case "users": _ = try users.array.at("users").decode(bytes)
    case "skill": _ = try MappableMapper<Skill>().decode(bytes)
    case "skills": _ = try MappableMapper<Skill>().array.at("skills").decode(bytes)
    case "todo": _ = try MappableMapper<Todo>().decode(bytes)
    case "todos": _ = try MappableMapper<Todo>().array.decode(bytes)
    default: Testing.Issue.record("there is no model \(model)")
    }
  }
}
