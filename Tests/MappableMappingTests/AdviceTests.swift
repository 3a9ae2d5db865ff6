import Foundation
import JSONCore
import MappableMapping
import MappingTestSupport
import Testing

@Suite("Advice in errors")
struct AdviceTests {
  enum Level: String, CaseIterable { case low, high }

  struct Place: Mappable {
    var day: Date?
    var data: Data?
    var tags: ClosedRange<Int>?
    var files: [Data]?
    var byName: [String: [Data]]?
    var zone: TimeZone?
    var size: CGFloat?
    var number: NSNumber?
    var names: [[String: Int]]?
    var any: [String: Any]?
    var inner: Data?
    var level: Level?
    var levels: [Level]?
    var color: Level?

    init?(map: Map) {}
    mutating func mapping(map: Map) {
      day <- map["day"]
      data <- map["data"]
      tags <- map["tags"]
      files <- map["files"]
      byName <- map["byName"]
      zone <- map["zone"]
      size <- map["size"]
      number <- map["number"]
      names <- map["names"]
      any <- map["any"]
      inner <- map["in.data"]
      level <- (map["level"], EnumTransform<Level>())
      levels <- (map["levels"], EnumTransform<Level>())
      color <- (map["color"], TransformOf<Level, String>(fromJSON: { _ in nil }, toJSON: { $0?.rawValue }))
    }
  }

  private func check(_ text: String, _ code: IssueCode, _ message: String, _ advice: [String]) {
    let error = thrown { try MappableMapper<Place>().decode(text) }
    #expect(error?.issue.message == message && error?.issue.advice == advice && error?.issue.code == code)
    let (_, errors) = Mapper<Place>().reporting { $0.map(JSONString: text) }
    // For elements of an array the lenient methods report no property.
    #expect(message.hasPrefix(errors?.issue.message ?? "-"))
    #expect(errors?.issue.advice == advice)
  }

