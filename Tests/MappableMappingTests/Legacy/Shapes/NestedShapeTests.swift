import Foundation
import MappableMapping
import Testing

private enum Large: NSNumber { case none = 0, thousand = 1000 }
private enum Ratio: Float { case none = 0, half = 0.5 }

/// A property of every shape at a nested key; a subclass has another delimiter.
private class Nested: Mappable {
  var plain: String?
  var number: NSNumber?
  var flag: Bool?
  var int: Int?
  var double: Double?
  var float: Float?
  var string: String?
  var numbers: [NSNumber] = []
  var flags: [Bool] = []
  var floats: [Float] = []
  var strings: [String] = []
  var numberTable: [String: NSNumber] = [:]
  var floatTable: [String: Float] = [:]
  var stringTable: [String: String] = [:]
  var large: Large?
  var ratio: Ratio?
  var color: Color?
  var colors: [Color] = []
  var item: Item?
  var items: [Item] = []
  var itemTable: [String: Item] = [:]
  var itemLists: [String: [Item]] = [:]
  var grid: [[Item]] = []
  var set: Set<Item> = []
  var hex: Int?
  var hexes: [Int] = []
  var date: Date?

  init() {}
  required init?(map: Map) {}

  func mapping(map: Map) {
    mapShapes(map) {
      $0.joined(separator: ".")
    } delimiter: {
      "."
    }
  }

  final func mapShapes(_ map: Map, key: ([String]) -> String, delimiter: () -> String) {
    let divider = delimiter()
    plain <- map["not.nested" + divider + "key", nested: false]
    number <- map[key(["a", "number"]), delimiter: divider]
    flag <- map[key(["a", "flag"]), nested: true, delimiter: divider]
    int <- map[key(["a", "int"]), delimiter: divider, ignoreNil: true]
    double <- map[key(["a", "double"]), nested: nil, delimiter: divider, ignoreNil: false]
    float <- map[key(["a", "float"]), delimiter: divider]
    string <- map[key(["a", "string"]), delimiter: divider]
    numbers <- map[key(["a", "b", "numbers"]), delimiter: divider]
    flags <- map[key(["a", "b", "flags"]), delimiter: divider]
    floats <- map[key(["a", "b", "floats"]), delimiter: divider]
    strings <- map[key(["a", "b", "strings"]), delimiter: divider]
    numberTable <- map[key(["a", "b", "numberTable"]), delimiter: divider]
    floatTable <- map[key(["a", "b", "floatTable"]), delimiter: divider]
    stringTable <- map[key(["a", "b", "stringTable"]), delimiter: divider]
    large <- map[key(["a", "b", "large"]), delimiter: divider]
    ratio <- map[key(["a", "b", "ratio"]), delimiter: divider]
    color <- map[key(["a", "b", "color"]), delimiter: divider]
    colors <- map[key(["a", "b", "colors"]), delimiter: divider]
    item <- map[key(["a", "b", "c", "item"]), delimiter: divider]
    items <- map[key(["a", "b", "c", "items"]), delimiter: divider]
    itemTable <- map[key(["a", "b", "c", "itemTable"]), delimiter: divider]
    itemLists <- map[key(["a", "b", "c", "itemLists"]), delimiter: divider]
    grid <- map[key(["a", "b", "c", "grid"]), delimiter: divider]
    set <- map[key(["a", "b", "c", "set"]), delimiter: divider]
    hex <- (map[key(["a", "b", "hex"]), delimiter: divider], Hex())
    hexes <- (map[key(["a", "b", "hexes"]), delimiter: divider], Hex())
    date <- (map[key(["a", "date"]), delimiter: divider], DateTransform(unit: .milliseconds))
  }
}

/// The same keys, whose components have dots in them.
private final class Arrows: Nested {
  override func mapping(map: Map) {
    mapShapes(map) {
      $0.map { "com.example.\($0)" }.joined(separator: "->")
    } delimiter: {
      "->"
    }
  }
}

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

@Suite("Nested keys, for every shape")
struct NestedShapeTests {
  private func json(prefix: String, delimiter: String) -> [String: Any] {
    func at(_ members: [String: Any]) -> [String: Any] {
      Dictionary(uniqueKeysWithValues: members.map { (prefix + $0.key, $0.value) })
    }
    let models: [String: Any] = at([
      "item": ["id": 1], "items": [["id": 2], ["id": 3]], "itemTable": ["k": ["id": 4]],
      "itemLists": ["k": [["id": 5]]], "grid": [[["id": 6]], []], "set": [["id": 7]],
    ])
    let collections: [String: Any] = at([
      "numbers": [NSNumber(value: Int64.max), NSNumber(value: 1.5)], "flags": [false, true],
      "floats": [1.25 as Float, 123.456 as Float], "strings": ["a", "b"],
      "numberTable": ["1": NSNumber(value: Int64.max)], "floatTable": ["5": 123.456 as Float],
      "stringTable": ["k": "v"], "large": 1000, "ratio": 0.5, "color": "green", "colors": ["red", "green"],
      "hex": "ff", "hexes": ["a", "b"], "c": models,
    ])
    let scalars: [String: Any] = at([
      "number": NSNumber(value: Int64.max), "flag": true, "int": 255, "double": 100.0,
      "float": 50.5 as Float, "string": "s", "date": 1500, "b": collections,
    ])
    return at(["a": scalars]).merging(["not.nested\(delimiter)key": "plain"]) { old, _ in old }
  }

  private func check(_ nested: Nested) {
    #expect(nested.plain == "plain" && nested.number == NSNumber(value: Int64.max) && nested.flag == true)
    #expect(nested.int == 255 && nested.double == 100 && nested.float == 50.5 && nested.string == "s")
    #expect(nested.numbers == [NSNumber(value: Int64.max), 1.5] && nested.flags == [false, true])
    #expect(nested.floats == [1.25, 123.456] && nested.strings == ["a", "b"])
    #expect(nested.numberTable == ["1": NSNumber(value: Int64.max)] && nested.floatTable == ["5": 123.456])
    #expect(nested.stringTable == ["k": "v"] && nested.large == .thousand && nested.ratio == .half)
    #expect(nested.color == .green && nested.colors == [.red, .green])
    #expect(
      nested.item == Item(1) && nested.items == [Item(2), Item(3)] && nested.itemTable == ["k": Item(4)])
    #expect(
      nested.itemLists == ["k": [Item(5)]] && nested.grid == [[Item(6)], []] && nested.set == [Item(7)])
    #expect(nested.hex == 255 && nested.hexes == [10, 11] && nested.date == Date(timeIntervalSince1970: 1.5))
  }

  private func roundTrip<Model: Nested>(_ type: Model.Type, _ json: [String: Any]) throws {
    let mapper = Mapper<Model>()
    let model = try #require(mapper.map(JSON: json))
    check(model)
    let written = mapper.toJSON(model)
    #expect(written.keys.sorted() == json.keys.sorted())
    check(try #require(mapper.map(JSON: written)))
    check(try #require(mapper.map(JSONString: mapper.toJSONString(model, prettyPrint: true) ?? "")))
  }

  @Test("Nested keys, with dots or another delimiter, are decoded and encoded, as dictionaries and as text")
  func shapes() throws {
    try roundTrip(Nested.self, json(prefix: "", delimiter: "."))
    try roundTrip(Arrows.self, json(prefix: "com.example.", delimiter: "->"))
  }

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
