import Catalog
import CatalogStrategies
import Foundation
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Valid fixtures")
struct ValidFixtureTests {
  static let files = [
    "movie.json": "movie", "movies.json": "movies", "movies.min.json": "movies", "user.json": "user",
    "users.json": "users", "skill.json": "skill", "skills.json": "skills", "todo.json": "todo",
    "todos.json": "todos",
  ]

  @Test(
    "Every strategy decodes every fixture to the same value and encodes the same text, which decodes to that value",
    arguments: files)
  func sameValue(file: String, model: String) throws {
    let bytes = try Fixture.bytes(file)
    var values: Set<AnyHashable> = []
    var texts: Set<[UInt8]> = []
    for strategy in Fixture.strategies {
      let mapping = try strategy.mapping(of: model)
      let text = try mapping.recode(bytes)
      values.formUnion([try mapping.decoding.decode(bytes), try mapping.decoding.decode(text)])
      texts.insert(text)
    }
    #expect(values.count == 1 && texts.count == 1)
  }

  @Test("Foundation decodes the movies to the same values", arguments: Fixture.strategies)
  func foundation(strategy: CatalogStrategy) throws {
    let decoder = JSONDecoder.readingCalendarDays()
    let bytes = try Fixture.bytes("movies.json")
    let expected = try decoder.decode([Movie].self, from: Data(bytes))
    #expect(try strategy.movies.decode(bytes) == expected)
    let todos = try Fixture.bytes("todos.json")
    #expect(try strategy.todos.decode(todos) == decoder.decode([Todo].self, from: Data(todos)))
  }

  @Test("The lists are complete, and users have the skills of the catalogue", arguments: Fixture.strategies)
  func contents(strategy: CatalogStrategy) throws {
    #expect(try strategy.movies.decode(Fixture.bytes("movies.min.json")).count == 10)
    #expect(try strategy.skills.decode(Fixture.bytes("skills.json")).count == 8)
    #expect(try strategy.todos.decode(Fixture.bytes("todos.json")).count == 11)
    let users = try strategy.users.decode(Fixture.bytes("users.json"))
    #expect(users.count == 8 && users.contains { !$0.skills.isEmpty })
    #expect(users.allSatisfy { user in user.skills.allSatisfy { Fixture.skills[$0.id] == $0 } })
  }

  @Test("The movies are encoded as their compact fixture", arguments: Fixture.strategies)
  func compactText(strategy: CatalogStrategy) throws {
    let bytes = try Fixture.bytes("movies.min.json")
    // An integral number is encoded without a fraction.
    let expected = String(decoding: bytes, as: UTF8.self).replacing(#""rating":8.0"#, with: #""rating":8"#)
    #expect(try strategy.movies.encodeToString(strategy.movies.decode(bytes)) == expected)
  }

  @Test("A todo that has not been saved is encoded without its id", arguments: Fixture.strategies)
  func unsavedTodo(strategy: CatalogStrategy) throws {
    let todo = Todo(userId: 1, id: nil, title: "Say \"hi\"", completed: false)
    let text = try strategy.todo.encodeToString(todo)
    #expect(text == #"{"userId":1,"title":"Say \"hi\"","completed":false}"#)
    #expect(try strategy.todo.decode(text) == todo)
    #expect(
      try strategy.todo.decode(#"{"userId":1,"id":null,"title":"Say \u0022hi\"","completed":false}"#) == todo)
  }

  @Test(
    "Keys in another order, unknown keys and integral doubles change nothing",
    arguments: Fixture.strategies)
  func leniencies(strategy: CatalogStrategy) throws {
    let text = #"{"completed":true,"title":"a","x":[{"id":9}],"id":2.0,"userId":1e1,"id":3}"#
    #expect(try strategy.todo.decode(text) == Todo(userId: 10, id: 2, title: "a", completed: true))
  }

  @Test("Not-a-number can't be encoded, and the error has its path", arguments: Fixture.strategies)
  func nonFinite(strategy: CatalogStrategy) throws {
    let movie = try strategy.movie.decode(Fixture.bytes("movie.json"))
    var broken = movie
    broken.rating = .nan
    let error = #expect(throws: JSONError.self) { try strategy.movies.encode([movie, broken]) }
    #expect(error?.description == "$[1].rating: nan can't be written as a JSON number [non-finite-number]")
  }
}

@Suite("Small documents of many shapes")
struct AgreementTests {
  static let models = ["movie", "movies", "user", "users", "skill", "skills", "todo", "todos"]
  static let texts = [
    "0", "null", "true", #""x""#, "[]", "{}", "[0]", "[null]", "[[]]", "[{}]", #"{"users":0}"#,
    #"{"users":null}"#, #"{"users":[0]}"#, #"{"users":[null]}"#, #"{"users":{}}"#,
    #"{"users":[{"id":null}]}"#, #"{"skills":[[]]}"#, #"{"skills":[{"id":1,"name":"a","level":null}]}"#,
    #"{"skills":[{"id":1,"name":"a","level":{}}]}"#,
    #"{"id":1,"name":"a","year":1,"releaseDate":"2016-01-01","grossing":1,"rating":1,"cast":null}"#,
    #"{"id":1,"name":"a","year":1,"releaseDate":"2016-01-01","grossing":1,"rating":1,"cast":[null]}"#,
    #"{"id":1,"name":"a","year":1,"releaseDate":"2016-01-01","grossing":1,"rating":1,"cast":[{}]}"#,
    #"{"id":1,"name":"a","year":1,"releaseDate":1,"grossing":1,"rating":1,"cast":[]}"#,
    #"{"id":1,"email":"a","name":"b","skill_ids":[null]}"#,
    #"{"id":1,"email":"a","name":"b","skill_ids":[1.5]}"#,
    #"{"id":1,"email":"a","name":"b","skill_ids":{"0":1}}"#, #"{"id":1,"email":"a"}"#,
  ]

  @Test("All strategies give equal values or equal errors", arguments: models, texts)
  func agreement(model: String, text: String) throws {
    var answers: [Result<AnyHashable, JSONError>] = []
    for (_, mapping) in try Fixture.mappings(of: model) {
      do throws(JSONError) {
        answers.append(.success(try mapping.decode(text)))
      } catch {
        answers.append(.failure(error))
      }
    }
    let first = try #require(answers.first)
    for (answer, strategy) in zip(answers, Fixture.strategies).dropFirst() {
      #expect(answer == first, "\(strategy.name)")
    }
  }
}

@Suite("Round trips")
struct RoundTripTests {
  @Test(
    "A round trip by any strategy changes no double or integer at its limit",
    arguments: [
      0, -0.0, 0.1, 1.0 / 3.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.leastNormalMagnitude, 1e21,
    ])
  func numbers(rating: Double) throws {
    for strategy in Fixture.strategies {
      var movie = try strategy.movie.decode(Fixture.bytes("movie.json"))
      movie.rating = rating
      movie.grossing = .max
      movie.id = .min
      let decoded = try strategy.movie.decode(strategy.movie.encode(movie))
      #expect(decoded == movie, "\(strategy.name)")
      #expect(decoded.rating.sign == rating.sign, "\(strategy.name)")
    }
  }
}
