import DerivedMapping
import Testing

@Mapped
struct CamelCased: Equatable {
  var userId: Int
  @Key(path: "homePage.pageName") var pageName: String
  var lastEvent: CamelEvent
}

@Mapped(tag: "eventType")
enum CamelEvent: Equatable { case wasMoved(toX: Int) }

/// The configuration of a mapper.
@Suite("Rules and strategies for mapped types")
struct RuleTests {
  @Test("All issues are found along paths")
  func allIssuesOfPaths() throws {
    let mapper = DerivedMapper<Pictured>().reportingAllIssues()
    let error = #expect(throws: JSONError.self) {
      _ = try mapper.decode(
        #"{"id":"x","image":{"size":{"width":"a"},"alt":1,"taken":"1970"},"rating":{"value":"q"}}"#)
    }
    #expect(
      error?.issues.map { "\($0.code) at \($0.path)" } == [
        "missing-key at $", "type-mismatch at $.id", "missing-key at $.image.size",
        "type-mismatch at $.image.size.width", "type-mismatch at $.image.alt",
        "invalid-format at $.image.taken",
        "type-mismatch at $.rating.value",
      ])
  }

  @Test("A mapper's strategy converts the keys of properties, paths and tags")
  func strategy() throws {
    let mapper = DerivedMapper<CamelCased>(keys: .snakeCase)
    let text =
      #"{"user_id":1,"home_page":{"page_name":"x"},"last_event":{"event_type":"wasMoved","to_x":2}}"#
    let model = CamelCased(userId: 1, pageName: "x", lastEvent: .wasMoved(toX: 2))
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.encodeToString(model) == text)
  }
}
