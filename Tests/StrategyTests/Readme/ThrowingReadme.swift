import Foundation
import ThrowingMapping

/// The README's example in the way of the Decodable library.
enum ThrowingReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try ThrowingMapper<Todo>().array.decode(bytes)
    let text = try ThrowingMapper<Todo>().array.encodeToString(todos)
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
  static func decode(_ json: JSON) throws -> Todo {
    try Todo(
      userId: json => "userId",
      id: json =>? "id",
      title: json => "title",
      due: json["due", as: .yearMonthDay]
    )
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("due", due, as: .yearMonthDay)
  }
}
