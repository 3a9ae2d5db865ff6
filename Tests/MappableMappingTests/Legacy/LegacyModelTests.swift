import Foundation
import MappableMapping
import MappingTestSupport
import Testing

/// A class cluster.
class Vehicle: StaticMappable {
  var wheels = 0

  class func objectForMapping(map: Map) -> (any BaseMappable)? {
    let type: String? = map["type"].value()
    switch type {
    case "car": return Car()
    case "bike": return Vehicle()
    default: return nil
    }
  }

  func mapping(map: Map) { wheels <- map["wheels"] }
}

final class Car: Vehicle {
  var name: String?
  override func mapping(map: Map) {
    super.mapping(map: map)
    name <- map["name"]
  }
}

struct Garage: Mappable {
  var best: Vehicle?
  var all: [Vehicle] = []
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    best <- map["best"]
    all <- map["all"]
  }
}

/// Models from a cache, in the context of the mapper.
final class Cached: StaticMappable {
  var id = 0
  var name = "?"

  final class Store: MapContext { var models: [Int: Cached] = [:] }

  static func objectForMapping(map: Map) -> (any BaseMappable)? {
    guard let id: Int = map["id"].value(), let store = map.context as? Store else { return nil }
    let model = store.models[id] ?? Cached()
    store.models[id] = model
    return model
  }

  func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
  }
}

/// A generic model.
final class Response<Value: Mappable>: Mappable {
  var value: Value?
  var values: [Value] = []
  init?(map: Map) {}
  func mapping(map: Map) {
    value <- map["value"]
    values <- map["values"]
  }
}

/// A tree whose nodes record the state of the map.
final class Node: Mappable {
  var name = ""
  var child: Node?
  var children: [String: Node] = [:]
  var heard: [String] = []

  struct Ear: MapContext { var word: String }

  init?(map: Map) { heard.append("init \((map.context as? Ear)?.word ?? "-")") }

  func mapping(map: Map) {
    name <- map["name"]
    child <- map["child"]
    children <- map["children"]
    (map.context as? Ear)?.word >>> map["word"]
    heard.append("\(map.mappingType) \(map.toObject) \(map.context(Ear.self)?.word ?? "-")")
  }
}

