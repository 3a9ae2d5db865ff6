import DerivedMapping
import JSONCore
import JSONMapping
import Testing

/// Adds the context to the value.
struct Shifted: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try json.int() + (json.context(Shift.self)?.by ?? 0)
  }

  func encode(_ number: Int, into writer: inout JSONWriter) { writer.write(number) }
}

struct Shift: Sendable { var by: Int }

@Mapped
struct Shifting: Equatable {
  @By(Shifted()) var count: Int
  var name: String
}

@Mapped
struct CamelCased: Equatable {
  var userId: Int
  @Key(path: "homePage.pageName") var pageName: String
  var lastEvent: CamelEvent
}

@Mapped(tag: "eventType")
enum CamelEvent: Equatable { case wasMoved(toX: Int) }

/// The configuration of a mapper.
@Suite("Rules, contexts and strategies for mapped types")
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

  @Test("All issues are found in the cases of enums")
  func allIssuesOfEnums() throws {
    let mapper = DerivedMapper<[Within]>().reportingAllIssues()
    let error = #expect(throws: JSONError.self) {
      _ = try mapper.decode(#"[{"type":"oops"},{"type":"image","width":"x","height":"y"},{"type":"txt"}]"#)
    }
    #expect(
      error?.issues.map { "\($0.code) at \($0.path)" } == [
        "invalid-raw-value at $[0].type", "type-mismatch at $[1].width", "type-mismatch at $[1].height",
        "missing-key at $[2]",
      ])
  }

  @Test("A field has the context, also in one pass")
  func context() throws {
    let mapper = DerivedMapper<Shifting>(context: Shift(by: 10))
    let text = #"{"count":1,"name":"x"}"#
    #expect(try mapper.decode(text) == Shifting(count: 11, name: "x"))
    #expect(try mapper.decode(Document(parsing: text)) == Shifting(count: 11, name: "x"))
    #expect(try DerivedMapper<Shifting>().decode(text) == Shifting(count: 1, name: "x"))
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
