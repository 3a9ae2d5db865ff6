import Catalog
import CodableMapping

/// The form of a `Codable` model whose conformance is synthesized: wrappers name the mapping of the todos.
enum Wrapped {
  struct Folder: Codable {
    @CodedBy<Field> var todo: Todo
    @CodedBy<Field.IfPresent> var last: Todo?
    @CodedBy<Field.List> var more: [Todo]
    @CodedBy<Field.ByKey> var named: [String: Todo]
  }

  enum Field: CodedField { static let mapping = InnerMapping() }
}
