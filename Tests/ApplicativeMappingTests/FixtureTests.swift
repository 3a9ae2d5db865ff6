import ApplicativeMapping
import Catalog
import CatalogApplicative
import Foundation
import Testing

@Suite("Fixtures in the applicative dialect")
struct FixtureTests {
  @Test(
    "A document decodes, and encodes to text that decodes to the same",
    arguments: ["movie", "movies", "skill", "skills", "user", "users", "todo", "todos"])
  func roundTrip(model: String) throws {
    let bytes = try FixtureFolder.bytes(of: "\(model).json")
    let result = try CatalogMappings().roundTrip(model, bytes)
    #expect(result.first == result.second)
    #expect(!result.text.isEmpty)
  }

  @Test("The films are those of Foundation's decoder")
  func sameAsFoundation() throws {
    let bytes = try FixtureFolder.bytes(of: "movies.json")
    let decoder = JSONDecoder()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    decoder.dateDecodingStrategy = .formatted(formatter)
    let expected = try decoder.decode([Movie].self, from: Data(bytes))
    #expect(try ApplicativeMapper<Movie>().array.decode(bytes) == expected)
    #expect(try ApplicativeMapper<[Movie]>().decode(bytes) == expected)
  }

  @Test("What is encoded is what the document says, compact")
  func encodedText() throws {
    let movies = try FixtureFolder.bytes(of: "movies.min.json")
    // An integral number is written without a fraction.
    let expected = String(decoding: movies, as: UTF8.self).replacing(#""rating":8.0"#, with: #""rating":8"#)
    let mapper = ApplicativeMapper<[Movie]>()
    #expect(try mapper.encodeToString(try mapper.decode(movies)) == expected)
    let unsaved = Todo(userId: 1, id: nil, title: "Pay rent", completed: false)
    #expect(
      try ApplicativeMapper<Todo>().encodeToString(unsaved)
        == #"{"userId":1,"title":"Pay rent","completed":false}"#)
  }

  struct MalformedRow: Swift.Decodable, CustomTestStringConvertible {
    var file: String
    var model: String
    var code: String
    var category: String
    var path: String
    var offset: Int
    var length: Int
    var line: Int
    var column: Int

    var testDescription: String { file }
  }

  static let malformed: [MalformedRow] = {
    let table = (try? FixtureFolder.bytes(of: "malformed/expected.json")) ?? []
    return (try? JSONDecoder().decode([MalformedRow].self, from: Data(table))) ?? []
  }()

  @Test("The table of malformed documents is there")
  func table() {
    #expect(Self.malformed.count >= 150)
  }

  @Test("A malformed document gives the one issue of the table", arguments: malformed)
  func issue(row: MalformedRow) throws {
    let bytes = try FixtureFolder.bytes(of: "malformed/\(row.file)")
    let mappings = try CatalogMappings()
    let error = try #require(throws: JSONError.self) { _ = try mappings.roundTrip(row.model, bytes) }
    #expect(error.issues.count == 1)
    let issue = error.issue
    #expect(issue.code.rawValue == row.code)
    #expect(issue.category.rawValue == row.category)
    #expect("\(issue.path)" == row.path)
    let location = try #require(issue.location)
    let place = [location.offset, location.length, location.line, location.column]
    let expected = [row.offset, row.length, row.line, row.column]
    #expect(place == expected)
  }

  @Test("A user needs the catalogue")
  func missingCatalogue() throws {
    let bytes = try FixtureFolder.bytes(of: "user.json")
    let error = try #require(throws: JSONError.self) { try ApplicativeMapper<User>().decode(bytes) }
    #expect(error.description == "$: a SkillCatalogue is needed as context (line 1, column 1) [custom]")
    #expect(error.issue.model == "User")
  }
}
