import ApplicativeMapping
import JSONMapping

struct Todo {
  var id: Int
  var title: String
}

extension Todo: Decodable {
  static func decode(_ json: JSON) -> Decoded<Todo> {
    curry(Todo.init) <^> json <| "id" <*> json <| "title"
  }
}

// The original calls accept models of the main actor, on the main actor.
func original(_ object: Any) {
  let todo: Todo? = decode(object)
  let todos: Decoded<[Todo]> = decode(object)
  _ = (todo, todos)
}

func elsewhereByTheOriginal(_ object: [String: Int]) {
  Task.detached {
    // error
    let todo: Todo? = decode(object)
    _ = todo
  }
}

func byAMapper() throws {
  // error
  _ = try ApplicativeMapper<Todo>().decode("{}")
}

func ofAnArray() throws {
  // error
  let mapping: any Decoding<[Todo]> = ApplicativeMapper<[Todo]>()
}

func elsewhere() {
  // error
  Task.detached { try ApplicativeMapper<Todo>().array.decode("{}") }
}

nonisolated struct FreeTodo {
  var id: Int
}

nonisolated extension FreeTodo: Decodable {
  static func decode(_ json: JSON) -> Decoded<FreeTodo> { curry(FreeTodo.init) <^> json <| "id" }
}

func free(_ object: Any) {
  let mapping: any Decoding<[FreeTodo]> = ApplicativeMapper<FreeTodo>().array
  Task.detached { try mapping.decode("[]") }
  let todo: FreeTodo? = decode(object)
  _ = todo
}
