import APIClient
import Catalog
import CatalogCodable
import CodableMapping

extension Endpoint where Access == Anyone, Response == Todo {
  static func todo(id: Int) -> Endpoint { .get("todos/\(id)", as: CodableMapper<Todo>()) }
}
