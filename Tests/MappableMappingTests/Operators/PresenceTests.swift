import Foundation
import JSONMapping
import MappableMapping
import MappingTestSupport
import Testing

/// Members of every kind that can be absent, null or have a value.
@Suite("Presence with the operators")
struct PresenceTests {
  enum Rank: String { case novice, expert }

  struct Part: Mappable, Equatable {
    var name = ""
    var size = 0

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      name <- map["name"]
      size <- map["size"]
    }
  }

  struct Change: Mappable {
    var count: Presence<Int> = .absent
    var part: Presence<Part> = .absent
    var parts: Presence<[String: [Part]]> = .absent
    var rank: Presence<Rank> = .absent
    var ranks: Presence<[Rank]> = .absent
    var seen: Presence<Date> = .absent
    var due: Presence<Date> = .absent
    var dates: Presence<[Date]> = .absent
    var weeks: Presence<[String: [Date]]> = .absent
    var days: Presence<[Date]> = .absent
    var number: Presence<NSNumber> = .absent
    var deep: Presence<Int> = .absent

    init() {}

    init?(map: Map) {}

    mutating func mapping(map: Map) {
      count <- map["count"]
      part <- map["part"]
      parts <- map["parts"]
      rank <- map["rank"]
      ranks <- map["ranks"]
      seen <- (map["seen"], DateTransform())
      due <- (map["due"], DateField.yearMonthDay)
      dates <- (map["dates"], DateTransform())
      weeks <- (map["weeks"], DateTransform())
      days <- (map["days"], DateField.yearMonthDay)
      number <- map["number"]
      deep <- map["in.deep"]
    }
  }

  /// The same members, only written.
  struct Sent: Mappable {
    var change: Change

    init(_ change: Change) { self.change = change }

    init?(map: Map) { return nil }

    func mapping(map: Map) {
      change.count >>> map["count"]
      change.part >>> map["part"]
      change.parts >>> map["parts"]
      change.rank >>> map["rank"]
      change.ranks >>> map["ranks"]
      change.seen >>> (map["seen"], DateTransform())
      change.due >>> (map["due"], DateField.yearMonthDay)
      change.dates >>> (map["dates"], DateTransform())
      change.weeks >>> (map["weeks"], DateTransform())
      change.days >>> (map["days"], DateField.yearMonthDay)
      change.number >>> map["number"]
      change.deep >>> map["in.deep"]
    }
  }

  static let values = [
    "{}", #"{"count":1}"#, #"{"part":{"name":"a","size":1}}"#, #"{"parts":{"x":[{"name":"a","size":1}]}}"#,
    #"{"rank":"novice"}"#, #"{"ranks":["expert","novice"]}"#, #"{"seen":1.5}"#, #"{"due":"2026-11-27"}"#,
    #"{"dates":[1.5,2]}"#, #"{"weeks":{"a":[1.5]}}"#, #"{"days":["2026-11-27"]}"#, #"{"number":7}"#,
    #"{"in":{"deep":2}}"#, #"{"in":{"deep":null}}"#,
  ]
  static let nulls = [
    "count", "part", "parts", "rank", "ranks", "seen", "due", "dates", "weeks", "days", "number",
  ]
  .map { #"{"\#($0)":null}"# }

  @Test("Every kind of value is decoded and written, and so are null and nothing", arguments: values + nulls)
  func roundTrip(text: String) throws {
    for mapper in [MappableMapper<Change>(), MappableMapper<Change>().lenient] {
      let change = try mapper.decode(text)
      #expect(try mapper.encodeToString(change) == text)
      #expect(try MappableMapper<Sent>().encodeToString(Sent(change)) == text)
    }
  }

  static let wrong = [
    #"{"count":"x"}"#:
      #"$.count: expected Int for Change.count, found string "x" (line 1, column 10) [type-mismatch]"#,
    #"{"part":{"name":1,"size":1}}"#:
      #"$.part.name: expected String for Part.name, found 1 (line 1, column 17) [type-mismatch]"#,
    #"{"parts":{"x":{}}}"#:
      #"$.parts.x: expected an array for Change.parts.x, found an object (line 1, column 15) [type-mismatch]"#,
    #"{"rank":"nvice"}"#:
      #"$.rank: "nvice" is not a Rank (line 1, column 9) [invalid-raw-value]"#,
    #"{"ranks":[1]}"#:
      #"$.ranks[0]: expected String for Change.ranks, found 1 (line 1, column 11) [type-mismatch]"#,
    #"{"seen":[]}"#:
      #"$.seen: an array can't be converted to Date for Change.seen (line 1, column 9) [transform-failed]"#,
    #"{"due":"soon"}"#:
      #"$.due: expected a date (yyyy-MM-dd) for Change.due, found "soon" (line 1, column 8) [invalid-format]"#,
    #"{"number":[]}"#:
      #"$.number: expected NSNumber for Change.number, found an array (line 1, column 11) [type-mismatch]"#,
    #"{"in":3}"#:
      #"$.in: expected an object for Change.in, found 3 (line 1, column 7) [type-mismatch]"#,
  ]

  @Test("A wrong value is an error, and changes nothing by ObjectMapper's rules", arguments: wrong)
  func wrongValue(text: String, description: String) throws {
    #expect(thrown { try MappableMapper<Change>().decode(text) }?.description == description)
    let before = try #require(Self.full)
    let after = Mapper<Change>().map(JSONString: text, toObject: before)
    #expect(try Self.text(of: after) == Self.text(of: before))
  }

  static var full: Change? {
    Mapper<Change>().map(
      JSONString: """
        {"count":1,"part":{"name":"a","size":1},"parts":{"x":[]},"rank":"novice","ranks":[],"seen":1,\
        "due":"2026-11-27","number":7,"in":{"deep":2}}
        """)
  }

  private static func text(of change: Change) throws -> String {
    try MappableMapper<Change>().encodeToString(change)
  }

  @Test("An absent member leaves an existing object unchanged, null is null, and a model is mapped onto")
  func existing() throws {
    let mapper = Mapper<Change>()
    let full = try #require(Self.full)
    #expect(try Self.text(of: mapper.map(JSONString: "{}", toObject: full)) == Self.text(of: full))
    var change = mapper.map(
      JSONString: #"{"count":null,"part":{"size":2},"ranks":["expert"],"seen":null}"#, toObject: full)
    #expect(change.count == .null && change.ranks == .value([.expert]) && change.seen == .null)
    #expect(change.rank == .value(.novice))
    let part = try #require(change.part.valueIfPresent)
    #expect(part.name == "a" && part.size == 2)
    change = mapper.map(JSONString: "{}", toObject: change)
    #expect(change.count == .null)
  }

  @Test("In an initializer, the operator connects a variable, and `value` requires the member")
  func immutable() throws {
    struct Connected: ImmutableMappable {
      let count: Presence<Int>
      init(map: Map) throws {
        var count = Presence<Int>.absent
        count <- map["count"]
        self.count = count
      }
      func mapping(map: Map) { count >>> map["count"] }
    }
    struct Required: ImmutableMappable {
      let count: Presence<Int>
      init(map: Map) throws { count = try map.value("count") }
    }
    for text in ["{}", #"{"count":null}"#, #"{"count":1}"#] {
      let mapper = MappableMapper<Connected>()
      #expect(try mapper.encodeToString(mapper.decode(text)) == text)
    }
    #expect(
      thrown { try MappableMapper<Connected>().decode(#"{"count":"x"}"#) }?.description
        == #"$.count: expected Int for Connected.count, found string "x" (line 1, column 10) [type-mismatch]"#
    )
    #expect(try MappableMapper<Required>().decode(#"{"count":null}"#).count == .null)
    #expect(
      thrown { try MappableMapper<Required>().decode("{}") }?.description
        == #"$: missing key "count" required by Required (Presence<Int>) (line 1, column 1) [missing-key]"#)
  }

  @Test("A strict mapper sets an absent member to absent, and requires a key of `orNull`")
  func strict() throws {
    struct Standard: Mappable {
      var count: Presence<Int> = .value(5)
      var required: Presence<Int> = .absent
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        count <- map["count"]
        required <- map[orNull: "required"]
      }
    }
    let mapper = MappableMapper<Standard>()
    let decoded = try mapper.decode(#"{"required":null}"#)
    #expect(decoded.count == .absent && decoded.required == .null)
    #expect(try mapper.lenient.decode("{}").count == .value(5))
    #expect(
      thrown { try mapper.decode("{}") }?.description
        == #"$: missing key "required" required by Standard (Int?) (line 1, column 1) [missing-key]"#)
  }

  @Test(
    "A value that its transform doesn't convert isn't written as absent or null", arguments: [false, true])
  func unwritable(includesNil: Bool) throws {
    struct Standard: Mappable {
      var part: Presence<Int> = .value(7)
      var isConnected = true
      init(isConnected: Bool) { self.isConnected = isConnected }
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        let transform = TransformOf<Int, String>(fromJSON: { $0.flatMap { Int($0) } }, toJSON: { _ in nil })
        if isConnected { part <- (map["part"], transform) } else { part >>> (map["part"], transform) }
      }
    }
    for isConnected in [false, true] {
      let mapper = MappableMapper<Standard>(shouldIncludeNilValues: includesNil)
      #expect(
        thrown { try mapper.encode(Standard(isConnected: isConnected)) }?.description
          == "$.part: the transform returns no value for Int [transform-failed]")
    }
  }
}
