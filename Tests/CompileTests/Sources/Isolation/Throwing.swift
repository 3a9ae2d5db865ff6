import JSONMapping
import ThrowingMapping

struct Todo {
  var id: Int
  var title: String
}

extension Todo: Decodable {
  static func decode(_ json: JSON) throws -> Todo {
    try Todo(id: json => "id", title: json => "title")
  }
}

// The original calls accept models of the main actor, on the main actor.
func original(_ object: Any) throws {
  _ = try Todo.decode(object)
  _ = try [Todo].decode(object)
}

func elsewhereByTheOriginal(_ object: [String: Int]) {
  // error
  Task.detached { try Todo.decode(object).id }
}

func byAMapper() throws {
  // error
  _ = try ThrowingMapper<Todo>().decode("{}")
}

func ofAnArray() throws {
  // error
  let mapping: any Decoding<[Todo]> = ThrowingMapper<[Todo]>()
}

func elsewhere() {
  // error
  Task.detached { try ThrowingMapper<Todo>().array.decode("{}") }
}

nonisolated struct FreeTodo {
  var id: Int
}

nonisolated extension FreeTodo: Decodable {
  static func decode(_ json: JSON) throws -> FreeTodo { try FreeTodo(id: json => "id") }
}

func free(_ object: Any) throws {
  let mapping: any Decoding<[FreeTodo]> = ThrowingMapper<FreeTodo>().array
  Task.detached { try mapping.decode("[]") }
  _ = try FreeTodo.decode(object)
}
