import MappableMapping
import MappingTestSupport
import Testing

/// A model with an identity.
private final class Entry: Mappable {
  var id: Int
  init(_ id: Int) { self.id = id }
  init?(map: Map) { id = 0 }
  func mapping(map: Map) { id <- map["id"] }
}

private struct Entries: Mappable {
  var table: [String: Entry] = [:]
  init() {}
  init?(map: Map) {}
  mutating func mapping(map: Map) { table <- map["table"] }
}

/// A value with its own mapping, which isn't an object.
private struct Tag: MappingProviding, MappableValue, Equatable {
  var name: String
  static let mapping = ClosureField<String, Tag>(from: { Tag(name: $0) }, to: { $0.name })
}

private struct Tags: Mappable {
  var list: [Tag] = []
  var optional: Tag?
  init?(map: Map) {}
  mutating func mapping(map: Map) {
    list <- map["list"]
    optional <- map["optional"]
  }
}

@Suite("Collections of models with an element that isn't an object")
struct WholeCollectionTests {
  let mapper = Mapper<Item>()

  static let properties: [(name: String, json: String, value: String, path: String)] = [
    ("items", #"[{"id":1},5]"#, "[#7]", "[1]"), ("items", #"[null,{"id":1}]"#, "[#7]", "[0]"),
    ("items", #"[{"id":1},[]]"#, "[#7]", "[1]"), ("itemsOpt", #"[{"id":1},"x"]"#, "nil", "[1]"),
    ("set", #"[{"id":1},5]"#, "[#7]", "[1]"), ("setOpt", #"[{"id":1},true]"#, "nil", "[1]"),
    ("itemTable", #"{"a":{"id":1},"b":5}"#, #"["old": #7]"#, ".b"),
    ("itemTable", #"{"a":{"id":1},"b":null}"#, #"["old": #7]"#, ".b"),
    ("itemTableOpt", #"{"a":{"id":1},"b":[]}"#, "nil", ".b"),
    ("itemLists", #"{"a":[{"id":1}],"b":5}"#, #"["old": [#7]]"#, ".b"),
    ("itemLists", #"{"a":[{"id":1}],"b":[{},5]}"#, #"["old": [#7]]"#, ".b[1]"),
    ("grid", #"[[{"id":1}],5]"#, "[[#7]]", "[1]"), ("grid", #"[[{"id":1}],[5]]"#, "[[#7]]", "[1][0]"),
    ("gridOpt", #"[[{"id":1},null]]"#, "nil", "[0][1]"), ("gridOpt", #"[[],{}]"#, "nil", "[1]"),
  ]

  @Test("A property is treated as if the value had another type", arguments: properties)
  func property(name: String, json: String, value: String, path: String) {
    let text = "{\"\(name)\":\(json)}"
    let (shapes, errors) = Mapper<Shapes>().reporting { $0.map(JSONString: text) }
    #expect(shapes?[name] == value)
    #expect(errors?.issues.map(\.path.description) == ["$.\(name)\(path)"])
    #expect(errors?.issue.code == .typeMismatch || errors?.issue.code == .unexpectedNull)
    let object = Mapper<Shapes>.parseJSONString(JSONString: text)
    #expect(Mapper<Shapes>().map(JSONObject: object)?[name] == value)
  }

  @Test("The mapper's methods return nil")
  func methods() {
    let array: [Any] = [["id": 1], 5]
    let table: [String: Any] = ["a": ["id": 1], "b": 5]
    #expect(mapper.mapArray(JSONString: #"[{"id":1},5]"#) == nil && mapper.mapArray(JSONObject: array) == nil)
    #expect(mapper.mapSet(JSONString: #"[{"id":1},5]"#) == nil && mapper.mapSet(JSONObject: array) == nil)
    #expect([Item](JSONString: #"[{"id":1},5]"#) == nil && Set<Item>(JSONString: #"[{"id":1},5]"#) == nil)
    #expect(mapper.mapDictionary(JSONString: #"{"a":{"id":1},"b":5}"#) == nil)
    #expect(mapper.mapDictionary(JSONObject: table) == nil)
    #expect(mapper.mapDictionaryOfArrays(JSONObject: ["a": [["id": 1]], "b": [5]] as [String: Any]) == nil)
    #expect(mapper.mapDictionaryOfArrays(JSONString: #"{"a":[{"id":1}],"b":{}}"#) == nil)
    #expect(mapper.mapArrayOfArrays(JSONObject: [[["id": 1]], [5]] as [Any]) == nil)
    #expect(mapper.mapArrayOfArrays(JSONString: #"[[{"id":1}],{}]"#) == nil)
  }

  @Test("A value with its own mapping needn't be an object; rejected elements are skipped")
  func ownMapping() throws {
    let tags = try #require(Tags(JSONString: #"{"list":["a",5,"b"]}"#))
    #expect(tags.list == [Tag(name: "a"), Tag(name: "b")])
    #expect(
      Mapper<Tags>(shouldIncludeNilValues: true).toJSONString(tags) == #"{"list":["a","b"],"optional":null}"#)
  }

  @Test("Mapping onto a dictionary leaves its models unchanged")
  func onto() {
    var entries = Entries()
    let entry = Entry(7)
    entries.table = ["a": entry]
    let text = #"{"table":{"a":{"id":1},"b":5}}"#
    let (mapped, errors) = Mapper<Entries>().reporting { $0.map(JSONString: text, toObject: entries) }
    #expect(mapped.table.count == 1 && mapped.table["a"] === entry && entry.id == 7)
    #expect(
      errors?.description
        == "$.table.b: expected an object for Entry, found 5 (line 1, column 28) [type-mismatch]")
    let table: [String: Any] = ["a": ["id": 1], "b": 5]
    #expect(mapper.mapDictionary(JSONObject: table, toDictionary: ["a": Item(7)]) == ["a": Item(7)])
  }

  @Test("Reports have the element's path, and a strict mapper throws")
  func reports() {
    let text = #"[{"id":1},{"id":"x"},5]"#
    let (items, errors) = mapper.reporting { $0.mapArray(JSONString: text) }
    #expect(items == nil)
    #expect(
      errors?.issues.map(\.description) == [
        #"$[1].id: expected Int for Item.id, found string "x" (line 1, column 17) [type-mismatch]"#,
        "$[2]: expected an object for Item, found 5 (line 1, column 22) [type-mismatch]",
      ])
    #expect(
      thrown { try MappableMapper<Item>().array.decode(#"[{"id":1},5]"#) }?.description
        == "$[1]: expected an object for Item, found 5 (line 1, column 11) [type-mismatch]")
    let lossy = try? MappableMapper<LossyArray<Item>>().lenient.decode(#"[{"id":1},5]"#)
    #expect(lossy?.elements == [Item(1)])
  }
}

struct Catalogue: Mappable {
  var items = LossyArray<Item>(dropped: [])
  init?(map: Map) {}
  mutating func mapping(map: Map) { items <- map["items"] }
}

@Suite("Lossy arrays of models")
struct LossyArrayTests {
  @Test("A lossy array can be the root of a document, also by ObjectMapper's rules")
  func roots() throws {
    let strict = MappableMapper<LossyArray<Item>>()
    for mapper in [strict, strict.lenient] {
      let items = try mapper.decode(#"[{"id":1},{"refused":true},5,{"id":2}]"#)
      #expect(items.elements == [Item(1), Item(2)])
      #expect(
        items.dropped.map { "\($0.index) \($0.error)" } == [
          "1 $[1]: Item can't be created from this object (line 1, column 11) [custom]",
          "2 $[2]: expected an object for Item, found 5 (line 1, column 28) [type-mismatch]",
        ])
      #expect(try mapper.encodeToString(items) == #"[{"id":1},{"id":2}]"#)
      let error = #expect(throws: JSONError.self) { try mapper.decode("5") }
      #expect(error?.description == "$: expected an array, found 5 (line 1, column 1) [type-mismatch]")
    }
  }

  @Test("A report has the skipped elements")
  func report() {
    let (catalogue, errors) = Mapper<Catalogue>().reporting {
      $0.map(JSONString: #"{"items":[{"id":1},{"refused":1},5,{"id":"x"}]}"#)
    }
    #expect(catalogue?.items.elements == [Item(1), Item(0)])
    #expect(
      errors?.issues.map(\.description) == [
        "$.items[1]: Item can't be created from this object (line 1, column 20) [custom]",
        "$.items[2]: expected an object for Item, found 5 (line 1, column 34) [type-mismatch]",
        #"$.items[3].id: expected Int for Item.id, found string "x" (line 1, column 42) [type-mismatch]"#,
      ])
  }
}
