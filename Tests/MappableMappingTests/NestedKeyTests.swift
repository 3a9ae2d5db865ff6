import JSONCore
import MappableMapping
import MappingTestSupport
import Testing

/// Properties at nested keys, among others.
struct Route: Mappable, Equatable {
  var name = ""
  var text = ""
  var length = 0
  var id = 0
  var unit: String?
  var last = 0.0

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    name <- map["name"]
    text <- map["distance.text"]
    length <- map["distance.values.0.length"]
    id <- map["id"]
    unit <- map["distance.unit"]
    last <- map["legs.last.km"]
  }
}

/// Decodes the number for the key that is the context.
struct KeyedByContext: Mappable {
  var number: Int?

  init?(map: Map) {}

  mutating func mapping(map: Map) { number <- map[map.context(String.self) ?? ""] }
}

/// Encodes members in a given order.
struct Interleaved: Mappable {
  var members: [(String, Int)] = []
  var model: (String, Dimensions)?

  init(_ members: [(String, Int)]) { self.members = members }
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    for (key, value) in members {
      if value < 0 { Dimensions(width: value, height: value) >>> map[key] } else { value >>> map[key] }
    }
  }
}

@Suite("Nested keys")
struct NestedKeyTests {
  static let text =
    #"{"name":"A1","distance":{"text":"2 km","values":[{"length":2000}],"unit":"m"},"id":5,"legs":{"last":{"km":1.5}}}"#

  @Test("In a nested key only digits are an index", arguments: ["list.+1", "list.-0"])
  func signs(key: String) throws {
    let document = try Document(parsing: #"{"list":[1,2]}"#)
    let found = try MappableMapper<KeyedByContext>(context: key).lenient.decode(document.root)
    #expect(found.number == nil)
    #expect(try MappableMapper<KeyedByContext>(context: "list.1").decode(document.root).number == 2)
  }

  @Test(
    "Members are encoded in any order, as into a dictionary",
    arguments: [
      ([("a.b", 1), ("x", 2), ("a.c", 3)], #"{"a":{"b":1,"c":3},"x":2}"#),
      ([("a.b.c", 1), ("a.d", 2), ("a.b.e", 3)], #"{"a":{"b":{"c":1,"e":3},"d":2}}"#),
      ([("a", 1), ("a.b", 2)], #"{"a":{"b":2}}"#),
      ([("a.b", 1), ("a", 2)], #"{"a":2}"#),
      ([("a.b", 1), ("a.b", 2), ("x", 3)], #"{"a":{"b":2},"x":3}"#),
      ([("a", -1), ("a.depth", 2)], #"{"a":{"width":-1,"height":-1,"depth":2}}"#),
      ([("a", -1), ("a.height", 2)], #"{"a":{"width":-1,"height":2}}"#),
      ([("a.b", -1), ("a.b.width.x", 2)], #"{"a":{"b":{"width":{"x":2},"height":-1}}}"#),
      ([("x", 1)], #"{"x":1}"#),
    ] as [([(String, Int)], String)])
  func interleaving(members: [(String, Int)], text: String) throws {
    #expect(try MappableMapper<Interleaved>().encodeToString(Interleaved(members)) == text)
  }

  @Test(
    "The error of a nested key has the location where its path ends",
    arguments: [
      #"{"name":"A","distance":null}"#:
        "$.distance: expected an object for Route.distance, found null (line 1, column 24) [unexpected-null]",
      #"{"name":"A","distance":{"text":"x","values":[]}}"#:
        "$.distance.values: no element 0 in an array of 0 for Route.distance.values (line 1, column 45) [index-out-of-bounds]",
    ])
  func errors(text: String, message: String) {
    #expect(thrown { try MappableMapper<Route>().decode(text) }?.description == message)
  }

  @Test("The path of a value that can't be encoded contains the nested key")
  func unwritable() throws {
    var route = try MappableMapper<Route>().decode(Self.text)
    route.last = .nan
    #expect(thrown { try MappableMapper<Route>().encode(route) }?.issue.path.description == "$.legs.last.km")
  }
}

@Suite("Keys")
struct KeyTests {
  @Test(
    "A key with a dot is recognised",
    arguments: [
      ("" as JSONKey, false), (".", true), ("a", false), ("a.b", true), (".abcdefghijklmnop", true),
      ("abcdefghijklmnop.", true), ("abcdefghijklmnop", false), ("/-,+ä", false),
    ])
  func dots(key: JSONKey, hasDot: Bool) { #expect(key.contains(UInt8(ascii: ".")) == hasDot) }
}
