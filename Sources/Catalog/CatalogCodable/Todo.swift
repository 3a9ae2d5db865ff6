public import Catalog
public import CodableMapping

extension CodableMapper where Model == Todo {
  /// The mapping of todos. `Todo` has a synthesized `Codable` conformance.
  public static var catalog: CodableMapper<Todo> { CodableMapper() }
}
