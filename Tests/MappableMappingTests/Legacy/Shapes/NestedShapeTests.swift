import Foundation
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
