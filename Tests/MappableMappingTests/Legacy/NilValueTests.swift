import Foundation
import MappableMapping
import Testing

/// Optional properties of every shape, whose keys may be missing.
private struct Empty: Mappable {
  var shapes = OptionalShapes()

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    shapes.number <- map["number"]
    shapes.text <- map["text"]
    shapes.any <- map["any"]
    shapes.numbers <- map["numbers"]
    shapes.table <- map["table"]
    shapes.color <- map["color"]
    shapes.colors <- map["colors"]
    shapes.colorTable <- map["colorTable"]
    shapes.hex <- (map["hex"], Hex())
    shapes.hexes <- (map["hexes"], Hex())
    shapes.hexTable <- (map["hexTable"], Hex())
    shapes.item <- map["item"]
    shapes.items <- map["items"]
    shapes.itemTable <- map["itemTable"]
    shapes.itemLists <- map["itemLists"]
    shapes.grid <- map["grid"]
    shapes.set <- map["set"]
    shapes.made <- (map["made"], ItemNumber())
    shapes.madeList <- (map["madeList"], ItemNumber())
    shapes.madeTable <- (map["madeTable"], ItemNumber())
    shapes.madeLists <- (map["madeLists"], ItemNumber())
    shapes.madeGrid <- (map["madeGrid"], ItemNumber())
    shapes.madeSet <- (map["madeSet"], ItemNumber())
  }
}

/// Optional values that are only encoded.
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

  @Test("Values, converted values and single models are encoded as null; collections of models are omitted")
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

  @Test("Nil is encoded as null in models that are only encoded, and in nested models")
  func written() throws {
    let written = try Written(JSON: [:])
    let mapper = Mapper<Written>(shouldIncludeNilValues: true)
    #expect(mapper.toJSONString(written) == #"{"number":null,"item":null}"#)
    #expect(mapper.toJSONString([written]) == #"[{"number":null,"item":null}]"#)
    #expect(
      try MappableMapper<Written>(shouldIncludeNilValues: true).encodeToString(written)
        == #"{"number":null,"item":null,"items":null,"a":{"grid":null},"set":null}"#)
  }

  @Test("A strict mapper encodes every nil as null")
  func strict() throws {
    let text = try MappableMapper<Empty>(shouldIncludeNilValues: true).encodeToString(Empty())
    let json = try #require(Mapper<Empty>.parseJSONStringIntoDictionary(JSONString: text))
    #expect(json.count == 23 && json.values.allSatisfy { $0 is NSNull })
    for key in Self.collectionsOfModels { #expect(json[key] != nil, "\(key)") }
  }
}
