import Catalog
import CatalogMappable
import CatalogStrategies
import MappableMapping
import MappingTestSupport
import Testing

/// Several tasks share a mapper. State that one use caches for the next must not be visible to two tasks.
@Suite("Concurrent use")
struct ConcurrencyTests {
  static let tasks = 8
  static let rounds = 5

  /// The results of a strategy for the fixtures: a text, or an error.
  enum Answer: Equatable, Sendable {
    case text([UInt8])
    case failure(JSONError)
  }

  /// A document, its model, and whether decoding succeeds.
  struct Input: Sendable {
    var model: String
    var bytes: [UInt8]
    var isValid: Bool
  }

  static func inputs() throws -> [Input] {
    let failing = [
      ("movie", "example-01-missing-key"), ("movie", "example-10-trailing-comma"),
      ("movie", "null-in-element"), ("movies", "movies-second-date"), ("users", "users-deep-reference"),
      ("skills", "enum-second-element"), ("todo", "todo-optional-wrong-type"),
      ("todos", "example-19-element"),
    ]
    return try AgreementTests.models.map {
      Input(model: $0, bytes: try Fixture.bytes("\($0).json"), isValid: true)
    }
      + failing.map { Input(model: $0.0, bytes: try Fixture.bytes("malformed/\($0.1).json"), isValid: false) }
  }

  /// Decodes each input, and encodes it if that succeeds.
  static func answers(_ strategy: CatalogStrategy, _ inputs: [Input]) throws -> [Answer] {
    try inputs.map { input in
      let mapping = try strategy.mapping(of: input.model)
      do throws(JSONError) { return .text(try mapping.recode(input.bytes)) } catch { return .failure(error) }
    }
  }

  @Test(
    "Tasks that share a mapper get the same results as a single task", arguments: Fixture.strategies.indices)
  func sharedMapper(index: Int) async throws {
    let strategy = Fixture.strategies[index]
    let inputs = try Self.inputs()
    // Computed with other mappers, so that the shared ones are unused when the tasks begin.
    let serial = try Self.answers(CatalogStrategy.all(skills: Fixture.skills)[index], inputs)
    for (answer, input) in zip(serial, inputs) {
      if case .text = answer { #expect(input.isValid) } else { #expect(!input.isValid) }
    }

    let shared = CatalogStrategy.all(skills: Fixture.skills)[index]
    let concurrent = try await withThrowingTaskGroup(of: (rotation: Int, answers: [[Answer]]).self) { group in
      for task in 0..<Self.tasks {
        // Every task begins at another input, so that a mapper is used for different models and errors at the
        // same time.
        let rotation = task % 2 * inputs.count / 2
        let own = Array(inputs[rotation...] + inputs[..<rotation])
        group.addTask { (rotation, try (0..<Self.rounds).map { _ in try Self.answers(shared, own) }) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(concurrent.count == Self.tasks)
    for (rotation, rounds) in concurrent {
      let expected = Array(serial[rotation...] + serial[..<rotation])
      for answers in rounds { #expect(answers == expected, "\(strategy.name)") }
    }
  }

  /// ObjectMapper's mapper isn't `Sendable`, because its properties are mutable. The tests don't change them.
  private struct SharedMapper: @unchecked Sendable {
    let movies = Mapper<Movie>()
    let todos = Mapper<Todo>()

    /// The results of the mappers for a valid and a malformed document, and their encoded text.
    func answers() throws -> [String?] {
      let text = String(decoding: try Fixture.bytes("movies.json"), as: UTF8.self)
      let (all, errors) = todos.reporting {
        $0.mapArray(JSONString: #"[{"userId":"1","id":"x","title":"a","completed":true},7]"#)
      }
      let written = movies.mapArray(JSONString: text).flatMap { movies.toJSONString($0) }
      return [written, all.map { "\($0)" }, errors?.description]
    }
  }

  @Test("Tasks that share a legacy mapper get the same results as a single task")
  func sharedLegacyMapper() async throws {
    let serial = try SharedMapper().answers()
    #expect(
      serial[2] == """
        3 errors while decoding Todo: \
        $[0].userId: expected Int for Todo.userId, found string "1" (line 1, column 12) [type-mismatch]; \
        $[0].id: expected Int for Todo.id, found string "x" (line 1, column 21) [type-mismatch]; \
        $[1]: expected an object for Todo, found 7 (line 1, column 55) [type-mismatch]
        """)
    let shared = SharedMapper()
    let concurrent = try await withThrowingTaskGroup(of: [[String?]].self) { group in
      for _ in 0..<Self.tasks { group.addTask { try (0..<Self.rounds).map { _ in try shared.answers() } } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(concurrent.count == Self.tasks * Self.rounds)
    #expect(concurrent.allSatisfy { $0 == serial })
  }
}
