import Foundation
import JSONCore
import MappableMapping
import MappingTestSupport
import Testing

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
      (#"{"own":"March 1999"}"#, #""March 1999""#, "own", [nameFormat]),
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
