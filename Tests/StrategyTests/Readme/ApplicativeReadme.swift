import ApplicativeMapping
import Foundation

/// The README's example in Argo's way.
enum ApplicativeReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try ApplicativeMapper<Todo>().array.decode(bytes)
    let text = try ApplicativeMapper<Todo>().array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }
}

private struct Todo {
  var userId: Int
  var id: Int?
  var title: String
  var due: Date
}

extension Todo: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) -> Decoded<Todo> {
    curry(Todo.init)
      <^> json <| "userId"
      <*> json <|? "id"
      <*> json <| "title"
      <*> json["due", as: .yearMonthDay]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("due", due, as: .yearMonthDay)
  }
}
