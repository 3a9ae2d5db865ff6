import ApplicativeMapping
import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import Testing
import ThrowingMapping

/// How the todo inside a folder is mapped; the folder finds it in its context.
private struct InnerDialect: Mapping {
  let todo: any Mapping<Todo>

  func decode(_ json: JSONValue) throws(JSONError) -> Todo { try todo.decode(json) }

  func encode(_ model: Todo, into writer: inout JSONWriter) throws(JSONError) {
    try todo.encode(model, into: &writer)
  }
}

private struct ThrowingFolder: ThrowingMapping.Decodable, Equatable {
  var todo: Todo
  var more: [Todo]
  var last: Todo?

  static func decode(_ json: JSONValue) throws -> ThrowingFolder {
    guard let inner: InnerDialect = json.context() else { throw json.error(.custom("no context")) }
    return try ThrowingFolder(
      todo: json["todo", as: inner], more: json["more", as: inner.array],
      last: json[optional: "last", as: inner])
  }
}

private struct ApplicativeFolder: ApplicativeMapping.Decodable, Equatable {
  var todo: Todo
  var more: [Todo]
  var last: Todo?

  static func decode(_ json: JSONValue) -> Decoded<ApplicativeFolder> {
    guard let inner: InnerDialect = json.context() else { return .customError("no context") }
    return curry(ApplicativeFolder.init)
      <^> json["todo", as: inner]
      <*> json[array: "more", as: inner]
      <*> json[optional: "last", as: inner]
  }
}

@Suite("Mixing dialects")
struct MixingTests {
  static let dialects = CatalogStrategy.all(skills: SkillCatalogue([])).map(\.name)

  static let good = #"{"folders":[{"todo":{"userId":1,"title":"a","completed":true},"more":[],"last":null}]}"#
  static let bad =
    #"{"folders":[{"todo":{"userId":1,"title":"a","completed":true},"more":[{"userId":1,"title":2}]}]}"#

  private func inner(_ dialect: String) throws -> InnerDialect {
    let all = CatalogStrategy.all(skills: SkillCatalogue([]))
    return InnerDialect(todo: try #require(all.first { $0.name == dialect }).todo)
  }

  @Test("A model of any dialect inside one that throws, or is applied", arguments: dialects)
  func decoding(dialect: String) throws {
    let inner = try inner(dialect)
    let todo = Todo(userId: 1, id: nil, title: "a", completed: true)
    let throwing = ThrowingMapper<ThrowingFolder>(context: inner).array.at("folders")
    #expect(try throwing.decode(Self.good) == [ThrowingFolder(todo: todo, more: [], last: nil)])
    let applicative = ApplicativeMapper<ApplicativeFolder>(context: inner).array.at("folders")
    #expect(try applicative.decode(Self.good) == [ApplicativeFolder(todo: todo, more: [], last: nil)])
  }

  @Test("Errors have the whole path and name the inner model", arguments: dialects)
  func errors(dialect: String) throws {
    let inner = try inner(dialect)
    let text =
      "$.folders[0].more[0].title: expected String for Todo.title, found 2 (line 1, column 91) [type-mismatch]"
    let throwing = ThrowingMapper<ThrowingFolder>(context: inner).array.at("folders")
    let thrown = #expect(throws: JSONError.self) { try throwing.decode(Self.bad) }
    #expect(thrown?.description == text)
    let applicative = ApplicativeMapper<ApplicativeFolder>(context: inner).array.at("folders")
    let other = #expect(throws: JSONError.self) { try applicative.decode(Self.bad) }
    #expect(other?.description == text)
  }
}
