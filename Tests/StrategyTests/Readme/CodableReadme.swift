import CodableMapping
import Foundation
import JSONMapping

/// The README's example with Codable.
enum CodableReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let mapper = CodableMapper<Todo>(dates: .yearMonthDay)
    let todos = try mapper.array.decode(bytes)
    let text = try mapper.array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }

  /// What the README has in common for all dialects.
  static func titlesBelowData(_ bytes: [UInt8]) throws -> [String] {
    let mapping: any Mapping<[Todo]> = CodableMapper<Todo>(dates: .yearMonthDay).array.at("data.todos")
    return try mapping.decode(bytes).map(\.title)
  }
}

private struct Todo {
  var userId: Int
  var id: Int?
  var title: String
  var due: Date
}

extension Todo: Codable {}
