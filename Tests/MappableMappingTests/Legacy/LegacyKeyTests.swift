import JSONMapping
import MappableMapping
import Testing

/// Every form of key.
struct Keyed: Mappable {
  var plain: Int? = 7, nested: Int? = 7, index: Int? = 7, delimited: Int? = 7, dotted: Int? = 7
  var arrow: Int? = 7, kept: Int? = 7, keptNested: Int? = 7, keptDelimited: Int? = 7
  var keptDotted: Int? = 7, keptArrow: Int? = 7

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    plain <- map["plain"]
    nested <- map["a.b"]
    index <- map["list.1.n"]
    delimited <- map["x->y.z", delimiter: "->"]
    dotted <- map["d.o.t", nested: false]
    arrow <- map["p->q", nested: false, delimiter: "->"]
    kept <- map["kept", ignoreNil: true]
    keptNested <- map["a.kept", ignoreNil: true]
    keptDelimited <- map["x->kept", delimiter: "->", ignoreNil: true]
    keptDotted <- map["k.d", nested: false, ignoreNil: true]
    keptArrow <- map["x->last", nested: nil, delimiter: "->", ignoreNil: true]
  }

  var values: [Int?] {
    [plain, nested, index, delimited, dotted, arrow, kept, keptNested, keptDelimited, keptDotted, keptArrow]
  }
}

@Suite("Keys of the legacy strategy")
struct LegacyKeyTests {
  static let text = #"""
    {"plain":1,"a":{"b":2,"kept":8},"list":[{},{"n":3}],"x":{"y.z":4,"kept":9,"last":11},"d.o.t":5,"p->q":6,\#
    "kept":7,"k.d":10}
    """#

  @Test("Keys lead to their members, with every combination of options")
  func reading() {
    #expect(Mapper<Keyed>().map(JSONString: Self.text)?.values == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(Mapper<Keyed>().map(JSONString: "{}")?.values == Array(repeating: 7, count: 11))
  }

  @Test("Null sets a property to nil, unless the key ignores null")
  func null() throws {
    let text = #"""
      {"plain":null,"a":{"b":null,"kept":null},"list":[{},{"n":null}],"x":{"y.z":null,"kept":null,"last":null},\#
      "d.o.t":null,"p->q":null,"kept":null,"k.d":null}
      """#
    let expected: [Int?] = [nil, nil, nil, nil, nil, nil, 7, 7, 7, 7, 7]
    #expect(Mapper<Keyed>().map(JSONString: text)?.values == expected)
    #expect(try MappableMapper<Keyed>().decode(text).values == expected)
  }

  @Test("Nested keys are encoded as nested objects, other keys unchanged")
  func writing() throws {
    let keyed = try #require(Mapper<Keyed>().map(JSONString: Self.text))
    #expect(
      keyed.toJSONString()
        == #"{"plain":1,"a":{"b":2,"kept":8},"list":{"1":{"n":3}},"x":{"y.z":4,"kept":9,"last":11},"d.o.t":5,"#
        + #""p->q":6,"kept":7,"k.d":10}"#)
  }

  @Test("A map has its key and its value")
  func current() {
    let map = Map(
      mappingType: .fromJSON, JSON: ["a": ["b": 1, "n": nil as Int?] as [String: Any?], "c": "x"])
    #expect(map["a.b"].currentKey == "a.b" && map["a.b"].currentValue as? Int == 1)
    #expect(map["a->b", delimiter: "->"].nestedKeyDelimiter == "->" && map["c"].nestedKeyDelimiter == ".")
    #expect(map["a.n"].isKeyPresent && map["a.n"].currentValue == nil)
    #expect(!map["a.n", ignoreNil: true].isKeyPresent && !map["z"].isKeyPresent && !map["c.d"].isKeyPresent)
    let number: Int? = map["a.b"].value()
    let text: String? = map["c"].value()
    let wrong: Int? = map["c"].value()
    #expect(number == 1 && text == "x" && wrong == nil)
    #expect(map.JSON.keys.sorted() == ["a", "c"] && map.mappingType == .fromJSON && !map.toObject)
  }

  @Test("A map created by a user can be written to")
  func writingByHand() {
    let map = Map(mappingType: .toJSON, JSON: ["first": 1], shouldIncludeNilValues: true)
    2 >>> map["second"]
    (nil as Int?) >>> map["third"]
    Item(4) >>> map["fourth"]
    Double.nan >>> map["unwritable"]
    #expect(map.JSON.keys.sorted() == ["first", "fourth", "second", "third"])
    #expect((map.JSON["fourth"] as? [String: Any])?["id"] as? Int == 4)
  }

  @Test("The dictionary of a map has nested members in place, also while mapping")
  func writingNested() throws {
    let map = Map(mappingType: .toJSON, JSON: ["x": ["k": 0], "first": 1])
    2 >>> map["x.n"]
    #expect(map.JSON["x"] as? [String: Int] == ["k": 0, "n": 2] && map.JSON.count == 2)
    3 >>> map["y->z", delimiter: "->"]
    #expect(map.JSON["y"] as? [String: Int] == ["z": 3] && map.JSON.count == 3)
    #expect(Watching().toJSONString() == #"{"a":{"b":1},"seen":["a"],"inner":1}"#)
  }

  @Test("The options of a key come before or after its transform")
  func argumentOrder() throws {
    let map = Map(
      mappingType: .fromJSON,
      JSON: [
        "a": ["b": "ff", "l": ["a", "b"], "t": ["k": "c"], "n": 5] as [String: Any], "d.o": "1", "x": "z",
      ])
    let hex: Int = try map.value("a->b", nested: true, delimiter: "->", using: Hex())
    let dotted: Int = try map.value("d.o", nested: false, using: Hex())
    let list: [Int] = try map.value("a->l", delimiter: "->", using: Hex())
    let table: [String: Int] = try map.value("a.t", nested: true, using: Hex())
    #expect(hex == 255 && dotted == 1 && list == [10, 11] && table == ["k": 12])
    let number: Int = try map.value("a->n", nested: true, delimiter: "->", using: NumberField())
    let none: Int? = try map.value("a->z", nested: true, delimiter: "->", using: NumberField())
    #expect(number == 5 && none == nil)
    #expect(map.value("x", using: Hex(), default: 7) == 7 && map.value("x", default: 7, using: Hex()) == 7)
    #expect(map.value("a->b", nested: true, delimiter: "->", default: 7, using: Hex()) == 255)
    #expect(map.value("a->b", nested: true, delimiter: "->", using: Hex(), default: 7) == 255)
  }
}

/// Reads the members that it has encoded so far.
private struct Watching: Mappable {
  init() {}
  init?(map: Map) {}

  func mapping(map: Map) {
    1 >>> map["a.b"]
    let seen = map.JSON
    seen.keys.sorted() >>> map["seen"]
    (seen["a"] as? [String: Int])?["b"] >>> map["inner"]
  }
}

private struct NumberField: Decoding {
  var configuration: MappingConfiguration { MappingConfiguration() }

  func decode(_ json: JSONValue) throws(JSONError) -> Int { try json.integer() }
}
