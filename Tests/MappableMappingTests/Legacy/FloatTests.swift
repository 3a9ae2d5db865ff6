import MappableMapping
import Testing

private enum Level: Float { case low = 0.1, high = 0.9 }

private struct Floats: Mappable {
  var number: Float = 0.1
  var optional: Float? = 123.231
  var integral: Float = 11
  var large: Float = 1e20
  var list: [Float] = [0.1, 11]
  var table: [String: Float] = ["a": 0.1]
  var level = Level.high
  var any: [String: Any] = ["x": Float(0.1)]
  var double = 0.1
  var nested: Float = 0.3
  var made: Float = 0.7

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map["number"]
    optional <- map["optional"]
    integral <- map["integral"]
    large <- map["large"]
    list <- map["list"]
    table <- map["table"]
    level <- map["level"]
    any <- map["any"]
    double <- map["double"]
    nested <- map["a.nested"]
    made <- (map["made"], TransformOf<Float, Float>(fromJSON: { $0 }, toJSON: { $0 }))
  }
}

@Suite("Floats in dictionaries")
struct FloatTests {
  static let text =
    #"{"number":0.1,"optional":123.231,"integral":11,"large":1e+20,"list":[0.1,11],"#
    + #""table":{"a":0.1},"level":0.9,"any":{"x":0.1},"double":0.1,"a":{"nested":0.3},"made":0.7}"#

  @Test("The dictionary's value can be cast to the property's type")
  func casts() {
    let json = Floats().toJSON()
    #expect(json["number"] as? Float == 0.1 && json["optional"] as? Float == 123.231)
    #expect(json["integral"] as? Float == 11 && json["integral"] as? Int == 11)
    #expect(json["large"] as? Float == 1e20)
    #expect(json["list"] as? [Float] == [0.1, 11] && json["table"] as? [String: Float] == ["a": 0.1])
    #expect(json["level"] as? Float == 0.9 && json["made"] as? Float == 0.7)
    #expect((json["any"] as? [String: Any])?["x"] as? Float == 0.1)
    #expect((json["a"] as? [String: Any])?["nested"] as? Float == 0.3)
    #expect(json["double"] as? Double == 0.1 && json["number"] as? Double == Double(Float(0.1)))
    let models = [Floats()].toJSON()
    #expect(models.first?["number"] as? Float == 0.1)
  }

  @Test("A map created by a user has floats, too")
  func map() {
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
    let read = Mapper<Floats>().map(JSON: Floats().toJSON())
    #expect(read?.toJSONString() == Self.text)
  }
}
