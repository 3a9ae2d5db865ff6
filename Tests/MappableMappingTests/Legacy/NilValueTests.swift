import Foundation
import MappableMapping
import Testing

/// An item of its number alone.
private struct ItemNumber: TransformType {
  func transformFromJSON(_ value: Any?) -> Item? { (value as? Int).map { Item($0) } }
  func transformToJSON(_ value: Item?) -> Int? { value?.id }
}

/// An optional property of every shape, all of them nil.
private struct Empty: Mappable {
  var number: Int?
  var text: String?
  var any: Any?
  var numbers: [Int]?
  var table: [String: Int]?
  var color: Color?
  var colors: [Color]?
  var colorTable: [String: Color]?
  var hex: Int?
  var hexes: [Int]?
  var hexTable: [String: Int]?
  var item: Item?
  var items: [Item]?
  var itemTable: [String: Item]?
  var itemLists: [String: [Item]]?
  var grid: [[Item]]?
  var set: Set<Item>?
  var made: Item?
  var madeList: [Item]?
  var madeTable: [String: Item]?
  var madeLists: [String: [Item]]?
  var madeGrid: [[Item]]?
  var madeSet: Set<Item>?

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map["number"]
    text <- map["text"]
    any <- map["any"]
    numbers <- map["numbers"]
    table <- map["table"]
    color <- map["color"]
    colors <- map["colors"]
    colorTable <- map["colorTable"]
    hex <- (map["hex"], Hex())
    hexes <- (map["hexes"], Hex())
    hexTable <- (map["hexTable"], Hex())
    item <- map["item"]
    items <- map["items"]
    itemTable <- map["itemTable"]
    itemLists <- map["itemLists"]
    grid <- map["grid"]
    set <- map["set"]
    made <- (map["made"], ItemNumber())
    madeList <- (map["madeList"], ItemNumber())
    madeTable <- (map["madeTable"], ItemNumber())
    madeLists <- (map["madeLists"], ItemNumber())
    madeGrid <- (map["madeGrid"], ItemNumber())
    madeSet <- (map["madeSet"], ItemNumber())
  }
}

/// Nil that is only written.
private struct Written: ImmutableMappable {
  init(map: Map) throws {}

  func mapping(map: Map) {
    (nil as Int?) >>> map["number"]
    (nil as Item?) >>> map["item"]
    (nil as [Item]?) >>> map["items"]
    (nil as [[Item]]?) >>> map["a.grid"]
    (nil as Set<Item>?) >>> (map["set"], ItemNumber())
  }
}

@Suite("shouldIncludeNilValues")
struct NilValueTests {
  static let collectionsOfModels = ["items", "itemTable", "itemLists", "grid", "set", "madeSet"]

  @Test("Values, transformed ones and single models are null; collections of models are left out")
  func legacy() throws {
    let json = Mapper<Empty>(shouldIncludeNilValues: true).toJSON(Empty())
    #expect(json.values.allSatisfy { $0 is NSNull })
    #expect(
      json.keys.sorted() == [
        "any", "color", "colorTable", "colors", "hex", "hexTable", "hexes", "item", "made", "madeGrid",
        "madeList", "madeLists", "madeTable", "number", "numbers", "table", "text",
      ])
    let map = Map(mappingType: .toJSON, JSON: [:], shouldIncludeNilValues: true)
    var empty = Empty()
    empty.mapping(map: map)
    #expect(map.JSON.keys.sorted() == json.keys.sorted())
    let lenient = MappableMapper<Empty>(shouldIncludeNilValues: true).lenient
    let text = try lenient.encodeToString(Empty())
    #expect(Mapper<Empty>.parseJSONStringIntoDictionary(JSONString: text)?.count == json.count)
    #expect(Empty().toJSON().isEmpty)
  }

  @Test("So are those that are only written, and those within other models")
  func written() throws {
    let written = try Written(JSON: [:])
    let mapper = Mapper<Written>(shouldIncludeNilValues: true)
    #expect(mapper.toJSONString(written) == #"{"number":null,"item":null}"#)
    #expect(mapper.toJSONString([written]) == #"[{"number":null,"item":null}]"#)
    #expect(
      try MappableMapper<Written>(shouldIncludeNilValues: true).encodeToString(written)
        == #"{"number":null,"item":null,"items":null,"a":{"grid":null},"set":null}"#)
  }

  @Test("A strict mapper writes every nil as null")
  func strict() throws {
    let text = try MappableMapper<Empty>(shouldIncludeNilValues: true).encodeToString(Empty())
    let json = try #require(Mapper<Empty>.parseJSONStringIntoDictionary(JSONString: text))
    #expect(json.count == 23 && json.values.allSatisfy { $0 is NSNull })
    for key in Self.collectionsOfModels { #expect(json[key] != nil, "\(key)") }
  }
}
