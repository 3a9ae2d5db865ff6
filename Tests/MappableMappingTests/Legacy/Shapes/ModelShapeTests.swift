// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import MappableMapping
import Testing

/// Models in every shape of property, of themselves.
private final class Person: Mappable, Hashable {
  var name: String?
  var one: Person?
  var oneImplicit: Person!
  var list: [Person] = []
  var listOptional: [Person]?
  var listImplicit: [Person]!
  var table: [String: Person] = [:]
  var tableOptional: [String: Person]?
  var tableImplicit: [String: Person]!
  var lists: [String: [Person]] = [:]
  var listsOptional: [String: [Person]]?
  var listsImplicit: [String: [Person]]!
  var grid: [[Person]] = []
  var gridOptional: [[Person]]?
  var gridImplicit: [[Person]]!
  var set: Set<Person> = []
  var setOptional: Set<Person>?
  var setImplicit: Set<Person>!

  init() {}
  init?(map: Map) {}

  func mapping(map: Map) {
    name <- map["name"]
    one <- map["one"]
    oneImplicit <- map["oneImplicit"]
    list <- map["list"]
    listOptional <- map["listOptional"]
    listImplicit <- map["listImplicit"]
    table <- map["table"]
    tableOptional <- map["tableOptional"]
    tableImplicit <- map["tableImplicit"]
    lists <- map["lists"]
    listsOptional <- map["listsOptional"]
    listsImplicit <- map["listsImplicit"]
    grid <- map["grid"]
    gridOptional <- map["gridOptional"]
    gridImplicit <- map["gridImplicit"]
    set <- map["set"]
    setOptional <- map["setOptional"]
    setImplicit <- map["setImplicit"]
  }

  static func == (left: Person, right: Person) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@Suite("Models in properties of every shape")
struct ModelShapeTests {
  /// A dictionary with models of this name in every shape.
  private func json(_ name: String) -> [String: Any] {
    let model = ["name": name]
    var json: [String: Any] = ["one": model, "oneImplicit": model]
    for suffix in ["", "Optional", "Implicit"] {
      json["list" + suffix] = [model, model]
      json["table" + suffix] = ["k": model]
      json["lists" + suffix] = ["k": [model], "l": []]
      json["grid" + suffix] = [[model], []]
      json["set" + suffix] = [model, model]
    }
    return json
  }

  private func person(_ name: String) -> Person {
    let person = Person()
    person.name = name
    return person
  }

  private func check(_ all: Person, _ name: String) {
    let model = person(name)
    #expect(all.one == model && all.oneImplicit == model)
    #expect(all.list == [model, model] && all.listOptional == all.list && all.listImplicit == all.list)
    #expect(all.table == ["k": model] && all.tableOptional == all.table && all.tableImplicit == all.table)
    #expect(all.lists == ["k": [model], "l": []] && all.listsOptional == all.lists)
    #expect(all.listsImplicit == all.lists && all.grid == [[model], []] && all.gridOptional == all.grid)
    #expect(all.gridImplicit == all.grid && all.set == [model] && all.setOptional == all.set)
    #expect(all.setImplicit == all.set)
  }

  @Test("Models in properties of every kind are decoded and encoded, as dictionaries and as text")
  func shapes() throws {
    let mapper = Mapper<Person>()
    let all = try #require(mapper.map(JSON: json("a")))
    check(all, "a")
    let written = mapper.toJSON(all)
    #expect(written.keys.sorted() == json("a").keys.sorted())
    check(try #require(mapper.map(JSON: written)), "a")
    check(try #require(mapper.map(JSONString: mapper.toJSONString(all) ?? "")), "a")
    #expect((written["lists"] as? [String: [[String: Any]]])?["k"]?.first?["name"] as? String == "a")
    let grid = written["grid"] as? [[[String: Any]]]
    #expect(grid?.map(\.count) == [1, 0] && grid?.first?.first?["name"] as? String == "a")
  }

  @Test("Null sets optional properties to nil; a missing key changes nothing")
  func null() throws {
    let all = try #require(Person(JSON: json("a")))
    _ = Mapper<Person>().map(JSONString: "{}", toObject: all)
    check(all, "a")
    let null = "{" + json("a").keys.map { "\"\($0)\":null" }.joined(separator: ",") + "}"
    _ = Mapper<Person>().map(JSONString: null, toObject: all)
    #expect(all.toJSON().keys.sorted() == ["grid", "list", "lists", "set", "table"])
    let withNil = Mapper<Person>(shouldIncludeNilValues: true).toJSON(all)
    #expect(withNil.count == 8 && withNil["one"] is NSNull && withNil["oneImplicit"] is NSNull)
  }

  @Test("Mapping onto an object maps onto single models and those in dictionaries, and replaces others")
  func ontoObjects() throws {
    let all = try #require(Person(JSON: json("a")))
    let (one, implicit, member, element) = (all.one, all.oneImplicit, all.tableOptional?["k"], all.list.first)
    let same = Mapper<Person>().map(JSON: json("b"), toObject: all)
    check(same, "b")
    #expect(same === all && all.one === one && all.oneImplicit === implicit)
    #expect(all.tableOptional?["k"] === member && all.list.first !== element && element?.name == "a")
    _ = Mapper<Person>().map(JSON: ["one": 5, "table": ["new": ["name": "c"]]], toObject: all)
    #expect(all.one === one && all.table.mapValues(\.name) == ["k": "b", "new": "c"])
  }
}
