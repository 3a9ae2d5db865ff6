import MappableMapping
import Testing

/// A constant model that decodes every form of value.
struct Constant: ImmutableMappable {
  let int: Int
  let optional: Int?
  let ints: [Int]
  let color: Color
  let colorOpt: Color?
  let colors: [Color]
  let colorsOpt: [Color]?
  let item: Item
  let items: [Item]
  let itemTable: [String: Item]
  let grid: [[Item]]
  let hex: Int
  let hexes: [Int]
  let hexTable: [String: Int]
  let nested, arrow: Int
  let any: [String: Any]
  let missing: Int
  let missingColor: Color
  let missingItem: Item
  let missingHex: Int
  let missingAny, presentAny: [String: Any]

  init(map: Map) throws {
    int = try map.value("int")
    optional = try map.value("optional")
    ints = try map.value("ints")
    color = try map.value("color")
    colorOpt = try map.value("colorOpt")
    colors = try map.value("colors")
    colorsOpt = try map.value("colorsOpt")
    item = try map.value("item")
    items = try map.value("items")
    itemTable = try map.value("itemTable")
    grid = try map.value("grid")
    hex = try map.value("hex", using: Hex())
    hexes = try map.value("hexes", using: Hex())
    hexTable = try map.value("hexTable", using: Hex())
    nested = try map.value("a.b")
    arrow = try map.value("c.d->0.e", nested: false, delimiter: "->")
    any = try map.value("any")
    missing = map.value("missing", default: 11)
    missingColor = map.value("missing", default: .green)
    missingItem = map.value("missing", default: Item(12))
    missingHex = map.value("missing", using: Hex(), default: 13)
    missingAny = map.value("missing", default: ["x": 14])
    presentAny = map.value("any", default: [:])
  }

  func mapping(map: Map) {
    int >>> map["int"]
    optional >>> map["optional"]
    color >>> map["color"]
    items >>> map["items"]
    hex >>> (map["hex"], Hex())
    nested >>> map["a.b"]
  }
}

/// A constant model with one value.
struct Single: ImmutableMappable, Equatable {
  let id: Int
  init(map: Map) throws { id = try map.value("id") }
}

struct Holder: Mappable {
  var single: Single?
  var singles: [Single] = []
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    single <- map["single"]
    singles <- map["singles"]
  }
}

struct Nest: ImmutableMappable {
  let singles: [Single]
  init(map: Map) throws { singles = try map.value("deep.singles") }
}

