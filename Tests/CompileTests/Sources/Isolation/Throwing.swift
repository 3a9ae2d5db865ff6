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

// `ThrowingIsolationTests` call what accepts these models, and `MapperIsolationTests` map nonisolated ones.

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
