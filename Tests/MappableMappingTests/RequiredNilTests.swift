import MappableMapping
import Testing

// Optional properties of every shape whose keys are required, under keys of every kind.

private protocol Required: Mappable, SendableMetatype {
  init()
  static var isNested: Bool { get }
}

extension OptionalShapes {
  /// Maps every property under a literal: the first one, or the second one, which is nested.
  fileprivate mutating func mapping(map: Map, key: (JSONKey, JSONKey) -> JSONKey) {
    number <- map[orNull: key("number", "a.number")]
    text <- map[orNull: key("text", "a.text")]
    any <- map[orNull: key("any", "a.any")]
    numbers <- map[orNull: key("numbers", "a.numbers")]
    table <- map[orNull: key("table", "a.table")]
    color <- map[orNull: key("color", "a.color")]
    colors <- map[orNull: key("colors", "a.colors")]
    colorTable <- map[orNull: key("colorTable", "a.colorTable")]
    hex <- (map[orNull: key("hex", "a.hex")], Hex())
    hexes <- (map[orNull: key("hexes", "a.hexes")], Hex())
    hexTable <- (map[orNull: key("hexTable", "a.hexTable")], Hex())
    item <- map[orNull: key("item", "a.item")]
    items <- map[orNull: key("items", "a.items")]
    itemTable <- map[orNull: key("itemTable", "a.itemTable")]
    itemLists <- map[orNull: key("itemLists", "a.itemLists")]
    grid <- map[orNull: key("grid", "a.grid")]
    set <- map[orNull: key("set", "a.set")]
    made <- (map[orNull: key("made", "a.made")], ItemNumber())
    madeList <- (map[orNull: key("madeList", "a.madeList")], ItemNumber())
    madeTable <- (map[orNull: key("madeTable", "a.madeTable")], ItemNumber())
    madeLists <- (map[orNull: key("madeLists", "a.madeLists")], ItemNumber())
    madeGrid <- (map[orNull: key("madeGrid", "a.madeGrid")], ItemNumber())
    madeSet <- (map[orNull: key("madeSet", "a.madeSet")], ItemNumber())
  }
}

private struct UnderLiterals: Required {
  static let isNested = false
  var shapes = OptionalShapes()

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) { shapes.mapping(map: map) { key, _ in key } }
}

private struct UnderNestedLiterals: Required {
  static let isNested = true
  var shapes = OptionalShapes()

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) { shapes.mapping(map: map) { _, key in key } }
}

private struct UnderRunTimeKeys: Required {
  static let isNested = false
  var shapes = OptionalShapes()
  var prefix = ""

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    shapes.number <- map[orNull: prefix + "number"]
    shapes.text <- map[orNull: prefix + "text"]
    shapes.any <- map[orNull: prefix + "any"]
    shapes.numbers <- map[orNull: prefix + "numbers"]
    shapes.table <- map[orNull: prefix + "table"]
    shapes.color <- map[orNull: prefix + "color"]
    shapes.colors <- map[orNull: prefix + "colors"]
    shapes.colorTable <- map[orNull: prefix + "colorTable"]
    shapes.hex <- (map[orNull: prefix + "hex"], Hex())
    shapes.hexes <- (map[orNull: prefix + "hexes"], Hex())
    shapes.hexTable <- (map[orNull: prefix + "hexTable"], Hex())
    shapes.item <- map[orNull: prefix + "item"]
    shapes.items <- map[orNull: prefix + "items"]
    shapes.itemTable <- map[orNull: prefix + "itemTable"]
    shapes.itemLists <- map[orNull: prefix + "itemLists"]
    shapes.grid <- map[orNull: prefix + "grid"]
    shapes.set <- map[orNull: prefix + "set"]
    shapes.made <- (map[orNull: prefix + "made"], ItemNumber())
    shapes.madeList <- (map[orNull: prefix + "madeList"], ItemNumber())
    shapes.madeTable <- (map[orNull: prefix + "madeTable"], ItemNumber())
    shapes.madeLists <- (map[orNull: prefix + "madeLists"], ItemNumber())
    shapes.madeGrid <- (map[orNull: prefix + "madeGrid"], ItemNumber())
    shapes.madeSet <- (map[orNull: prefix + "madeSet"], ItemNumber())
  }
}

private struct UnderNestedRunTimeKeys: Required {
  static let isNested = true
  var members: UnderRunTimeKeys

  init() {
    members = UnderRunTimeKeys()
    members.prefix = "a."
  }
  init?(map: Map) { self.init() }

  mutating func mapping(map: Map) { members.mapping(map: map) }
}

@Suite("Required members that can be null")
struct RequiredNilTests {
  private static let models: [any Required.Type] = [
    UnderLiterals.self, UnderNestedLiterals.self, UnderRunTimeKeys.self, UnderNestedRunTimeKeys.self,
  ]

  private static let keys = [
    "number", "text", "any", "numbers", "table", "color", "colors", "colorTable", "hex", "hexes", "hexTable",
    "item", "items", "itemTable", "itemLists", "grid", "set", "made", "madeList", "madeTable", "madeLists",
    "madeGrid", "madeSet",
  ]

  /// An object with null for each key but one.
  private static func text(_ isNested: Bool, without missing: String? = nil) -> String {
    let members = keys.filter { $0 != missing }.map { "\"\($0)\":null" }.joined(separator: ",")
    return isNested ? #"{"a":{\#(members)}}"# : "{\(members)}"
  }

  @Test("Nil in a property of every shape is encoded as null by every mapper")
  func writing() throws {
    func check<Model: Required>(_: Model.Type) throws {
      let text = Self.text(Model.isNested)
      for includesNil in [false, true] {
        let mapper = MappableMapper<Model>(shouldIncludeNilValues: includesNil)
        #expect(try mapper.encodeToString(Model()) == text, "\(Model.self)")
        #expect(try mapper.lenient.encodeToString(Model()) == text, "\(Model.self)")
        #expect(
          Mapper<Model>(shouldIncludeNilValues: includesNil).toJSONString(Model()) == text, "\(Model.self)")
      }
    }
    for model in Self.models { try check(model) }
  }

  @Test("Null for a property of every shape is decoded as nil, and a missing key is an error")
  func reading() throws {
    func check<Model: Required>(_: Model.Type) throws {
      let mapper = MappableMapper<Model>()
      let text = Self.text(Model.isNested)
      #expect(try mapper.encodeToString(try mapper.decode(text)) == text, "\(Model.self)")
      for key in Self.keys {
        let error = #expect(throws: JSONError.self, "\(Model.self)") {
          try mapper.decode(Self.text(Model.isNested, without: key))
        }
        #expect(error?.issue.code == .missingKey, "\(Model.self).\(key)")
        #expect(error?.issue.path.description == (Model.isNested ? "$.a" : "$"), "\(Model.self).\(key)")
      }
    }
    for model in Self.models { try check(model) }
  }
}
