import Catalog
import CatalogCodable
import CodableMapping
import JSONCore
import JSONMapping
import TestSupport
import Testing

@Suite("Malformed documents")
struct MalformedTests {
  private func error(of row: MalformedCase) throws -> JSONError? {
    let bytes = try row.bytes()
    let user = CodableMapper<User>.catalog(try CatalogTests.catalogue())
    return thrown {
      switch row.model {
      case "movie": _ = try CodableMapper<Movie>.catalog.decode(bytes)
      case "movies": _ = try CodableMapper<Movie>.catalog.array.decode(bytes)
      case "user": _ = try user.decode(bytes)
      case "users": _ = try user.array.at("users").decode(bytes)
      case "skill": _ = try CodableMapper<Skill>.catalog.decode(bytes)
      case "skills": _ = try CodableMapper<Skill>.catalog.array.at("skills").decode(bytes)
      case "todo": _ = try CodableMapper<Todo>.catalog.decode(bytes)
      default: _ = try CodableMapper<Todo>.catalog.array.decode(bytes)
      }
    }
  }

  @Test("Each malformed document gives the issue in the table", arguments: MalformedCase.all)
  func table(row: MalformedCase) throws {
    let error = try #require(try error(of: row))
    #expect(row.answer(error) == row, "\(error)")
  }

  static let texts: [(file: String, heading: String)] = [
    (
      "example-01",
      """
      error[missing-key]: missing key "name" required by Movie (String)
        --> $ (line 1, column 1, byte 0)
      """
    ),
    (
      "example-02",
      """
      error[unexpected-null]: expected String for Movie.name, found null
        --> $.name (line 1, column 17, byte 16)
      """
    ),
    (
      "example-03",
      """
      error[type-mismatch]: expected Int for Movie.year, found string "2016"
        --> $.year (line 1, column 31, byte 30)
      """
    ),
    (
      "example-04",
      """
      error[number-out-of-range]: 9223372036854775808 does not fit in Int for Movie.grossing
        --> $.grossing (line 1, column 74, byte 73)
      """
    ),
    (
      "example-05",
      """
      error[fractional-number]: expected Int for Movie.year, found 2016.5
        --> $.year (line 1, column 31, byte 30)
      """
    ),
    (
      "example-06",
      """
      error[invalid-format]: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17"
        --> $.releaseDate (line 1, column 50, byte 49)
      """
    ),
    (
      "example-07",
      """
      error[invalid-raw-value]: "experd" is not a SkillLevel
        --> $.level (line 1, column 32, byte 31)
      """
    ),
    (
      "example-08",
      """
      error[unknown-reference]: no Skill with id 9 for User.skill_ids
        --> $.users[0].skill_ids[1] (line 1, column 73, byte 72)
      """
    ),
    (
      "example-18",
      """
      error[type-mismatch]: expected an object for Movie, found an array
        --> $ (line 1, column 1, byte 0)
      """
    ),
    (
      "example-19",
      """
      error[type-mismatch]: expected Int for Todo.id, found string "4"
        --> $[3].id (line 5, column 20, byte 177)
      """
    ),
    (
      "example-20",
      """
      error[missing-key]: missing key "completed" required by Todo (Bool)
        --> $ (line 1, column 1, byte 0)
      """
    ),
  ]

  @Test("The documented examples read as documented", arguments: texts)
  func text(file: String, heading: String) throws {
    let row = try #require(MalformedCase.example(file))
    let rendered = try #require(try error(of: row)).rendered()
    #expect(rendered.split(separator: "\n").prefix(2).joined(separator: "\n") == heading)
  }

  @Test("The allowed raw values are listed")
  func allowedValues() throws {
    let row = try #require(MalformedCase.example("example-07"))
    let rendered = try #require(try error(of: row)).rendered()
    #expect(
      rendered.hasSuffix(
        """
           = allowed: "novice", "proficient", "expert"
           = help: did you mean "expert"?
        """))
  }
}
