import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import TestSupport
import Testing

@Suite("Lossy arrays")
struct LossyArrayTests {
  private static let text = """
    [{"userId":1,"id":1,"title":"a","completed":true},
     {"userId":"2","id":2,"title":"b","completed":true},
     7,
     {"userId":4,"title":"d","completed":false},
     {"userId":5,"id":5}]
    """

  private static let dropped = [
    DroppedText(
      index: 1,
      text:
        #"$[1].userId: expected Int for Todo.userId, found string "2" (line 2, column 12) [type-mismatch]"#),
    DroppedText(
      index: 2, text: "$[2]: expected an object for Todo, found 7 (line 3, column 2) [type-mismatch]"),
    DroppedText(
      index: 4,
      text: #"$[4]: missing key "title" required by Todo (String) (line 5, column 2) [missing-key]"#),
  ]

  struct DroppedText: Equatable {
    var index: Int
    var text: String
  }

  @Test("Every strategy drops the same elements and tells the same reasons")
  func sameReport() throws {
    for strategy in Fixture.strategies {
      let lossy = try decodeLossy(Self.text, with: strategy.todo)
      #expect(lossy.map(\.userId) == [1, 4], "\(strategy.name)")
      #expect(
        lossy.dropped.map { DroppedText(index: $0.index, text: $0.error.description) } == Self.dropped,
        "\(strategy.name)")
    }
  }

  @Test("An empty one needs no argument, nor does one with losses need elements")
  func empty() throws {
    #expect(LossyArray<Todo>() == [])
    let lost = DroppedElement(index: 1, error: JSONError(.custom("x")))
    #expect(LossyArray<Int>([1], dropped: [lost]).dropped == [lost])
    #expect(LossyArray<Int>(dropped: [lost]).isEmpty)
  }

  @Test("What is no array is an error, and written is what could be decoded")
  func wholes() throws {
    for strategy in Fixture.strategies {
      let error = #expect(throws: JSONError.self) { try decodeLossy("{}", with: strategy.todo) }
      #expect(
        error?.description == "$: expected an array, found an object (line 1, column 1) [type-mismatch]",
        "\(strategy.name)")
      let lossy = try decodeLossy(Self.text, with: strategy.skill)
      #expect(lossy.isEmpty && lossy.dropped.count == 5)
      let todos = try decodeLossy(Self.text, with: strategy.todo)
      #expect(try encodeLossy(todos, with: strategy.todo) == strategy.todos.encodeToString(todos.elements))
    }
  }

  @Test("No key of a dropped element is unknown, but those of the others are")
  func unknownKeys() throws {
    let good =
      #"[{"userId":"x","id":1,"title":"a","completed":true},{"userId":1,"title":"b","completed":true}]"#
    let bad = #"[{"userId":"x","a":1},{"userId":1,"title":"b","completed":true,"c":2}]"#
    for strategy in Fixture.strategies {
      #expect(try decodeStrictly(good, with: strategy.todo).map(\.title) == ["b"], "\(strategy.name)")
      let error = #expect(throws: JSONError.self) { try decodeStrictly(bad, with: strategy.todo) }
      #expect(
        error?.description == #"$[1].c: unknown key "c" for Todo (line 1, column 64) [unknown-key]"#,
        "\(strategy.name)")
    }
  }

  @Test("Many bad elements are each placed, on their lines and in one line", arguments: ["\n", ""])
  func manyElements(separator: String) throws {
    let text = "[" + (0..<200).map { "\($0 % 3 == 0 ? "{}" : "5")" }.joined(separator: "," + separator) + "]"
    for strategy in Fixture.strategies {
      let lossy = try decodeLossy(text, with: strategy.todo)
      #expect(lossy.dropped.map(\.index) == Array(0..<200), "\(strategy.name)")
      for element in lossy.dropped {
        let issue = element.error.issue
        #expect(issue.path.description == "$[\(element.index)]")
        let offset = try #require(issue.location).offset
        let line = separator.isEmpty ? 1 : element.index + 1
        let counted = text.utf8.prefix(offset).split(separator: 10, omittingEmptySubsequences: false)
        #expect(issue.location?.line == counted.count && counted.count == line)
        #expect(issue.location?.column == counted[counted.count - 1].count + 1)
      }
    }
  }
}

private func decodeLossy<Model>(
  _ text: String, with mapping: some Mapping<Model>
) throws -> LossyArray<Model> {
  try mapping.lossyArray.decode(text)
}

private func encodeLossy<Model>(
  _ models: LossyArray<Model>, with mapping: some Mapping<Model>
) throws -> String {
  try mapping.lossyArray.encodeToString(models)
}

private func decodeStrictly<Model>(
  _ text: String, with mapping: some Mapping<Model>
) throws -> LossyArray<Model> {
  try mapping.lossyArray.rejectingUnknownKeys().decode(text)
}
