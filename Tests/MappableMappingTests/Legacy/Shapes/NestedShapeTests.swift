import Foundation
import MappableMapping
import Testing

/// A property for every operator at a nested key; a subclass has another delimiter.
private class Nested: Mappable {
  var plain: String?
  var flag: Bool?
  var int: Int?
  var double: Double?
  var number: NSNumber?
  var strings: [String] = []
  var floatTable: [String: Float] = [:]
  var color: Color?
  var colors: [Color] = []
  var item: Item?
  var itemLists: [String: [Item]] = [:]
  var hex: Int?
  var hexes: [Int] = []

  required init?(map: Map) {}

  func mapping(map: Map) { mapShapes(map, prefix: "", delimiter: ".") }

  final func mapShapes(_ map: Map, prefix: String, delimiter: String) {
    func key(_ components: String...) -> String {
      components.map { prefix + $0 }.joined(separator: delimiter)
    }
    plain <- map["not.nested\(delimiter)key", nested: false]
    flag <- map[key("a", "flag"), nested: true, delimiter: delimiter]
    int <- map[key("a", "int"), delimiter: delimiter, ignoreNil: true]
    double <- map[key("a", "double"), nested: nil, delimiter: delimiter, ignoreNil: false]
    number <- map[key("a", "number"), delimiter: delimiter]
    strings <- map[key("a", "b", "strings"), delimiter: delimiter]
    floatTable <- map[key("a", "b", "floatTable"), delimiter: delimiter]
    color <- map[key("a", "b", "color"), delimiter: delimiter]
    colors <- map[key("a", "b", "colors"), delimiter: delimiter]
    item <- map[key("a", "b", "c", "item"), delimiter: delimiter]
    itemLists <- map[key("a", "b", "c", "itemLists"), delimiter: delimiter]
    hex <- (map[key("a", "b", "hex"), delimiter: delimiter], Hex())
    hexes <- (map[key("a", "hexes"), delimiter: delimiter], Hex())
  }
}

/// The same keys, whose components have dots in them.
private final class Arrows: Nested {
  override func mapping(map: Map) { mapShapes(map, prefix: "com.example.", delimiter: "->") }
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
    let models = at(["item": ["id": 1], "itemLists": ["k": [["id": 5]]]])
    let collections = at([
      "strings": ["a", "b"], "floatTable": ["5": 123.456 as Float], "color": "green",
      "colors": ["red", "green"], "hex": "ff", "c": models,
    ])
    let scalars = at([
      "flag": true, "int": 255, "double": 100.0, "number": NSNumber(value: Int64.max), "hexes": ["a", "b"],
      "b": collections,
    ])
    return at(["a": scalars]).merging(["not.nested\(delimiter)key": "plain"]) { old, _ in old }
  }

  private func check(_ nested: Nested) {
    #expect(nested.plain == "plain" && nested.flag == true && nested.int == 255 && nested.double == 100)
    #expect(nested.number == NSNumber(value: Int64.max) && nested.strings == ["a", "b"])
    #expect(nested.floatTable == ["5": 123.456] && nested.color == .green && nested.colors == [.red, .green])
    #expect(nested.item == Item(1) && nested.itemLists == ["k": [Item(5)]])
    #expect(nested.hex == 255 && nested.hexes == [10, 11])
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

/// Models in properties of several shapes, of themselves.
private final class Person: Mappable, Hashable {
  var name: String?
  var one: Person?
  var list: [Person] = []
  var table: [String: Person] = [:]
  var tableOptional: [String: Person]?
  var lists: [String: [Person]] = [:]
  var grid: [[Person]] = []
  var gridOptional: [[Person]]?
  var set: Set<Person> = []

  init(_ name: String) { self.name = name }
  init?(map: Map) {}

  func mapping(map: Map) {
    name <- map["name"]
    one <- map["one"]
    list <- map["list"]
    table <- map["table"]
    tableOptional <- map["tableOptional"]
    lists <- map["lists"]
    grid <- map["grid"]
    gridOptional <- map["gridOptional"]
    set <- map["set"]
  }

  static func == (left: Person, right: Person) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// `ShapeTests` map new objects.
@Suite("Mapping onto models in properties of every shape")
struct ModelShapeTests {
  /// A dictionary with models of this name in every shape.
  private func json(_ name: String) -> [String: Any] {
    let model = ["name": name]
    return [
      "one": model, "list": [model, model], "table": ["k": model], "tableOptional": ["k": model],
      "lists": ["k": [model], "l": []], "grid": [[model], []], "gridOptional": [[model], []],
      "set": [model, model],
    ]
  }

  private func check(_ all: Person, _ name: String) {
    let model = Person(name)
    #expect(all.one == model && all.list == [model, model])
    #expect(all.table == ["k": model] && all.tableOptional == all.table)
    #expect(all.lists == ["k": [model], "l": []] && all.set == [model])
    #expect(all.grid == [[model], []] && all.gridOptional == all.grid)
  }

  @Test("Mapping onto an object maps onto single models and those in dictionaries, and replaces others")
  func ontoObjects() throws {
    let all = try #require(Person(JSON: json("a")))
    let (one, member, element) = (all.one, all.tableOptional?["k"], all.list.first)
    let same = Mapper<Person>().map(JSON: json("b"), toObject: all)
    check(same, "b")
    #expect(same === all && all.one === one && all.tableOptional?["k"] === member)
    #expect(all.list.first !== element && element?.name == "a")
    _ = Mapper<Person>().map(JSON: ["one": 5, "table": ["new": ["name": "c"]]], toObject: all)
    #expect(all.one === one && all.table.mapValues(\.name) == ["k": "b", "new": "c"])
  }
}