@Suite("Immutable models")
struct ImmutableTests {
  static let text = #"""
    {"int":1,"optional":2,"ints":[3],"color":"green","colorOpt":null,"colors":["red"],"colorsOpt":["green"],\#
    "item":{"id":4},"items":[{"id":5}],"itemTable":{"k":{"id":6}},"grid":[[{"id":7}],[]],"hex":"ff",\#
    "hexes":["a"],"hexTable":{"k":"b"},"a":{"b":8},"c.d->0.e":9,"any":{"x":[10]}}
    """#

  @Test("Immutable models decode every form of value")
  func values() throws {
    for constant in [try Constant(JSONString: Self.text), try MappableMapper<Constant>().decode(Self.text)] {
      #expect(constant.int == 1 && constant.optional == 2 && constant.ints == [3])
      #expect(constant.color == .green && constant.colorOpt == nil && constant.colors == [.red])
      #expect(constant.colorsOpt == [.green])
      #expect(constant.item == Item(4) && constant.items == [Item(5)] && constant.itemTable == ["k": Item(6)])
      #expect(constant.grid == [[Item(7)], []] && constant.hex == 255 && constant.hexes == [10])
      #expect(constant.hexTable == ["k": 11] && constant.nested == 8 && constant.arrow == 9)
      #expect((constant.any["x"] as? [Int]) == [10] && constant.missing == 11)
      #expect(constant.missingAny["x"] as? Int == 14 && constant.presentAny["x"] as? [Int] == [10])
      #expect(
        constant.missingColor == .green && constant.missingItem == Item(12) && constant.missingHex == 13)
      #expect(
        constant.toJSONString()
          == #"{"int":1,"optional":2,"color":"green","items":[{"id":5}],"hex":"ff","a":{"b":8}}"#)
    }
    let withoutOptional = Self.text.replacing(#""optional":2,"#, with: "")
    #expect(try Constant(JSONString: withoutOptional).optional == nil)
  }

  @Test("The mapper throws the errors of the models")
  func mapper() throws {
    let mapper = Mapper<Single>()
    let one: [String: Any] = ["id": 1]
    #expect(try mapper.map(JSON: one).id == 1 && Single(JSONObject: one).id == 1)
    #expect(try mapper.mapArray(JSONArray: [one]).count == 1 && [Single](JSONString: "[]").isEmpty)
    #expect(try [Single](JSONArray: [one]).count == 1 && [Single](JSONObject: [one]).count == 1)
    #expect(try mapper.mapDictionary(JSON: ["a": one]).count == 1)
    #expect(try mapper.mapDictionary(JSON: [:]).isEmpty)
    #expect(try mapper.mapDictionary(JSONString: #"{"a":{"id":1}}"#)["a"]?.id == 1)
    #expect(try mapper.mapDictionaryOfArrays(JSON: ["a": [one]])["a"]?.count == 1)
    #expect(try mapper.mapArrayOfArrays(JSONObject: [[one]]).first?.count == 1)
    #expect(throws: MapError.self) { try mapper.mapArray(JSONArray: [one, [:]]) }
    #expect(throws: MapError.self) { try mapper.mapDictionary(JSON: ["a": one, "b": [:]]) }
    #expect(throws: MapError.self) { try mapper.mapArrayOfArrays(JSONObject: [[one, [:]]]) }
  }

  @Test("Mappable models skip immutable models that fail, and immutable models throw")
  func nested() throws {
    let holder = Mapper<Holder>().map(JSONString: #"{"single":{"id":"x"},"singles":[{"id":1},{}]}"#)
    #expect(holder?.single == nil && holder?.singles.map(\.id) == [1])
    let error = #expect(throws: MapError.self) {
      try Nest(JSONString: #"{"deep":{"singles":[{"id":1},{"id":null}]}}"#)
    }
    #expect(error?.key == "id")
    #expect(
      error?.jsonError?.description
        == "$.deep.singles[1].id: expected Int for Single.id, found null (line 1, column 36) [unexpected-null]"
    )
  }

  @Test("An error prints its reason, location, key and value")
  func description() {
    let error = MapError(
      key: "k", currentValue: 5, reason: "why", file: "Folder/Name.swift", function: "f()", line: 3)
    #expect(
      error.description
        == "Got an error while mapping.\n- reason: why\n- location: Name.f():3\n- key: k\n- currentValue: 5")
    #expect(
      MapError(key: nil, currentValue: nil, reason: nil).description
        == "Got an error while mapping.\n- reason: nil\n- location: nil\n- key: nil\n- currentValue: nil")
  }

  @Test(
    "No text of an error shows a secret",
    arguments: [
      (#"{"password":4711}"#, true), (#"{"auth":{"a":4711}}"#, true),
      (#"{"password":"a","next":{"token":"4711"}}"#, true),
      (#"{"password":"a","next":[{"pin":4711}]}"#, true), (#"{"password":"4711"} x"#, true),
      ("[4711]", false), (#"{"password":"a","next":"token 4711"}"#, false),
    ])
  func secrets(text: String, isSecret: Bool) throws {
    struct Account: ImmutableMappable {
      init(map: Map) throws {
        if map.JSON["auth"] != nil { let _: String = try map.value("auth.a") }
        let _: String = try map.value("password")
        let _: [Int] = try map.value("next")
      }
      func mapping(map: Map) {}
    }
    let error = #expect(throws: MapError.self) { try Mapper<Account>().map(JSONString: text) }
    #expect(error?.description.contains("4711") == !isSecret)
    #expect(error?.description.contains("currentValue: •••") == isSecret)
  }
}
