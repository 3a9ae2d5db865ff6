import BenchKit
import Catalog
import Foundation

/// A strategy of your own in one file: it decodes the catalog's todos from dictionaries, with casts.
///
/// Models that a strategy doesn't map are left out of its rows.
enum CastsStrategy {
  static var row: CatalogCodecs {
    var row = CatalogCodecs(strategy: "own-casts", backend: .foundation, isPeer: true)
    row.todo = TodoCodec()
    row.todos = TodoListCodec()
    return row
  }

  struct Failure: Error {}

  /// Decodes from `Data`, which needs no conversion for this strategy.
  struct TodoCodec: Codec {
    func decode(_ document: Data) throws -> Todo {
      try CastsStrategy.todo(JSONSerialization.jsonObject(with: document))
    }

    func encode(_ value: Todo) throws -> Data {
      try JSONSerialization.data(withJSONObject: CastsStrategy.object(value))
    }
  }

  struct TodoListCodec: Codec {
    func decode(_ document: Data) throws -> [Todo] {
      guard let list = try JSONSerialization.jsonObject(with: document) as? [Any] else { throw Failure() }
      return try list.map(CastsStrategy.todo)
    }

    func encode(_ value: [Todo]) throws -> Data {
      try JSONSerialization.data(withJSONObject: value.map(CastsStrategy.object))
    }
  }

  private static func todo(_ object: Any) throws -> Todo {
    guard let object = object as? [String: Any], let userID = object["userId"] as? Int,
      let title = object["title"] as? String, let completed = object["completed"] as? Bool
    else { throw Failure() }
    return Todo(userId: userID, id: object["id"] as? Int, title: title, completed: completed)
  }

  private static func object(_ todo: Todo) -> [String: Any] {
    var object: [String: Any] = ["userId": todo.userId, "title": todo.title, "completed": todo.completed]
    object["id"] = todo.id
    return object
  }
}
