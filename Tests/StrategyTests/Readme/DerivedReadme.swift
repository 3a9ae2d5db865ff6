#if Macros
import DerivedMapping
import Foundation

/// The README's example with the macro.
enum DerivedReadme {
  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try DerivedMapper<Todo>().array.decode(bytes)
    let text = try DerivedMapper<Todo>().array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }
}

@Mapped
private struct Todo {
  var userId: Int
  var id: Int?
  var title: String
  @By(.yearMonthDay) var due: Date
}

extension ReadmeTests {
  static let derived: [Dialect] = [
    ("derived", { try DerivedReadme.recode($0) })
  ]
}
#else
extension ReadmeTests {
  static let derived: [Dialect] = []
}
#endif
