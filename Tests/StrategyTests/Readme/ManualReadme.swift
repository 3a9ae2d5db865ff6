import Foundation
import ManualMapping

/// The README's example by hand.
enum ManualReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try ManualMapper<Todo>().array.decode(bytes)
    let text = try ManualMapper<Todo>().array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }
}

private struct Todo {
  var userId: Int
  var id: Int?
  var title: String
  var due: Date
}

extension Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(
      userId: try json["userId"], id: try json["id"],
      title: try json["title"], due: try json["due", as: .yearMonthDay])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("due", due, as: .yearMonthDay)
  }
}
