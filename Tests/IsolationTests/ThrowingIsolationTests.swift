import Testing
import ThrowingMapping

/// A model as app targets declare it, which is isolated to the main actor.
private final class Screen {
  let title: String
  let todos: [Item]

  init(title: String, todos: [Item]) {
    MainActor.assertIsolated()
    (self.title, self.todos) = (title, todos)
  }
}

extension Screen: Decodable {
  static func decode(_ json: JSON) throws -> Screen {
    try Screen(title: json => "title", todos: json => "todos")
  }
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Decodable's calls, where the main actor is the default")
struct ThrowingIsolationTests {
  @Test("Decodable's calls decode models of the main actor")
  func original() throws {
    let object: [String: Any] = ["title": "a", "todos": [["id": 1]]]
    let screen = try Screen.decode(object)
    #expect(screen.todos == [Item(id: 1)])
    #expect(try [Screen].decode([object]).map(\.title) == ["a"])
  }
}
