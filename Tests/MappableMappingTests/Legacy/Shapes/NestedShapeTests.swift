import MappableMapping
import Testing

/// Array elements at nested keys.
private final class Elements: Mappable {
  var first, second, dotted, inner: Int?
  var beyond: Int? = 7

  required init?(map: Map) {}

  func mapping(map: Map) {
    first <- map["list.0.value"]
    second <- map["list.1.value"]
    dotted <- map["com.example->1->v.v", delimiter: "->"]
    inner <- map["grid.1.0"]
    beyond <- map["list.9.value"]
  }
}

@Suite("Elements of arrays at nested keys")
struct NestedShapeTests {
  @Test("A nested key decodes elements of arrays by index")
  func elements() throws {
    let text = #"""
      {"list":[{"value":1},{"value":2}],"com.example":[{"v.v":3},{"v.v":4}],"grid":[[1],[5,6]]}
      """#
    let elements = try #require(Mapper<Elements>().map(JSONString: text))
    #expect(elements.first == 1 && elements.second == 2 && elements.dotted == 4 && elements.inner == 5)
    #expect(elements.beyond == 7)
    // The encoded text has objects instead of the arrays.
    #expect((elements.toJSON()["list"] as? [String: [String: Int]])?["1"] == ["value": 2])
  }
}
