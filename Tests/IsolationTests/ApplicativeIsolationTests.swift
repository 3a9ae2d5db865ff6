import ApplicativeMapping
import Testing

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
  static func decode(_ json: JSON) -> Decoded<Screen> {
    curry(Screen.init) <^> json <| "title" <*> json <|| "todos"
  }
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Argo's calls, where the main actor is the default")
struct ApplicativeIsolationTests {
  @Test("Argo's calls decode models of the main actor")
  func original() throws {
    let object: [String: Any] = ["title": "a", "todos": [["id": 1]]]
    let screen: Screen? = decode(object)
    #expect(try #require(screen).todos == [Item(id: 1)])
    let decoded: Decoded<[Screen]> = decode([object])
    #expect(decoded.value?.map(\.title) == ["a"])
  }
}
