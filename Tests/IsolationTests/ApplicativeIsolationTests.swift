import ApplicativeMapping
import Testing

extension Page: Decodable {
  static func decode(_ json: JSON) -> Decoded<Page> {
    curry(Page.init) <^> json <| "title" <*> json <|| "todos"
  }
}

/// This module's declarations are isolated to the main actor by default.
@Suite("Argo's calls, where the main actor is the default")
struct ApplicativeIsolationTests {
  @Test("Argo's calls decode models of the main actor")
  func original() throws {
    let object: [String: Any] = ["title": "a", "todos": [["id": 1]]]
    let page: Page? = decode(object)
    #expect(try #require(page).todos == [Item(id: 1)])
    let decoded: Decoded<[Page]> = decode([object])
    #expect(decoded.value?.map(\.title) == ["a"])
  }
}
