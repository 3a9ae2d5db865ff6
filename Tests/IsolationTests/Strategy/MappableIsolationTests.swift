import MappableMapping
import Testing

private nonisolated struct Item: Mappable, Equatable, Sendable {
  var id = 0

  init?(map: Map) {}

  init(id: Int) { self.id = id }

  mutating func mapping(map: Map) { id <- map["id"] }
}

/// A model as app targets declare it, which belongs to the main actor.
private class Screen: Mappable {
  var title = ""
  var todos: [Item] = []

  required init?(map: Map) {}

  func mapping(map: Map) {
    MainActor.assertIsolated()
    title <- map["title"]
    todos <- map["todos"]
  }
}

/// This module's declarations belong to the main actor by default.
@Suite("ObjectMapper's way, where the main actor is the default")
struct MappableIsolationTests {
  @Test("A nonisolated model is mapped off the main actor")
  func offTheMainActor() async throws {
    let mapping: any Mapping<[Item]> = MappableMapper<Item>().array
    let (todos, again) = try await Task.detached {
      let todos = try mapping.decode(#"[{"id":1}]"#)
      return (todos, try mapping.encodeToString(todos))
    }.value
    #expect(todos == [Item(id: 1)])
    #expect(again == #"[{"id":1}]"#)
  }

  @Test("The calls of ObjectMapper map models of the main actor there")
  func original() throws {
    let text = #"{"title":"a","todos":[{"id":1}]}"#
    let screen = try #require(Mapper<Screen>().map(JSONString: text))
    #expect(screen.todos == [Item(id: 1)])
    #expect(Screen(JSONString: text)?.title == "a")
    #expect(Mapper<Screen>().mapArray(JSONString: "[\(text)]")?.count == 1)
    #expect(screen.toJSONString() == text)
  }
}
