import Foundation
import JSONMapping
import MappableMapping
import MappingTestSupport
import Testing

@Suite("The mapper's methods")
struct MapperTests {
  let mapper = Mapper<Item>()
  static var one: [String: Any] { ["id": 1] }
  static var refused: [String: Any] { ["refused": true] }

  @Test("The mapper's methods map objects")
  func objects() {
    #expect(mapper.map(JSONString: #"{"id":1}"#) == Item(1))
    #expect(mapper.map(JSON: Self.one) == Item(1) && mapper.map(JSONObject: Self.one) == Item(1))
    for text in ["", "[]", "5", "{\"id\":1", #"{"refused":1}"#] {
      #expect(mapper.map(JSONString: text) == nil, "\(text)")
    }
    #expect(mapper.map(JSONObject: nil) == nil && mapper.map(JSONObject: [Self.one]) == nil)
    #expect(Item(JSONString: #"{"id":1}"#) == Item(1) && Item(JSON: Self.one) == Item(1))
    #expect(Item(JSON: Self.refused) == nil)
  }

  @Test("Arrays: a lone object is an array of one, but only in text")
  func arrays() {
    #expect(mapper.mapArray(JSONString: #"[{"id":1},{"refused":1},{"id":2}]"#) == [Item(1), Item(2)])
    #expect(mapper.mapArray(JSONString: #"{"id":1}"#) == [Item(1)])
    #expect(mapper.mapArray(JSONString: "[]") == [] && mapper.mapArray(JSONString: "[1]") == nil)
    #expect(mapper.mapArray(JSONString: "x") == nil && mapper.mapArray(JSONString: "5") == nil)
    #expect(mapper.mapArray(JSONObject: [Self.one]) == [Item(1)])
    #expect(mapper.mapArray(JSONObject: Self.one) == nil && mapper.mapArray(JSONObject: nil) == nil)
    #expect(mapper.mapArray(JSONArray: [Self.one, Self.refused]) == [Item(1)])
    #expect([Item](JSONArray: [Self.one]) == [Item(1)])
    #expect([Item](JSONString: #"{"id":1}"#) == [Item(1)] && [Item](JSONString: "x") == nil)
  }

  @Test("The mapper's methods map sets")
  func sets() {
    #expect(mapper.mapSet(JSONString: #"[{"id":1},{"id":1}]"#) == [Item(1)])
    #expect(mapper.mapSet(JSONString: #"{"id":1}"#) == [Item(1)] && mapper.mapSet(JSONString: "x") == nil)
    #expect(mapper.mapSet(JSONObject: [Self.one]) == [Item(1)] && mapper.mapSet(JSONObject: 5) == nil)
    #expect(mapper.mapSet(JSONArray: [Self.one, Self.one]) == [Item(1)])
    #expect(Set<Item>(JSONString: "[]") == [] && Set<Item>(JSONArray: [Self.one]) == [Item(1)])
    #expect(Set([Item(1)]).toJSONString() == #"[{"id":1}]"# && Set([Item(1)]).toJSON().count == 1)
    #expect(mapper.toJSONSet([Item(1)]).first?["id"] as? Int == 1)
  }

  @Test("Empty dictionaries and arrays of arrays give nil")
  func nested() {
    #expect(mapper.mapDictionary(JSONString: #"{"a":{"id":1},"b":{"refused":1}}"#) == ["a": Item(1)])
    #expect(mapper.mapDictionary(JSONObject: ["a": Self.one]) == ["a": Item(1)])
    #expect(mapper.mapDictionary(JSON: ["a": Self.one]) == ["a": Item(1)])
    #expect(mapper.mapDictionary(JSON: ["a": Self.refused]) == nil)
    #expect(mapper.mapDictionary(JSONString: "{}") == nil && mapper.mapDictionary(JSONObject: 5) == nil)
    #expect(mapper.mapDictionaryOfArrays(JSONString: #"{"a":[{"id":1}]}"#) == ["a": [Item(1)]])
    #expect(mapper.mapDictionaryOfArrays(JSONObject: ["a": [Self.one]]) == ["a": [Item(1)]])
    #expect(mapper.mapDictionaryOfArrays(JSON: ["a": [Self.one]]) == ["a": [Item(1)]])
    #expect(mapper.mapDictionaryOfArrays(JSON: [:]) == nil)
    #expect(mapper.mapArrayOfArrays(JSONObject: [[Self.one], []]) == [[Item(1)], []])
    #expect(mapper.mapArrayOfArrays(JSONString: #"[[{"id":1}]]"#) == [[Item(1)]])
    #expect(mapper.mapArrayOfArrays(JSONObject: [[Any]]()) == nil)
  }

