import Foundation
import MappableMapping

/// The README's example in ObjectMapper's way.
enum MappableReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try MappableMapper<Todo>().array.decode(bytes)
    let text = try MappableMapper<Todo>().array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }
}

private struct Todo {
  var userId: Int
  var id: Int?
  var title: String
  var due: Date
}

extension Todo: Mappable {
  init?(map: Map) { self.init(userId: 0, id: nil, title: "", due: .distantPast) }

  mutating func mapping(map: Map) {
    userId <- map["userId"]
    id <- map["id"]
    title <- map["title"]
    due <- (map["due"], DateField.yearMonthDay)
  }
}
