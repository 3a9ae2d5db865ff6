import MappableMapping
import Testing

/// A model as app targets declare it, which is isolated to the main actor.
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

/// This module's declarations are isolated to the main actor by default.
@Suite("ObjectMapper's calls, where the main actor is the default")
struct MappableIsolationTests {
  @Test("ObjectMapper's calls map models of the main actor")
  func original() throws {
    let text = #"{"title":"a","todos":[{"id":1}]}"#
    let screen = try #require(Mapper<Screen>().map(JSONString: text))
    #expect(screen.todos == [Item(id: 1)])
    #expect(Screen(JSONString: text)?.title == "a")
    #expect(Mapper<Screen>().mapArray(JSONString: "[\(text)]")?.count == 1)
    #expect(screen.toJSONString() == text)
  }
}
