import Catalog
import CatalogMappable
import MappableMapping
import TestSupport
import Testing

extension Fixture {
  /// The skills of `skills.json`, which users refer to.
  static func catalogue() throws -> SkillCatalogue {
    SkillCatalogue(try MappableMapper<Skill>().array.at("skills").decode(bytes("skills.json")))
  }
}

@Suite("The catalog with ObjectMapper's strategy")
struct CatalogTests {
  @Test("Movies are decoded, encoded and decoded to equal values")
  func movies() throws {
    let mapper = MappableMapper<Movie>().array
    let movies = try mapper.decode(Fixture.bytes("movies.min.json"))
    #expect(movies.count == 10)
    #expect(movies.allSatisfy { !$0.name.isEmpty && !$0.cast.isEmpty && $0.year == 2016 })
    #expect(try mapper.decode(mapper.encode(movies)) == movies)
  }

  @Test("Users refer to skills by their ids")
  func users() throws {
    let mapper = MappableMapper<User>(context: try Fixture.catalogue()).array.at("users")
    let users = try mapper.decode(Fixture.bytes("users.json"))
    #expect(users.count == 8)
    #expect(users.contains { !$0.skills.isEmpty })
    #expect(try mapper.decode(mapper.encode(users)) == users)
  }

  @Test("Skills and todos are decoded, encoded and decoded to equal values")
  func skillsAndTodos() throws {
    let skills = MappableMapper<Skill>().array.at("skills")
    let all = try skills.decode(Fixture.bytes("skills.json"))
    #expect(all.count == 8)
    #expect(try skills.decode(skills.encode(all)) == all)

    let todos = MappableMapper<Todo>().array
    let list = try todos.decode(Fixture.bytes("todos.json"))
    #expect(list.count == 11)
    #expect(try todos.decode(todos.encode(list)) == list)
  }

  @Test("A todo without an id is encoded without the key")
  func unsavedTodo() throws {
    let mapper = MappableMapper<Todo>()
    let todo = try mapper.decode(#"{"userId":1,"id":null,"title":"Rest","completed":false}"#)
    #expect(todo == Todo(userId: 1, id: nil, title: "Rest", completed: false))
    #expect(try mapper.encodeToString(todo) == #"{"userId":1,"title":"Rest","completed":false}"#)
  }

  @Test("Decoding users needs a catalogue of skills")
  func missingCatalogue() {
    let error = #expect(throws: JSONError.self) {
      try MappableMapper<User>().decode(#"{"id":1,"email":"a","name":"b","skill_ids":[]}"#)
    }
    #expect(error?.description == "$: a SkillCatalogue is needed as context (line 1, column 1) [custom]")
    #expect(error?.issue.model == "User")
  }
}
