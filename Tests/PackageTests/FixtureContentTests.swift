import Foundation
import TestSupport
import Testing

@Suite("Fixtures")
struct FixtureContentTests {
  private struct Movie: Decodable, Equatable {
    var id: Int
    var name: String
    var year: Int
    var releaseDate: String
    var grossing: Int
    var rating: Double
    var cast: [Actor]

    struct Actor: Decodable, Equatable {
      var name: String
    }
  }

  private struct Skills: Decodable {
    var skills: [Skill]
  }

  private struct Skill: Decodable, Equatable {
    var id: Int
    var name: String
    var level: String
  }

  private struct Users: Decodable {
    var users: [User]
  }

  private struct User: Decodable, Equatable {
    var id: Int
    var email: String
    var name: String
    var skill_ids: [Int]
  }

  private struct Todo: Decodable, Equatable {
    var userId: Int
    var id: Int?
    var title: String
    var completed: Bool
  }

  private static func decode<Model: Decodable>(_ type: Model.Type, _ file: String) throws -> Model {
    try JSONDecoder().decode(type, from: Data(Fixture.bytes(file)))
  }

  @Test("The movies are the ten top grossing ones of 2016, with their dates")
  func movies() throws {
    let movies = try Self.decode([Movie].self, "movies.json")
    #expect(
      movies.map { "\($0.name) \($0.releaseDate)" } == [
        "Finding Dory 2016-06-17",
        "Rouge One - A Star Wars Story 2016-12-16",
        "Captain America - Civil War 2016-05-06",
        "The Secret Life of Pets 2016-07-08",
        "The Jungle Book 2016-04-15",
        "Deadpool 2016-02-12",
        "Zootopia 2016-03-04",
        "Batman v Superman - Dawn of Justice 2016-03-25",
        "Suicide Squad 2016-08-05",
        "Doctor Strange 2016-11-05",
      ])
    #expect(movies.map(\.id) == Array(1...10))
    #expect(movies.allSatisfy { $0.year == 2016 && $0.cast.count >= 4 && (0...10).contains($0.rating) })
    #expect(movies.first?.grossing == 486_295_561)
    #expect(try Self.decode([Movie].self, "movies.min.json") == movies)
    #expect(try Self.decode(Movie.self, "movie.json") == movies.first)
  }

  @Test("Every skill of a user exists")
  func usersAndSkills() throws {
    let skills = try Self.decode(Skills.self, "skills.json").skills
    let users = try Self.decode(Users.self, "users.json").users
    #expect(Set(users.flatMap(\.skill_ids)).isSubset(of: skills.map(\.id)))
    #expect(Set(skills.map(\.level)) == ["novice", "proficient", "expert"])
    #expect(users.allSatisfy { $0.email.hasSuffix("@example.com") })
    #expect(try Self.decode(Skill.self, "skill.json") == skills.first)
    #expect(try Self.decode(User.self, "user.json") == users.first)
  }

  @Test("Todos come with and without an id, and with every way to write a character")
  func todos() throws {
    let todos = try Self.decode([Todo].self, "todos.json")
    #expect(todos.map(\.id) == [1, 2, nil, nil, 5, 6, 7, 8, 9, 10, 9_007_199_254_740_993])
    #expect(
      todos.map(\.title) == [
        "delectus aut autem",
        "buy oat milk, bread and coffee",
        "My first todo",
        "not saved yet either",
        "read \"The Art of Computer Programming\", volume 1/4",
        "two lines:\n\tone\\two",
        "caf\u{E9} with Zo\u{EB}",
        "clef \u{1D11E} on the score",
        "Grüße aus Köln, 東京 and Αθήνα",
        "water the plants \u{1F331}, feed the cat \u{1F408}\u{200D}\u{2B1B}",
        "",
      ])
    #expect(try Self.decode(Todo.self, "todo.json") == todos.first)
  }

  @Test("The files that people read are UTF-8 with LF, and end in one")
  func textFiles() throws {
    for file in try PackageFolder.names(in: "Fixtures") where file.hasSuffix(".json") {
      let text = try PackageFolder.text(of: "Fixtures/\(file)")
      #expect(!text.utf8.contains(0x0D), "\(file)")
      #expect(text.hasSuffix("\n") != file.hasSuffix(".min.json"), "\(file)")
    }
  }

  @Test(
    "Conformance documents carry their verdict in the name", arguments: [("y", 60), ("n", 100), ("i", 20)])
  func conformance(verdict: String, atLeast count: Int) throws {
    let names = try Fixture.documents(in: "conformance")
    #expect(names.filter { $0.hasPrefix(verdict + "_") }.count >= count)
    #expect(names.allSatisfy { ["y_", "n_", "i_"].contains($0.prefix(2)) })
  }
}
