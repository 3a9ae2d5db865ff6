import Testing
import ThrowingMapping

extension Page: Decodable {
  static func decode(_ json: JSON) throws -> Page { try Page(title: json => "title", todos: json => "todos") }
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Decodable's calls, where the main actor is the default")
struct ThrowingIsolationTests {
  @Test("Decodable's calls decode models of the main actor")
  func original() throws {
    let object: [String: Any] = ["title": "a", "todos": [["id": 1]]]
    let page = try Page.decode(object)
    #expect(page.todos == [Item(id: 1)])
    #expect(try [Page].decode([object]).map(\.title) == ["a"])
  }
}
