import Catalog
import CodableMapping

/// The form of a `Codable` model whose conformance is synthesized: wrappers name the mapping of the todos.
enum Wrapped {
  struct Folder: Codable, Hashable, Sendable {
    @CodedBy<Field> var todo: Todo
    @CodedBy<Field.IfPresent> var last: Todo?
    @CodedBy<Field.List> var more: [Todo]
    @CodedBy<Field.ByKey> var named: [String: Todo]
  }

  enum Field: CodedField { static let mapping = InnerMapping() }

  /// The mapping of the folder that all strategies share.
  struct Mapper: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> StrategyTests.Folder {
      let folder = try CodableMapper<Folder>().decode(json)
      return StrategyTests.Folder(
        todo: folder.todo, last: folder.last, more: folder.more, named: folder.named)
    }

    func encode(_ model: StrategyTests.Folder, into writer: inout JSONWriter) throws(JSONError) {
      try CodableMapper<Folder>().encode(
        Folder(todo: model.todo, last: model.last, more: model.more, named: model.named), into: &writer)
    }
  }
}
