public import Catalog
public import CodableMapping

extension CodableMapper where Model == Todo {
  /// The mapping of todos. `Todo` is `Codable` by itself.
  public static var catalog: CodableMapper<Todo> { CodableMapper() }
}
