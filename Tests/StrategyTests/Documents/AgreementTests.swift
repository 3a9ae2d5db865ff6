import CatalogStrategies
import JSONMapping
import MappingTestSupport
import Testing

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