  static let mismatches: [(json: String, key: String, type: String, found: String, transform: String)] = [
    (#"{"day":12}"#, "day", "Date", "12", "DateTransform()"),
    (#"{"day":"2016"}"#, "day", "Date", #"string "2016""#, #"CustomDateFormatTransform(formatString: "…")"#),
    (#"{"day":true}"#, "day", "Date", "true", "DateTransform()"),
    (#"{"data":"AA=="}"#, "data", "Data", #"string "AA==""#, "DataTransform()"),
    (#"{"tags":["a"]}"#, "tags", "ClosedRange<Int>", "an array", "CodableTransform<ClosedRange<Int>>()"),
    (#"{"files":["AA=="]}"#, "files", "[Data]", "an array", "DataTransform()"),
    (#"{"byName":{"a":["AA=="]}}"#, "byName", "[String: [Data]]", "an object", "DataTransform()"),
    (#"{"zone":"x"}"#, "zone", "TimeZone", #"string "x""#, "CodableTransform<TimeZone>()"),
    (#"{"in":{"data":"AA=="}}"#, "in.data", "Data", #"string "AA==""#, "DataTransform()"),
    (#"{"size":"x"}"#, "size", "CGFloat", #"string "x""#, ""),
    (#"{"number":"x"}"#, "number", "NSNumber", #"string "x""#, ""),
    (#"{"names":[1]}"#, "names", "an object", "1", ""), (#"{"any":1}"#, "any", "[String: Any]", "1", ""),
  ]

  @Test("The error of `<-` names a suitable transform", arguments: mismatches)
  func mismatch(json: String, key: String, type: String, found: String, transform: String) {
    let element = type.contains("[Data]") ? "Data" : type
    let advice = #"help: \#(element) needs a transform, as in (map["\#(key)"], \#(transform))"#
    let message = "expected \(type) for Place.\(key), found \(found)"
    check(json, .typeMismatch, message, transform.isEmpty ? [] : [advice])
  }

  static let values = #"allowed: "low", "high""#

  @Test(
    "The error of a transform shows the accepted values, and a similar one",
    arguments: [
      (#"{"level":"hihg"}"#, #""hihg""#, "level", [values, #"help: did you mean "high"?"#]),
      (#"{"levels":["low","HIGH"]}"#, #""HIGH""#, "levels", [values, #"help: did you mean "high"?"#]),
      (#"{"level":{}}"#, "an object", "level", [values]), (#"{"color":1}"#, "1", "color", []),
    ])
  func transform(json: String, value: String, key: String, advice: [String]) {
    check(json, .transformFailed, "\(value) can't be converted to Level for Place.\(key)", advice)
  }

  @Test("The error says that there may be more issues if the rest can't be checked")
  func perhapsMore() {
    struct Bag: Mappable {
      init?(map: Map) { return nil }
      mutating func mapping(map: Map) {}
    }
    let error = thrown { try MappableMapper<Bag>().reportingAllIssues().decode(#"{"s":["a"]}"#) }
    #expect(
      error?.description == """
        1 error while decoding Bag and perhaps more: $: Bag can't be created from this object (line 1, column 1) \
        [custom]
        """)
    #expect(error?.rendered().hasSuffix("\n\nand perhaps more: the rest could not be checked") == true)
  }

  @Test("The suggested transforms compile, and decode the values")
  func namedTransforms() throws {
    struct Read: Mappable {
      var tags: Set<String> = []
      var links: [URL] = []
      var byName: [String: [URL]] = [:]
      var id: UUID?
      init?(map: Map) {}
      mutating func mapping(map: Map) {
        tags <- (map["tags"], CodableTransform<Set<String>>())
        links <- (map["links"], URLTransform())
        byName <- (map["byName"], URLTransform())
        id <- (map["id"], CodableTransform<UUID>())
      }
    }
    let id = "00000000-0000-0000-0000-000000000001"
    let read = try MappableMapper<Read>().decode(
      #"{"tags":["a"],"links":["http://x"],"byName":{"a":["http://y"]},"id":"\#(id)"}"#)
    #expect(read.tags == ["a"] && read.links.count == 1 && read.byName["a"]?.count == 1)
    #expect(read.id?.uuidString == id)
  }

  struct Fixed: ImmutableMappable {
    let url: URL?
    let level: Level?
    init(map: Map) throws {
      url = try? map.value("missing")
      level = try map.value("level")
      let _: Data = try map.value("data")
    }
  }

  @Test(
    "Errors of the values of an immutable model name the transform or the accepted values",
    arguments: [
      (
        #"{"level":"low","data":"AA=="}"#,
        #"$.data: expected Data for Fixed.data, found string "AA==" (line 1, column 23) [type-mismatch]"#,
        [#"help: Data needs a transform, as in map.value("data", using: DataTransform())"#]
      ),
      (
        #"{"level":"LOW"}"#,
        #"$.level: expected Level for Fixed.level, found string "LOW" (line 1, column 10) [type-mismatch]"#,
        [#"allowed: "low", "high""#, #"help: did you mean "low"?"#]
      ),
    ])
  func immutable(text: String, description: String, advice: [String]) {
    let error = thrown { try MappableMapper<Fixed>().decode(text) }
    #expect(error?.description == description && error?.issue.advice == advice)
    let legacy = #expect(throws: MapError.self) { try Mapper<Fixed>().map(JSONString: text) as Fixed }
    #expect(legacy?.jsonError?.description == description)
    #expect(legacy?.jsonError?.issue.advice == advice)
  }

  @Test("A value of a key that looks like a secret is not shown")
  func secret() {
    struct Login: Mappable {
      var token: Level?
      init?(map: Map) {}
      mutating func mapping(map: Map) { token <- (map["token"], EnumTransform<Level>()) }
    }
    let error = thrown { try MappableMapper<Login>().decode(#"{"token":"lox"}"#) }
    #expect(
      error?.rendered() == """
        error[transform-failed]: ••• (required by Login.token)
          --> $.token (line 1, column 10, byte 9)
         1 | {"token":•••}
           |          ^~~
        """)
    #expect(
      error?.withoutValues.description
        == "$.token: ••• (required by Login.token) (line 1, column 10) [transform-failed]")
  }
}

@Suite("Advice about dates")
struct DateAdviceTests {
  struct Event: Mappable {
    var day: Date?
    var days: [Date]?
    var iso: Date?
    var isoDays: [Date]?
    var own: Date?

    init?(map: Map) {}
    mutating func mapping(map: Map) {
      day <- map["day"]
      days <- map["days"]
      iso <- (map["iso"], ISO8601DateTransform())
      isoDays <- (map["isoDays"], ISO8601DateTransform())
      own <- (map["own"], CustomDateFormatTransform(formatString: "dd.MM.yyyy"))
    }
  }

  static let byDay = #"CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#
  static let byMillisecond = #"CustomDateFormatTransform(formatString: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")"#

  /// Converts a text by the code of a transform.
  private func date(_ text: String, by code: String) -> Date? {
    switch code {
    case "DateTransform()": DateTransform().transformFromJSON(text)
    case "ISO8601DateTransform()": ISO8601DateTransform().transformFromJSON(text)
    default:
      CustomDateFormatTransform(formatString: String(code.split(separator: "\"")[1])).transformFromJSON(text)
    }
  }

  private func issue(_ text: String) -> JSONCore.Issue? {
    thrown { try MappableMapper<Event>().decode(text) }?.issue
  }

  @Test(
    "The suggested transform converts the text",
    arguments: [
      ("1999-03-31", byDay), ("2024-02-29", byDay), ("1999-03-31T12:00:00Z", "ISO8601DateTransform()"),
      ("1999-03-31T12:00:00+02:00", "ISO8601DateTransform()"), ("1999-03-31T12:00:00.250Z", byMillisecond),
      ("922881600", "DateTransform()"),
    ])
  func named(text: String, code: String) {
    #expect(date(text, by: code) != nil)
    func advice(_ key: String) -> [String] {
      [#"help: Date needs a transform, as in (map["\#(key)"], \#(code))"#]
    }
    let day = issue(#"{"day":"\#(text)"}"#)
    #expect(day?.message == #"expected Date for Event.day, found string "\#(text)""#)
    #expect(day?.advice == advice("day"))
    let days = issue(#"{"days":["\#(text)"]}"#)
    #expect(days?.message == "expected [Date] for Event.days, found an array")
    #expect(days?.advice == advice("days"))
    let own = issue(#"{"own":"\#(text)"}"#)
    #expect(own?.message == #""\#(text)" can't be converted to Date for Event.own"#)
    #expect(own?.advice == ["help: use \(code)"])
  }

  static let nameFormat = "help: name the format of the text, as in \(byDay)"

  @Test(
    "The error of a transform for texts names a suitable transform",
    arguments: [
      (#"{"iso":"1999-03-31"}"#, #""1999-03-31""#, "iso", ["help: use \(byDay)"]),
      (
        #"{"isoDays":["1999-03-31T12:00:00Z","1999-03-31"]}"#, #""1999-03-31""#, "isoDays",
        ["help: use \(byDay)"]
      ),
      (#"{"iso":"31.3.1999"}"#, #""31.3.1999""#, "iso", [nameFormat]),
      (
        #"{"own":"March 1999"}"#, #""March 1999""#, "own",
        ["help: change the format of the transform to that of the text"]
      ),
      (#"{"iso":922881600}"#, "922881600", "iso", ["help: use DateTransform() for numbers"]),
      (#"{"iso":{}}"#, "an object", "iso", []),
    ])
  func transforms(text: String, value: String, key: String, advice: [String]) {
    let issue = issue(text)
    #expect(issue?.message == "\(value) can't be converted to Date for Event.\(key)")
    #expect(issue?.advice == advice)
    let (_, errors) = Mapper<Event>().reporting { $0.map(JSONString: text) }
    #expect(errors?.issue.advice == advice)
  }

  @Test("No advice shows the value")
  func values() {
    let error = thrown { try MappableMapper<Event>().decode(#"{"iso":"1999-03-31"}"#) }
    #expect(error?.withoutValues.issue.advice == ["help: use \(Self.byDay)"])
  }
}