@Suite("Models of the legacy strategy")
struct LegacyModelTests {
  static let garage = #"""
    {"best":{"type":"car","wheels":4,"name":"Beetle"},"all":[{"type":"bike","wheels":2},{"type":"x"},\#
    {"type":"car","name":"Mini"}]}
    """#

  @Test("A static function selects the class")
  func cluster() throws {
    let garage = try #require(Mapper<Garage>().map(JSONString: Self.garage))
    #expect((garage.best as? Car)?.name == "Beetle" && garage.best?.wheels == 4)
    #expect(garage.all.map(\.wheels) == [2, 0] && garage.all.map { $0 is Car } == [false, true])
    #expect(Mapper<Vehicle>().map(JSON: ["type": "car"]) is Car)
    #expect(Mapper<Vehicle>().map(JSON: ["type": "boat"]) == nil)
    #expect(Vehicle(JSON: ["type": "bike", "wheels": 3])?.wheels == 3)
    #expect(
      thrown { try MappableMapper<Garage>().decode(Self.garage) }?.description
        == "$.all[1]: Vehicle can't be created from this object (line 1, column 85) [custom]")
    #expect(
      garage.toJSONString()
        == #"{"best":{"wheels":4,"name":"Beetle"},"all":[{"wheels":2},{"wheels":0,"name":"Mini"}]}"#)
  }

  @Test("A static function can return existing models")
  func cache() {
    let mapper = Mapper<Cached>(context: Cached.Store())
    let first = mapper.map(JSON: ["id": 1, "name": "a"])
    let second = mapper.map(JSON: ["id": 1])
    #expect(first === second && second?.name == "a")
    #expect(Mapper<Cached>().map(JSON: ["id": 1]) == nil)
  }

  @Test("Generic models are mapped")
  func generics() {
    let response = Mapper<Response<Item>>().map(JSON: ["value": ["id": 1], "values": [["id": 2]]])
    #expect(response?.value == Item(1) && response?.values == [Item(2)])
  }

  @Test("The context reaches every model, in both directions")
  func context() throws {
    let text = #"{"name":"a","child":{"name":"b"}}"#
    let mapper = Mapper<Node>(context: Node.Ear(word: "hi"))
    let node = try #require(mapper.map(JSONString: text))
    #expect(node.heard == ["init hi", "fromJSON false hi"] && node.child?.heard == node.heard)
    #expect(
      mapper.toJSONString(node)
        == #"{"name":"a","child":{"name":"b","children":{},"word":"hi"},"children":{},"word":"hi"}"#)
    #expect(Node(JSONString: text)?.heard == ["init -", "fromJSON false -"])
    #expect(Node(JSON: ["name": "a"], context: Node.Ear(word: "x"))?.heard.first == "init x")
  }

  @Test("Mapping onto an object also maps onto nested objects")
  func ontoObjects() throws {
    let node = try #require(Node(JSONString: #"{"name":"a","child":{"name":"b"}}"#))
    let child = node.child
    let same = Mapper<Node>().map(JSON: ["child": ["name": "B"]], toObject: node)
    #expect(same === node && node.name == "a" && node.child === child && child?.name == "B")
    #expect(node.heard.last == "fromJSON true -" && child?.heard.last == "fromJSON true -")
    _ = Mapper<Node>().map(JSON: ["child": NSNull()], toObject: node)
    #expect(node.child == nil)
  }

  @Test("A dictionary can contain values that JSON can't express")
  func foreignValues() throws {
    struct Event: Mappable {
      var date: Date?
      var dates: [Date] = []
      var any: Any?
      var name = ""
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        date <- map["date"]
        dates <- map["dates"]
        any <- map["any"]
        name <- map["name"]
      }
    }
    let date = Date(timeIntervalSince1970: 5)
    let json: [String: Any] = ["date": date, "dates": [date], "any": ["x": date], "name": "n"]
    let event = try #require(Mapper<Event>().map(JSON: json))
    #expect(event.date == date && event.dates == [date] && event.name == "n")
    #expect((event.any as? [String: Any])?["x"] as? Date == date)
    #expect(Map(mappingType: .fromJSON, JSON: json).JSON["date"] as? Date == date)
    #expect(event.toJSONString() == #"{"name":"n"}"#)
  }

  @Test("Values that JSON can't express don't convert to other types")
  func foreignValuesOfOtherTypes() throws {
    struct Event: Mappable {
      var text: String? = "old"
      var number: Int? = 1
      var double = 2.5
      var infinite = 0.0
      var list: [String]?
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        text <- map["date"]
        number <- map["date"]
        double <- map["date"]
        infinite <- map["infinite"]
        list <- map["dates"]
      }
    }
    let date = Date(timeIntervalSince1970: 5)
    let event = try #require(
      Mapper<Event>().map(JSON: ["date": date, "dates": [date], "infinite": Double.infinity]))
    #expect(event.text == nil && event.number == nil && event.double == 2.5 && event.list == nil)
    #expect(event.infinite == .infinity)
  }

  @Test("A dictionary's decimals are cast without a conversion")
  func decimals() throws {
    struct Price: Mappable {
      var a: Decimal?
      var b = Decimal(9)
      var c: NSDecimalNumber?
      var d: [Decimal]?
      var e: Int?
      var f: [String: Any]?
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        a <- map["a"]
        b <- map["b"]
        c <- map["c"]
        d <- map["d"]
        e <- map["a"]
        f <- map["f"]
      }
    }
    let json: [String: Any] = [
      "a": Decimal(3), "b": Decimal(4), "c": NSDecimalNumber(string: "5"), "d": [Decimal(6)],
      "f": ["x": Decimal(7), "y": 1],
    ]
    let price = try #require(Price(JSON: json))
    #expect(price.a == 3 && price.b == 4 && price.c == NSDecimalNumber(string: "5") && price.d == [6])
    #expect(price.e == 3 && price.f?["x"] as? Decimal == 7)
    let map = Map(mappingType: .fromJSON, JSON: json)
    #expect(map["a"].value() as Decimal? == 3)
    #expect(try map.value("a") as Decimal == 3)
    #expect(try map.value("d") as [Decimal] == [6])
    #expect(map.JSON["a"] as? Decimal == 3 && map["b"].currentValue as? Decimal == 4)
    #expect(map["f.x"].currentValue as? Decimal == 7)
  }
}
