import DerivedMapping
import Foundation

// The attributes stand in comments, for the macro is not built here. A test proves that it writes what stands in
// DerivedReadme+Mapped.swift.

/// The README's example with the macro.
enum DerivedReadme {
  /* @Mapped */
  struct Todo {
    var userId: Int
    var id: Int?
    var title: String
    /* @By(.yearMonthDay) */ var due: Date
  }

  static func recode(_ bytes: [UInt8]) throws -> ReadmeAnswer {
    let todos = try DerivedMapper<Todo>().array.decode(bytes)
    let text = try DerivedMapper<Todo>().array.encodeToString(todos)
    return ReadmeAnswer(titles: todos.map(\.title), ids: todos.map(\.id), dues: todos.map(\.due), text: text)
  }
}

extension ReadmeTests {
  static let derived: [Dialect] = [
    ("derived", { try DerivedReadme.recode($0) })
  ]
}