  @Test("The mapper's methods map onto existing models")
  func ontoObjects() {
    #expect(mapper.map(JSON: [:], toObject: Item(5)) == Item(5))
    #expect(mapper.map(JSONString: #"{"id":1}"#, toObject: Item(5)) == Item(1))
    #expect(mapper.map(JSONObject: Self.one, toObject: Item(5)) == Item(1))
    #expect(mapper.map(JSONObject: nil, toObject: Item(5)) == Item(5))
    #expect(mapper.map(JSONString: "x", toObject: Item(5)) == Item(5))
    let merged = mapper.mapDictionary(JSON: ["a": Self.one, "b": [:]], toDictionary: ["b": Item(2)])
    #expect(merged == ["a": Item(1), "b": Item(2)])
  }

  @Test("The mapper's methods encode models")
  func writing() {
    #expect(mapper.toJSON(Item(1))["id"] as? Int == 1)
    #expect(mapper.toJSONArray([Item(1)]).first?["id"] as? Int == 1)
    #expect(mapper.toJSONDictionary(["a": Item(1)])["a"]?["id"] as? Int == 1)
    #expect(mapper.toJSONDictionaryOfArrays(["a": [Item(1)]])["a"]?.first?["id"] as? Int == 1)
    #expect(mapper.toJSONString([Item(1)]) == #"[{"id":1}]"# && [Item(1)].toJSONString() == #"[{"id":1}]"#)
    #expect(Item(1).toJSONString(prettyPrint: true) == "{\n  \"id\" : 1\n}")
    #expect([Item(1)].toJSON().count == 1 && Item(1).toJSON().count == 1)
    #expect(Mapper<Item>.toJSONString(["a": "/"], prettyPrint: false) == #"{"a":"\/"}"#)
    #expect(Mapper<Item>.toJSONString(Date(), prettyPrint: false) == nil)
    let data = Mapper<Item>.toJSONData(["b": 1, "a": "/"], options: [.sortedKeys, .withoutEscapingSlashes])
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == #"{"a":"/","b":1}"#)
  }

  @Test("Text is parsed, and the last of duplicate keys counts")
  func parsing() {
    #expect(Mapper<Item>.parseJSONString(JSONString: "5") as? Int == 5)
    #expect(Mapper<Item>.parseJSONString(JSONString: "x") == nil)
    #expect(Mapper<Item>.parseJSONStringIntoDictionary(JSONString: "[]") == nil)
    #expect(Mapper<Item>.parseJSONStringIntoDictionary(JSONString: #"{"a":1,"a":2}"#)?["a"] as? Int == 2)
    #expect(mapper.map(JSONString: #"{"id":1,"id":2}"#) == Item(2))
  }

  @Test("The mapper's methods read files")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "MapperTests-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"id":1}"#.utf8).write(to: file)
    #expect(mapper.map(JSONfile: file.path) == Item(1))
    #expect(mapper.mapArray(JSONfile: file.path) == [Item(1)])
    #expect(mapper.map(JSONfile: "no such file.json") == nil)
    let single: Single = try Mapper<Single>().map(JSONfile: file.path)
    #expect(single.id == 1)
    try Data(#"[{"id":2}]"#.utf8).write(to: file)
    let singles: [Single] = try Mapper<Single>().mapArray(JSONfile: file.path)
    #expect(singles.map(\.id) == [2])
    let error = #expect(throws: MapError.self) {
      let _: Single = try Mapper<Single>().map(JSONfile: "no such file.json")
    }
    #expect(error?.reason == "Cannot read the file" && error?.currentValue as? String == "no such file.json")
  }

  @Test("Reports have path, line and column")
  func reports() throws {
    let (items, errors) = mapper.reporting {
      $0.mapArray(JSONString: #"[{"id":"x"},{"refused":1},{"id":null}]"#)
    }
    #expect(items == [Item(0), Item(0)])
    #expect(
      errors?.issues.map(\.description) == [
        #"$[0].id: expected Int for Item.id, found string "x" (line 1, column 8) [type-mismatch]"#,
        "$[1]: Item can't be created from this object (line 1, column 13) [custom]",
        "$[2].id: expected Int for Item.id, found null (line 1, column 33) [unexpected-null]",
      ])
    let unparsed = mapper.reporting { $0.map(JSONString: "{\"id\":}") }
    #expect(unparsed.value == nil && unparsed.errors?.issue.location?.column == 7)
    let shapes = try #require(Mapper<Shapes>().map(JSON: [:]))
    var unwritable = shapes
    unwritable.double = .infinity
    let (text, problems) = Mapper<Shapes>().reporting { $0.toJSONString(unwritable) }
    #expect(text?.contains("\"double\"") == false && text?.contains("\"int\":7") == true)
    #expect(problems?.issue.path.description == "$.double" && problems?.issue.code == .nonFiniteNumber)
  }
}

