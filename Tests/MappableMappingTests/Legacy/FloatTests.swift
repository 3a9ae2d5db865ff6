import MappableMapping
import Testing

private struct Floats: Mappable {
  var number: Float = 0.1
  var large: Float = 1e20
  var any: [String: Any] = ["x": Float(0.1)]
  var nested: Float = 0.3
  var made: Float = 0.7

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map["number"]
    large <- map["large"]
    any <- map["any"]
    nested <- map["a.nested"]
    made <- (map["made"], TransformOf<Float, Float>(fromJSON: { $0 }, toJSON: { $0 }))
  }
}

/// `TypeTests` cast floats in collections, and raw values.
@Suite("Floats in dictionaries")
struct FloatTests {
  static let text = #"{"number":0.1,"large":1e+20,"any":{"x":0.1},"a":{"nested":0.3},"made":0.7}"#

  @Test("The dictionary's value can be cast to the property's type")
  func casts() {
    let json = Floats().toJSON()
    #expect(json["number"] as? Float == 0.1 && json["number"] as? Double == Double(Float(0.1)))
    #expect((json["any"] as? [String: Any])?["x"] as? Float == 0.1)
    #expect((json["a"] as? [String: Any])?["nested"] as? Float == 0.3 && json["made"] as? Float == 0.7)
    let map = Map(mappingType: .toJSON, JSON: ["first": Float(0.1)])
    Float(0.3) >>> map["a.b"]
    #expect(map.JSON["first"] as? Float == 0.1)
    #expect((map.JSON["a"] as? [String: Any])?["b"] as? Float == 0.3)
  }

  @Test("Text has the shortest digits, from a model and from its dictionary")
  func text() {
    #expect(Floats().toJSONString() == Self.text)
    let json = ["x": Floats().toJSON()["number"]]
    #expect(Mapper<Floats>.toJSONString(json, prettyPrint: false) == #"{"x":0.1}"#)
    #expect(Mapper<Floats>().map(JSON: Floats().toJSON())?.toJSONString() == Self.text)
  }
}
