import Catalog
import CatalogCodable
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import TestSupport
import Testing

@Suite("The catalog in Codable")
struct CatalogTests {
  static func catalogue() throws -> SkillCatalogue {
    SkillCatalogue(
      try CodableMapper<Skill>.catalog.array.at("skills").decode(try Fixture.bytes("skills.json")))
  }

  /// Decodes, encodes and decodes again; both values and the number of objects.
  private func roundTrip<Model>(_ mapping: any Mapping<[Model]>, _ file: String) throws -> ([Model], [Model])
  {
    let models = try mapping.decode(try Fixture.bytes(file))
    let bytes: [UInt8] = try mapping.encode(models)
    return (models, try mapping.decode(bytes))
  }

  @Test("Movies equal those that Foundation decodes, and round-trip")
  func movies() throws {
    let expected = try JSONDecoder.readingCalendarDays().decode(
      [Movie].self, from: Data(try Fixture.bytes("movies.json")))
    let (movies, again) = try roundTrip(CodableMapper<Movie>.catalog.array, "movies.json")
    #expect(movies == expected)
    #expect(again == expected)
    #expect(movies.count == 10)
  }

  @Test("The mapping of an array is the same through the common protocol")
  func arrayThroughProtocol() throws {
    func array<Base: Mapping<Movie>>(_ base: Base) -> any Mapping<[Movie]> { base.array }
    let mapper = CodableMapper<Movie>.catalog
    let bytes = try Fixture.bytes("movies.min.json")
    #expect(try array(mapper).decode(bytes) == mapper.array.decode(bytes))
    let movies = try mapper.array.decode(bytes)
    #expect(try array(mapper).encode(movies) as [UInt8] == mapper.array.encode(movies))
  }

  @Test("Users get their skills from the context, and are encoded with the skills' ids")
  func users() throws {
    let catalogue = try Self.catalogue()
    let (users, again) = try roundTrip(CodableMapper<User>.catalog(catalogue).array.at("users"), "users.json")
    #expect(users.count == 8)
    #expect(users == again)
    #expect(users.contains { !$0.skills.isEmpty })
    #expect(users.allSatisfy { user in user.skills.allSatisfy { catalogue[$0.id] == $0 } })
  }

  @Test("A todo without an id is encoded without the key")
  func todos() throws {
    let (todos, again) = try roundTrip(CodableMapper<Todo>.catalog.array, "todos.json")
    #expect(try todos == JSONDecoder().decode([Todo].self, from: Data(try Fixture.bytes("todos.json"))))
    #expect(todos == again)
    let text = try CodableMapper<Todo>.catalog.encodeToString(
      Todo(userId: 1, id: nil, title: "a/b", completed: true))
    #expect(text == #"{"userId":1,"title":"a/b","completed":true}"#)
  }

  @Test("Decoding a user without a catalogue is an error")
  func missingContext() throws {
    let json = #"{"users":[{"id":7,"email":"e","name":"n","skill_ids":[1]}]}"#
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<User>().array.at("users").decode(json)
    }
    #expect(
      error?.description
        == "$.users[0]: a SkillCatalogue is needed as context (line 1, column 11) [custom]")
    #expect(error?.issue.model == "User")
  }
}
