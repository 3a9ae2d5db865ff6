import Testing
import ThrowingMapping

private nonisolated struct Item: Equatable, Sendable {
  var id: Int
}

nonisolated extension Item: Decodable, JSONObjectWritable {
  static func decode(_ json: JSON) throws -> Item { try Item(id: json => "id") }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
  }
}

/// A model as app targets declare it, which belongs to the main actor.
private final class Screen {
  let title: String
  let todos: [Item]

  init(title: String, todos: [Item]) {
    MainActor.assertIsolated()
    self.title = title
    self.todos = todos
  }
}

extension Screen: Decodable {
  static func decode(_ json: JSON) throws -> Screen {
    try Screen(title: json => "title", todos: json => "todos")
  }
}

/// This module's declarations belong to the main actor by default.
@Suite("Decodable's way, where the main actor is the default")
struct ThrowingIsolationTests {
  @Test("A nonisolated model is mapped off the main actor")
  func offTheMainActor() async throws {
    let mapping: any Mapping<[Item]> = ThrowingMapper<Item>().array
    let (todos, again) = try await Task.detached {
      let todos = try mapping.decode(#"[{"id":1}]"#)
      return (todos, try mapping.encodeToString(todos))
    }.value
    #expect(todos == [Item(id: 1)])
    #expect(again == #"[{"id":1}]"#)
  }

  @Test("The calls of Decodable decode models of the main actor there")
  func original() throws {
    let object: [String: Any] = ["title": "a", "todos": [["id": 1]]]
    let screen = try Screen.decode(object)
    #expect(screen.todos == [Item(id: 1)])
    #expect(try [Screen].decode([object]).map(\.title) == ["a"])
  }
}