private struct Spot: Mappable, Equatable {
  var x, y: Int
  init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  init?(map: Map) { self.init(0, 0) }
  mutating func mapping(map: Map) {
    x <- map["x"]
    y <- map["y"]
  }
}

private struct Plan: Mappable {
  var points: [Int: Spot]
  init(points: [Int: Spot]) { self.points = points }
  init?(map: Map) { self.init(points: [:]) }
  mutating func mapping(map: Map) { points <- map["points"] }
}

/// Maps onto existing points, strictly.
private struct Onto: JSONMapping.Decoding {
  var points: [Int: Spot] = [:]
  var configuration = MappingConfiguration()

  func decode(_ json: JSONValue) throws(JSONError) -> [Int: Spot] {
    var points = points
    try points.remap(from: json, options: MapOptions())
    return points
  }
}

@Suite("Mapping onto dictionaries")
struct OntoDictionaryTests {
  private static let merging = #"{"1":{"x":1,"y":7},"01":{"x":7,"y":2},"3":{"x":3,"y":3}}"#

  private static func decode(
    _ json: String, onto points: [Int: Spot], _ rule: JSONParseOptions.DuplicateKeys
  ) throws -> [Int: Spot] {
    let parsing = JSONParseOptions(duplicateKeys: rule)
    return try Onto(points: points, configuration: MappingConfiguration(parsing: parsing)).decode(json)
  }

  static let rules: [(rule: JSONParseOptions.DuplicateKeys, point: [Int], merged: [Int])] = [
    (.useFirst, [1, 7], [1, 5]), (.useLast, [7, 2], [5, 2]),
  ]

  @Test("The options select which of duplicate keys is mapped onto the model", arguments: rules)
  func duplicates(rule: JSONParseOptions.DuplicateKeys, point: [Int], merged: [Int]) throws {
    let expected = [1: Spot(point[0], point[1]), 3: Spot(3, 3)]
    #expect(try Self.decode(Self.merging, onto: [1: Spot(5, 5)], rule) == expected)
    #expect(try Self.decode(Self.merging, onto: [:], rule) == expected)
    let mapper = Mapper<Plan>()
    mapper.parsing = JSONParseOptions(duplicateKeys: rule)
    let text = #"{"points":{"1":{"x":1},"1":{"y":2}}}"#
    let plan = mapper.map(JSONString: text, toObject: Plan(points: [1: Spot(5, 5)]))
    #expect(plan.points == [1: Spot(merged[0], merged[1])])
  }

  @Test("The value of a superseded key is not decoded")
  func superseded() throws {
    #expect(
      try Self.decode(#"{"1":{"x":1,"y":7},"01":5}"#, onto: [1: Spot(5, 5)], .useFirst) == [1: Spot(1, 7)])
    let (plan, errors) = Mapper<Plan>().reporting {
      $0.map(JSONString: #"{"points":{"1":5,"01":{"x":1},"a":{}}}"#, toObject: Plan(points: [1: Spot(5, 5)]))
    }
    #expect(plan.points == [1: Spot(1, 5)])
    #expect(
      errors?.issues.map(\.description) == [
        #"$.points.a: expected a key of type Int, found "a" (line 1, column 31) [invalid-format]"#
      ])
  }

  @Test("Equal keys are an error where duplicates are rejected")
  func rejected() {
    let error = #expect(throws: JSONError.self) { try Self.decode(Self.merging, onto: [:], .reject) }
    #expect(error?.description == #"$["01"]: duplicate key "01" (line 1, column 20) [duplicate-key]"#)
  }

  @Test("All issues of a dictionary's values are reported", arguments: [0, 2, 300])
  func issues(known: Int) {
    let points = Dictionary(uniqueKeysWithValues: (0..<known).map { ($0, Spot(5, 5)) })
    let members = (0..<300).map { #""\#($0)":{"x":"\#($0)","y":1}"# }
    let error = thrown {
      try Onto(points: points).reportingAllIssues(limit: .max)
        .decode("{\(members.joined(separator: ",")),\"0\":5}")
    }
    #expect(error?.issues.map(\.path.description) == (0..<300).map { "$[\"\($0)\"].x" })
    #expect(error?.isTruncated == false)
  }
}
