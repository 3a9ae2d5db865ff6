import DerivedMapping
import Foundation
import JSONCore
import Testing

@Mapped
struct Pictured: Equatable {
  var id: Int
  @Key(path: "image.size.width") var width: Int
  @Key(path: "image.size.height") var height: Int
  @Key(path: "image.taken") @By(.yearMonthDay) var taken: Date
  var name: String
  @Key(path: "image.alt") var alt: String?
  @Key(path: "rating.value") var rating: Double = 2.5
}

@Mapped
struct Noted: Equatable {
  @Key(path: "meta.note") var note: String?
  @Key(path: "meta.inner.day") @By(.yearMonthDay) var day: Date?
  @Key(path: "count.all") @Default(7, evenIfWrong: true) var count: Int
  @Key(path: "count.seen") @ExplicitNull var seen: Int?
}

@Mapped
struct Tolerant: Equatable {
  @Key(path: "part.size") @Default(7, evenIfWrong: true) var size: Int
  @Key(path: "part.inner.day") @Default(Date.distantPast, evenIfWrong: true) @By(.seconds) var day: Date
}

@Mapped
struct Relocated: Equatable {
  @Key(path: "name", or: "user.name", "user.names.first") var name: String
  @Key(path: "user.born", or: "born") @By(.yearMonthDay) var born: Date?
  @Key(path: "user.count", or: "old.count") @Default(7, evenIfWrong: true) var count: Int
  @Key(path: "a.b", or: "c.d") @ExplicitNull var note: String?
}

/// Properties with nested values.
@Suite("Paths to mapped properties")
struct PathTests {
  @Test("Paths are decoded from nested objects, and encoded as objects that they share")
  func nested() throws {
    try BothWays.expect(
      #"{"id":1,"image":{"size":{"width":2,"height":3},"taken":"1970-01-02","alt":"x"},"name":"n","rating":{"value":4}}"#,
      is: Pictured(
        id: 1, width: 2, height: 3, taken: Date(timeIntervalSince1970: 86_400), name: "n", alt: "x", rating: 4
      ),
      inOnePass: false)
  }

