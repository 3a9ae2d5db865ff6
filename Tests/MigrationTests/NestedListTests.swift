import CodableMapping
import MappableMapping
import Testing

/// The statements of the migration page about nested lists.
@Suite("Nested lists")
struct NestedListTests {
  struct Item: Codable, Equatable { var name: String }

  struct Tour: Mappable {
    var stops: [String: [Item]]?
    var days: [[Item]] = []

    init?(map: Map) {}
    mutating func mapping(map: Map) {
      let mapper = CodableMapper<Item>()
      stops <- (map["stops"], mapper.array)
      days <- (map["days"], mapper.array)
    }
  }

  @Test("The array of a mapper maps the inner lists")
  func nested() throws {
    let text = #"{"stops":{"a":[{"name":"x"}]},"days":[[{"name":"y"}],[]]}"#
    let tour = try MappableMapper<Tour>().decode(text)
    #expect(tour.stops == ["a": [Item(name: "x")]] && tour.days == [[Item(name: "y")], []])
    #expect(try MappableMapper<Tour>().encodeToString(tour) == text)
    let error = #expect(throws: JSONError.self) {
      try MappableMapper<Tour>().decode(#"{"stops":{"a":[{"name":1}]},"days":[]}"#)
    }
    #expect(
      error?.description
        == "$.stops.a[0].name: expected String for Item.name, found 1 (line 1, column 24) [type-mismatch]")
  }
}
