import MappableMapping
import Testing

/// Optional values that are only encoded. `ShapeTests` encode optional properties.
private struct Written: ImmutableMappable {
  init(map: Map) throws {}

  func mapping(map: Map) {
    (nil as Int?) >>> map["number"]
    (nil as Item?) >>> map["item"]
    (nil as [Item]?) >>> map["items"]
    (nil as [[Item]]?) >>> map["a.grid"]
    (nil as Set<Int>?) >>> (map["set"], Hex())
  }
}

@Suite("shouldIncludeNilValues")
struct NilValueTests {
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

  @Test("A map that a user created contains null for nil, as the encoded text does")
  func map() {
    let map = Map(mappingType: .toJSON, JSON: [:], shouldIncludeNilValues: true)
    (nil as Int?) >>> map["number"]
    (nil as Set<Int>?) >>> (map["set"], Hex())
    #expect(map.JSON.keys.sorted() == ["number"])
  }
}