  @Test("An optional is nil and a default is used if a path ends at a missing key or a null")
  func ends() throws {
    for text in [
      #"{"count":{"seen":null}}"#, #"{"meta":null,"count":{"seen":null}}"#,
      #"{"meta":{"inner":null,"note":null},"count":{"seen":null,"all":7}}"#,
    ] {
      try BothWays.expect(
        text, is: Noted(note: nil, day: nil, count: 7, seen: nil),
        written: #"{"count":{"all":7,"seen":null}}"#, inOnePass: false)
    }
  }

  @Test("Objects of a path are omitted only if all of their members are")
  func partlyLeftOut() throws {
    try BothWays.expect(
      #"{"meta":{"note":"x"},"count":{"all":1,"seen":2}}"#,
      is: Noted(note: "x", day: nil, count: 1, seen: 2), inOnePass: false)
    try BothWays.expect(
      #"{"meta":{"inner":{"day":"1970-01-01"}},"count":{"all":1,"seen":2}}"#,
      is: Noted(note: nil, day: Date(timeIntervalSince1970: 0), count: 1, seen: 2), inOnePass: false)
  }

  @Test("A default that replaces wrong values also replaces wrong values along the path")
  func replaced() throws {
    try BothWays.expect(
      #"{"count":{"all":"x","seen":1}}"#, is: Noted(note: nil, day: nil, count: 7, seen: 1),
      written: #"{"count":{"all":7,"seen":1}}"#, inOnePass: false)
    let mapper = DerivedMapper<Tolerant>()
    let day = Date(timeIntervalSince1970: 1)
    for (text, model) in [
      (#"{"part":5}"#, Tolerant(size: 7, day: .distantPast)),
      (#"{"part":null}"#, Tolerant(size: 7, day: .distantPast)),
      (#"{"part":{"size":null,"inner":[]}}"#, Tolerant(size: 7, day: .distantPast)),
      (#"{"part":{"size":1,"inner":"x"}}"#, Tolerant(size: 1, day: .distantPast)),
      (#"{"part":{"inner":{"day":1}}}"#, Tolerant(size: 7, day: day)),
    ] {
      #expect(try mapper.decode(text) == model)
      #expect(try mapper.decode(Document(parsing: text)) == model)
    }
  }

  @Test(
    "A wrong value along a path is an error at its location",
    arguments: [
      #"{"id":1,"name":"n","image":{"size":{"width":2}}}"#:
        #"missing-key at $.image.size: missing key "height" required by Pictured (Int)"#,
      #"{"id":1,"name":"n","image":{}}"#:
        #"missing-key at $.image: missing key "size" required by Pictured (Int)"#,
      #"{"id":1,"name":"n","image":{"size":3}}"#:
        "type-mismatch at $.image.size: expected an object for Pictured.image.size, found 3",
      #"{"id":1,"name":"n","image":{"size":{"width":2,"height":3},"taken":"1970-01-02","alt":1}}"#:
        "type-mismatch at $.image.alt: expected String for Pictured.image.alt, found 1",
    ])
  func errors(text: String, description: String) {
    BothWays.expectError(text, as: Pictured.self, description)
  }

  @Test(
    "A required key must not be missing at the end of a path or along it",
    arguments: [
      ("{}", #"missing-key at $: missing key "count" required by Noted (Int?)"#),
      (#"{"count":null}"#, "unexpected-null at $.count: expected an object for Noted.count, found null"),
      (#"{"count":{}}"#, #"missing-key at $.count: missing key "seen" required by Noted (Int?)"#),
    ])
  func required(text: String, description: String) { BothWays.expectError(text, as: Noted.self, description) }

  @Test(
    "The first of several paths that leads to a value is decoded",
    arguments: [
      (#"{"name":"x","a":{"b":"n"}}"#, "x", nil, 7, "n"),
      (#"{"user":{"name":"y","born":"1970-01-02","count":1},"c":{"d":"n"}}"#, "y", 86_400, 1, "n"),
      (
        #"{"user":{"names":{"first":"z"}},"born":"1970-01-02","old":{"count":2},"a":{"b":null}}"#, "z",
        86_400, 2, nil
      ),
      (
        #"{"name":"x","user":3,"born":"1970-01-02","old":{"count":"wrong"},"a":3,"c":{"d":"n"}}"#, "x",
        86_400, 7, "n"
      ),
      (
        #"{"old":null,"user":{"name":"y","count":null},"name":"x","born":null,"a":{},"c":{"d":null}}"#, "x",
        nil, 7, nil
      ),
    ] as [(String, String, Double?, Int, String?)])
  func alternatives(text: String, name: String, born: Double?, count: Int, note: String?) throws {
    let model = Relocated(
      name: name, born: born.map(Date.init(timeIntervalSince1970:)), count: count, note: note)
    let mapper = DerivedMapper<Relocated>()
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.decode(Document(parsing: text)) == model)
    #expect(try mapper.decode(mapper.encodeToString(model)) == model)
    #expect(try mapper.encodeToString(model).hasPrefix(#"{"name":"\#(name)","user":{"#))
  }

  @Test(
    "If no path leads to a value, the first is missing",
    arguments: [
      (#"{"user":{},"a":{"b":""}}"#, #"missing-key at $: missing key "name" required by Relocated (String)"#),
      (#"{"name":"x","c":3}"#, #"missing-key at $: missing key "a" required by Relocated (String?)"#),
      (#"{"name":"x","a":{}}"#, #"missing-key at $.a: missing key "b" required by Relocated (String?)"#),
    ])
  func noneOfPaths(text: String, description: String) {
    BothWays.expectError(text, as: Relocated.self, description)
  }
}

@Mapped
struct CamelCased: Equatable {
  var userId: Int
  @Key(path: "homePage.pageName") var pageName: String
  var lastEvent: CamelEvent
}

@Mapped(tag: "eventType")
enum CamelEvent: Equatable { case wasMoved(toX: Int) }

/// The configuration of a mapper.
@Suite("Rules and strategies for mapped types")
struct RuleTests {
  @Test("All issues are found along paths")
  func allIssuesOfPaths() throws {
    let mapper = DerivedMapper<Pictured>().reportingAllIssues()
    let error = #expect(throws: JSONError.self) {
      _ = try mapper.decode(
        #"{"id":"x","image":{"size":{"width":"a"},"alt":1,"taken":"1970"},"rating":{"value":"q"}}"#)
    }
    #expect(
      error?.issues.map { "\($0.code) at \($0.path)" } == [
        "missing-key at $", "type-mismatch at $.id", "missing-key at $.image.size",
        "type-mismatch at $.image.size.width", "type-mismatch at $.image.alt",
        "invalid-format at $.image.taken",
        "type-mismatch at $.rating.value",
      ])
  }

  @Test("A mapper's strategy converts the keys of properties, paths and tags")
  func strategy() throws {
    let mapper = DerivedMapper<CamelCased>(keys: .snakeCase)
    let text =
      #"{"user_id":1,"home_page":{"page_name":"x"},"last_event":{"event_type":"wasMoved","to_x":2}}"#
    let model = CamelCased(userId: 1, pageName: "x", lastEvent: .wasMoved(toX: 2))
    #expect(try mapper.decode(text) == model)
    #expect(try mapper.encodeToString(model) == text)
  }
}
