import ApplicativeMapping
import Catalog
import CatalogStrategies
import CodableMapping
import DerivedMapping
import Foundation
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

@Suite("Mixing strategies")
struct MixingTests {
  /// A model of one strategy within one of another.
  struct Pair: CustomTestStringConvertible, Sendable {
    var outer: String
    var folder: any Mapping<Folder>
    var inner: String
    var todo: any Mapping<Todo>

    var testDescription: String { "\(inner) within \(outer)" }

    /// Decodes a document of folders.
    func folders(_ text: String, issueLimit: Int = 1) throws -> [Folder] {
      try InnerMapping.$chosen.withValue(todo) {
        try folders(folder).decode(text, by: DecodingRules(issueLimit: issueLimit))
      }
    }

    private func folders(_ folder: some Mapping<Folder>) -> any JSONMapping.Decoding<[Folder]> {
      folder.array.at("folders")
    }

    func text(of folder: Folder) throws -> String {
      try InnerMapping.$chosen.withValue(todo) { try self.folder.encodeToString(folder) }
    }
  }

  static let outer: [(name: String, folder: any Mapping<Folder>)] = [
    ("manual", ManualMapper<Folder>()), ("mappable", MappableMapper<Folder>()),
    ("applicative", ApplicativeMapper<Folder>()), ("throwing", ThrowingMapper<Folder>()),
    ("codable", CodableMapper<Folder>()), ("derived", DerivedMapper<Folder>()),
    ("immutable", Immutable.Mapper()), ("wrapped", Wrapped.Mapper()),
  ]

  static let pairs = outer.flatMap { outer in
    Fixture.strategies.map { Pair(outer: outer.name, folder: outer.folder, inner: $0.name, todo: $0.todo) }
  }

  @Test("All pairs of strategies are tested")
  func allPairs() {
    #expect(Self.outer.map(\.name) == Fixture.strategies.map(\.name) + ["immutable", "wrapped"])
    #expect(Self.pairs.count == 48)
  }

  static let todo = Todo(userId: 1, id: nil, title: "a", completed: true)
  static let other = Todo(userId: 2, id: 3, title: "b", completed: false)
  static let todoText = #"{"userId":1,"title":"a","completed":true}"#
  static let otherText = #"{"userId":2,"id":3,"title":"b","completed":false}"#

  static let folders: [(folder: Folder, text: String)] = [
    (Folder(todo: todo, last: nil, more: [], named: [:]), #"{"todo":\#(todoText),"more":[],"named":{}}"#),
    (
      Folder(todo: other, last: todo, more: [todo, other], named: ["x": other]),
      """
      {"todo":\(otherText),"last":\(todoText),"more":[\(todoText),\(otherText)],"named":{"x":\(otherText)}}
      """
    ),
  ]

  @Test("A model of one strategy is part of a model of another, in both directions", arguments: pairs)
  func bothDirections(pair: Pair) throws {
    for (folder, text) in Self.folders {
      #expect(try pair.folders(#"{"folders":[\#(text)]}"#) == [folder])
      #expect(try pair.text(of: folder) == text)
    }
    let withNull = #"{"todo":\#(Self.todoText),"last":null,"more":[],"named":{}}"#
    #expect(try pair.folders(#"{"folders":[\#(withNull)]}"#) == [Self.folders[0].folder])
  }

  @Test("Errors of inner models have the whole path, the position and the model's name", arguments: pairs)
  func errors(pair: Pair) {
    for row in MixingCase.table {
      let error = thrown("\(row.text)") { try pair.folders(row.text) }
      #expect(error?.description == row.first)
      let all = thrown("\(row.text)") { try pair.folders(row.text, issueLimit: 20) }
      #expect(all?.description == row.all)
    }
  }

  /// Decodes any value as a todo of the user in the context.
  private struct ContextReader: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Todo {
      guard let user = json.context(Int.self) else { throw json.error(.custom("no context")) }
      return Todo(userId: user, id: nil, title: "", completed: false)
    }

    func encode(_ model: Todo, into writer: inout JSONWriter) { writer.writeNull() }
  }

  static let withContext: [any Mapping<Folder>] = [
    ManualMapper<Folder>(context: 7), MappableMapper<Folder>(context: 7),
    ApplicativeMapper<Folder>(context: 7), ThrowingMapper<Folder>(context: 7),
    CodableMapper<Folder>(context: 7),
  ]

  @Test("The inner model has the context of the outer one", arguments: withContext.indices)
  func context(index: Int) throws {
    let folder = try InnerMapping.$chosen.withValue(ContextReader()) {
      try Self.withContext[index].decode(#"{"todo":0,"last":0,"more":[0],"named":{"a":0}}"#)
    }
    let todo = Todo(userId: 7, id: nil, title: "", completed: false)
    #expect(folder == Folder(todo: todo, last: todo, more: [todo], named: ["a": todo]))
  }

  @Test(
    "ObjectMapper's mapper ignores invalid values, and reports the inner strategy's errors",
    arguments: pairs.prefix(5))
  func legacy(pair: Pair) {
    let bad = #"{"userId":1,"title":2,"completed":true}"#
    let text =
      #"{"todo":\#(bad),"last":7,"more":[\#(Self.todoText),\#(bad)],"named":{"a":\#(bad),"b":\#(Self.otherText)}}"#
    let (folder, errors) = InnerMapping.$chosen.withValue(pair.todo) {
      MappableMapping.Mapper<Folder>().reporting { $0.map(JSONString: text) }
    }
    let untouched = Todo(userId: 0, id: nil, title: "", completed: false)
    #expect(folder == Folder(todo: untouched, last: nil, more: [Self.todo], named: ["b": Self.other]))
    #expect(
      errors?.issues.map(\.description) == [
        "$.todo.title: expected String for Todo.title, found 2 (line 1, column 29) [type-mismatch]",
        "$.last: expected an object for Todo, found 7 (line 1, column 56) [type-mismatch]",
        "$.more[1].title: expected String for Todo.title, found 2 (line 1, column 128) [type-mismatch]",
        "$.named.a.title: expected String for Todo.title, found 2 (line 1, column 182) [type-mismatch]",
      ])
  }
}
