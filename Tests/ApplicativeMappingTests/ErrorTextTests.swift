import ApplicativeMapping
import TestSupport
import Testing

@Suite("Text of errors")
struct ErrorTextTests {
  static let examples: [(file: String, model: String, text: String)] = [
    (
      "example-01-missing-key.json", "movie",
      #"""
      error[missing-key]: missing key "name" required by Movie (String)
        --> $ (line 1, column 1, byte 0)
       1 | {"id":12,"year":2016,"releaseDate":"2016-06-17","grossing":486295561,"ra…
      """#
    ),
    (
      "example-02-null.json", "movie",
      #"""
      error[unexpected-null]: expected String for Movie.name, found null
        --> $.name (line 1, column 17, byte 16)
       1 | {"id":12,"name":null,"year":2016,"releaseDate":"2016-06-17","grossing":4…
      """#
    ),
    (
      "example-03-wrong-type.json", "movie",
      #"""
      error[type-mismatch]: expected Int for Movie.year, found string "2016"
        --> $.year (line 1, column 31, byte 30)
       1 | {"id":12,"name":"Dory","year":"2016","releaseDate":"2016-06-17","grossin…
      """#
    ),
    (
      "example-04-out-of-range.json", "movie",
      #"""
      error[number-out-of-range]: 9223372036854775808 does not fit in Int for Movie.grossing
        --> $.grossing (line 1, column 74, byte 73)
       1 | …eleaseDate":"2016-06-17","grossing":9223372036854775808,"rating":7.3,"ca…
      """#
    ),
    (
      "example-05-fraction.json", "movie",
      #"""
      error[fractional-number]: expected Int for Movie.year, found 2016.5
        --> $.year (line 1, column 31, byte 30)
       1 | {"id":12,"name":"Dory","year":2016.5,"releaseDate":"2016-06-17","grossin…
      """#
    ),
    (
      "example-06-bad-date.json", "movie",
      #"""
      error[invalid-format]: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17"
        --> $.releaseDate (line 1, column 50, byte 49)
       1 | …e":"Dory","year":2016,"releaseDate":"2016-13-17","grossing":486295561,"r…
      """#
    ),
    (
      "example-07-bad-enum.json", "skill",
      #"""
      error[invalid-raw-value]: "experd" is not a SkillLevel
        --> $.level (line 1, column 32, byte 31)
       1 | {"id":1,"name":"Swift","level":"experd"}
      """#
    ),
    (
      "example-08-unknown-reference.json", "users",
      #"""
      error[unknown-reference]: no Skill with id 9 for User.skill_ids
        --> $.users[0].skill_ids[1] (line 1, column 73, byte 72)
       1 | …rs":[{"id":7,"email":"ada@example.com","name":"Ada","skill_ids":[1,9]}]}
      """#
    ),
    (
      "example-18-wrong-root.json", "movie",
      #"""
      error[type-mismatch]: expected an object for Movie, found an array
        --> $ (line 1, column 1, byte 0)
       1 | [1,2]
      """#
    ),
    (
      "example-19-element.json", "todos",
      #"""
      error[type-mismatch]: expected Int for Todo.id, found string "4"
        --> $[3].id (line 5, column 20, byte 177)
       5 |   {"userId":1,"id":"4","title":"d","completed":true}
      """#
    ),
    (
      "example-20-misspelled-key.json", "todo",
      #"""
      error[missing-key]: missing key "completed" required by Todo (Bool)
        --> $ (line 1, column 1, byte 0)
       1 | {"userId":1,"title":"Pay rent","complete":false}
      """#
    ),
  ]

  @Test("The documented examples come out verbatim", arguments: examples)
  func example(file: String, model: String, text: String) throws {
    let bytes = try Fixture.bytes("malformed/\(file)")
    let mappings = try CatalogMappings()
    let error = try #require(throws: JSONError.self) { _ = try mappings.roundTrip(model, bytes) }
    let lines = error.rendered().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(3).joined(separator: "\n") == text)
  }
}
