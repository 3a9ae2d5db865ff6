import MappableMapping
import Testing

/// Arrays of arrays that a transform converts, requested with every method.
private struct Grids: ImmutableMappable {
  let plain, nested, divided, placed: [[Int]]
  let present, missing, misfit, missingNested: [[Int]]?
  let standard: [[Int]]

  init(map: Map) throws {
    plain = try map.value("grid", using: Hex())
    nested = try map.value("a.grid", nested: true, using: Hex())
    divided = try map.value("a->grid", nested: true, delimiter: "->", using: Hex())
    placed = try map.value("grid", using: Hex(), file: "Folder/Other.swift", function: "f()", line: 7)
    present = try? map.value("grid", using: Hex())
    missing = try? map.value("missing", using: Hex())
    misfit = try? map.value("one", using: Hex())
    missingNested = try? map.value("missing", nested: false, using: Hex())
    standard = (try? map.value("missing", using: Hex())) ?? [[7]]
  }
}

@Suite("Arrays of arrays that a transform converts")
struct TransformedValueTests {
  static let text = #"{"grid":[["a","b"],[]],"a":{"grid":[["ff"]]},"one":"e"}"#

  @Test("Arrays in an array are transformed by every method")
  func forms() throws {
    for grids in [try Grids(JSONString: Self.text), try MappableMapper<Grids>().decode(Self.text)] {
      #expect(grids.plain == [[10, 11], []] && grids.nested == [[255]] && grids.divided == [[255]])
      #expect(grids.placed == grids.plain && grids.present == grids.plain && grids.standard == [[7]])
      #expect(grids.missing == nil && grids.misfit == nil && grids.missingNested == nil)
    }
  }

  @Test("The default for an array of raw values replaces only a value that fails")
  func rawValues() {
    let map = Map(mappingType: .fromJSON, JSON: ["colors": ["green"], "wrong": ["blue"]])
    let present: [Color] = map.value("colors", default: [.red])
    let missing: [Color] = map.value("missing", default: [.red])
    let wrong = map.value("wrong", default: [Color.red])
    #expect(present == [.green] && missing == [.red] && wrong == [.red])
  }

  @Test("An error has the caller's file, function and line")
  func place() {
    let error = #expect(throws: MapError.self) { try Grids(JSONString: #"{"grid":[["x"]],"a":{"grid":[]}}"#) }
    #expect(error?.key == "grid" && error?.reason == "Cannot transform to 'Int' using Hex()")
    let map = Map(mappingType: .fromJSON, JSON: ["grid": 5])
    do {
      let grid: [[Int]] = try map.value(
        "grid", using: Hex(), file: "Folder/Other.swift", function: "f()", line: 7)
      Issue.record("\(grid)")
    } catch {
      #expect((error as? MapError)?.description.contains("- location: Other.f():7\n- key: grid") == true)
    }
  }
}

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

private struct Floats: Mappable {
  var number: Float = 0.1
  var large: Float = 1e20
  var any: [String: Any] = ["x": Float(0.1)]
  var nested: Float = 0.3
  var made: Float = 0.7

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    number <- map["number"]
    large <- map["large"]
    any <- map["any"]
    nested <- map["a.nested"]
    made <- (map["made"], TransformOf<Float, Float>(fromJSON: { $0 }, toJSON: { $0 }))
  }
}

/// `TypeTests` cast floats in collections, and raw values.
@Suite("Floats in dictionaries")
struct FloatTests {
  static let text = #"{"number":0.1,"large":1e+20,"any":{"x":0.1},"a":{"nested":0.3},"made":0.7}"#

  @Test("The dictionary's value can be cast to the property's type")
  func casts() {
    let json = Floats().toJSON()
    #expect(json["number"] as? Float == 0.1 && json["number"] as? Double == Double(Float(0.1)))
    #expect((json["any"] as? [String: Any])?["x"] as? Float == 0.1)
    #expect((json["a"] as? [String: Any])?["nested"] as? Float == 0.3 && json["made"] as? Float == 0.7)
    let map = Map(mappingType: .toJSON, JSON: ["first": Float(0.1)])
    Float(0.3) >>> map["a.b"]
    #expect(map.JSON["first"] as? Float == 0.1)
    #expect((map.JSON["a"] as? [String: Any])?["b"] as? Float == 0.3)
  }

  @Test("Text has the shortest digits, from a model and from its dictionary")
  func text() {
    #expect(Floats().toJSONString() == Self.text)
    let json = ["x": Floats().toJSON()["number"]]
    #expect(Mapper<Floats>.toJSONString(json, prettyPrint: false) == #"{"x":0.1}"#)
    #expect(Mapper<Floats>().map(JSON: Floats().toJSON())?.toJSONString() == Self.text)
  }
}
