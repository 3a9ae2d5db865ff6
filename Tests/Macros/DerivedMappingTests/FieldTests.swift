import CodableMapping
import DerivedMapping
import Foundation
import ManualMapping
import Testing

/// A model of another strategy.
struct HandMade: Equatable, ManualMappable {
  var name: String

  init(name: String) { self.name = name }

  init(json: JSONObject) throws(JSONError) { name = try json["name"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

@Mapped
struct Fielded: Equatable {
  @By(.yearMonthDay) var day: Date
  @By(.base64) var data: Data?
  @By(NumberStringField<Int>.numberString()) var count: Int
  @By(ManualMapper<HandMade>()) var hand: HandMade
  @By(.milliseconds) @Default(Date(timeIntervalSince1970: 0)) var time: Date
  @ExplicitNull @By(.seconds) var seen: Date?
}

@Mapped
struct Tagged: Equatable { @By(CodableMapper<UUID>()) var id: UUID }

@Mapped
struct Envelope: Equatable {
  @By(.jsonText) var order: HandMade
  @By(JSONTextField(DerivedMapper<HandMade>()).array) var more: [HandMade]
  @By(.jsonText) var last: [HandMade]?
}

/// Properties with a custom form.
@Suite("Fields of mapped properties")
struct FieldTests {
  private static let day = Date(timeIntervalSince1970: 86_400)

  @Test("Fields and mappers of other strategies decode and encode properties")
  func all() throws {
    try BothWays.expect(
      #"{"day":"1970-01-02","data":"AQ==","count":"3","hand":{"name":"x"},"time":1000,"seen":86400}"#,
      is: Fielded(
        day: Self.day, data: Data([1]), count: 3, hand: HandMade(name: "x"),
        time: Date(timeIntervalSince1970: 1),
        seen: Self.day))
  }

  @Test("JSON in strings is mapped with the type of the property")
  func jsonText() throws {
    let hand = HandMade(name: "a")
    try BothWays.expect(
      #"{"order":"{\"name\":\"a\"}","more":["{\"name\":\"a\"}"],"last":"[{\"name\":\"a\"}]"}"#,
      is: Envelope(order: hand, more: [hand], last: [hand]))
    let deep = #"{"order":"{\"name\":\"a\",\"x\":[[[]]]}","more":["{\"name\":1}"],"last":["{}"]}"#
    let mapper = DerivedMapper<Envelope>(parsing: JSONParseOptions(depthLimit: 3)).reportingAllIssues()
    let error = #expect(throws: JSONError.self) { try mapper.decode(deep) }
    #expect(
      error?.issues.map { "\($0.code) \($0.path)" } == [
        "depth-limit $.order.x[0][0]", "type-mismatch $.more[0].name", "type-mismatch $.last",
      ])
  }

  @Test("A type without a JSON form can use its Codable conformance")
  func codable() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    try BothWays.expect(#"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#, is: Tagged(id: id))
  }

  @Test("An optional with a field may be missing or null, unless the key is required")
  func optional() throws {
    for text in [
      #"{"day":"1970-01-02","data":null,"count":"3","hand":{"name":"x"},"seen":null}"#,
      #"{"seen":null,"day":"1970-01-02","count":"3","hand":{"name":"x"}}"#,
    ] {
      try BothWays.expect(
        text,
        is: Fielded(
          day: Self.day, data: nil, count: 3, hand: HandMade(name: "x"), time: Date(timeIntervalSince1970: 0),
          seen: nil),
        written: #"{"day":"1970-01-02","count":"3","hand":{"name":"x"},"time":0,"seen":null}"#)
    }
  }

  @Test(
    "A value that a field rejects is an error at its location",
    arguments: [
      #"{"day":1}"#: "type-mismatch at $.day: expected a date (yyyy-MM-dd) for Fielded.day, found 1",
      #"{"data":""}"#: #"missing-key at $: missing key "day" required by Fielded (Date)"#,
      #"{"day":"1970-01-02","count":"3","hand":{}}"#:
        #"missing-key at $.hand: missing key "name" required by HandMade (String)"#,
      #"{"day":"1970-01-02","count":"3","hand":{"name":"x"}}"#:
        #"missing-key at $: missing key "seen" required by Fielded (Date?)"#,
    ])
  func refused(text: String, description: String) {
    BothWays.expectError(text, as: Fielded.self, description)
  }
}

@Mapped(
  keys: .snakeCase, fields: .by(.yearMonthDay, for: Date.self), .by(.base64, for: Data.self),
  .by(ManualMapper<HandMade>(), for: HandMade.self))
struct RuledLetter: Equatable {
  var sentOn: Date
  let readOn: Date?
  @By(.seconds) var created: Date
  @Key("file") var scan = Data([1])
  var author: HandMade
  @Key(path: "meta.due") var due: Date?
  @ExplicitNull var gone: Date?
  @Ignored var cached = Date.distantPast
}

@Mapped(fields: .by(.yearMonthDay, for: Date.self))
final class RuledStay: Equatable {
  let from: Date

  init(from: Date) { self.from = from }

  static func == (left: RuledStay, right: RuledStay) -> Bool { left.from == right.from }
}

/// One field for all properties of a type.
@Suite("Fields of types")
struct FieldRuleTests {
  @Test("Properties of the type have its field, unless they have '@By'")
  func bothWays() throws {
    let (day, created) = (Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 5))
    let author = HandMade(name: "x")
    try BothWays.expect(
      #"{"sent_on":"1970-01-02","read_on":"1970-01-02","created":5,"file":"AgM=","author":{"name":"x"},"#
        + #""meta":{"due":"1970-01-02"},"gone":null}"#,
      is: RuledLetter(
        sentOn: day, readOn: day, created: created, scan: Data([2, 3]), author: author, due: day, gone: nil),
      inOnePass: false)
    try BothWays.expect(
      #"{"sent_on":"1970-01-02","created":5,"author":{"name":"x"},"gone":"1970-01-02"}"#,
      is: RuledLetter(sentOn: day, readOn: nil, created: created, author: author, due: nil, gone: day),
      written:
        #"{"sent_on":"1970-01-02","created":5,"file":"AQ==","author":{"name":"x"},"gone":"1970-01-02"}"#,
      inOnePass: false)
    try BothWays.expect(#"{"from":"1970-01-02"}"#, is: RuledStay(from: day))
  }
}
