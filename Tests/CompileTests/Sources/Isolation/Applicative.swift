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

// `ApplicativeIsolationTests` call what accepts these models, and `MapperIsolationTests` map nonisolated
// ones.

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
