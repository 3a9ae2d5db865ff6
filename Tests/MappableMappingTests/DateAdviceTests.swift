import Foundation
import MappableMapping
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

  /// A text, and the transform that decodes it, as code and as a value.
  struct Form: Sendable {
    var text, code: String
    var transform: @Sendable (String) -> Date?
  }

  static let forms = [
    Form(text: "1999-03-31", code: #"CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#) {
      CustomDateFormatTransform(formatString: "yyyy-MM-dd").transformFromJSON($0)
    },
    Form(text: "2024-02-29", code: #"CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#) {
      CustomDateFormatTransform(formatString: "yyyy-MM-dd").transformFromJSON($0)
    },
    Form(text: "1999-03-31T12:00:00Z", code: "ISO8601DateTransform()") {
      ISO8601DateTransform().transformFromJSON($0)
    },
    Form(text: "1999-03-31T12:00:00+02:00", code: "ISO8601DateTransform()") {
      ISO8601DateTransform().transformFromJSON($0)
    },
    Form(
      text: "1999-03-31T12:00:00.250Z",
      code: #"CustomDateFormatTransform(formatString: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")"#
    ) { CustomDateFormatTransform(formatString: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ").transformFromJSON($0) },
    Form(text: "922881600", code: "DateTransform()") { DateTransform().transformFromJSON($0) },
  ]

  private func failure(_ text: String) throws -> JSONError {
    try #require(#expect(throws: JSONError.self) { try MappableMapper<Event>().decode(text) })
  }

  @Test("The suggested transform converts the text", arguments: forms)
  func named(form: Form) throws {
    #expect(form.transform(form.text) != nil)
    let day = try failure(#"{"day":"\#(form.text)"}"#).issue
    #expect(day.message == #"expected Date for Event.day, found string "\#(form.text)""#)
    #expect(
      day.advice == [#"help: Date isn't read by itself; name a transform, (map["day"], \#(form.code))"#])
    let days = try failure(#"{"days":["\#(form.text)"]}"#).issue
    #expect(days.message == "expected [Date] for Event.days, found an array")
    #expect(
      days.advice == [#"help: Date isn't read by itself; name a transform, (map["days"], \#(form.code))"#])
    let own = try failure(#"{"own":"\#(form.text)"}"#).issue
    #expect(own.message == #""\#(form.text)" can't be converted to Date for Event.own"#)
    #expect(own.advice == ["help: \(form.code) reads it"])
  }

  @Test(
    "The error of a transform for texts names a suitable transform",
    arguments: [
      (
        #"{"iso":"1999-03-31"}"#, #""1999-03-31" can't be converted to Date for Event.iso"#,
        [#"help: CustomDateFormatTransform(formatString: "yyyy-MM-dd") reads it"#]
      ),
      (
        #"{"isoDays":["1999-03-31T12:00:00Z","1999-03-31"]}"#,
        #""1999-03-31" can't be converted to Date for Event.isoDays"#,
        [#"help: CustomDateFormatTransform(formatString: "yyyy-MM-dd") reads it"#]
      ),
      (
        #"{"iso":"31.3.1999"}"#, #""31.3.1999" can't be converted to Date for Event.iso"#,
        [#"help: name the format of the text, as in CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#]
      ),
      (
        #"{"own":"March 1999"}"#, #""March 1999" can't be converted to Date for Event.own"#,
        [#"help: name the format of the text, as in CustomDateFormatTransform(formatString: "yyyy-MM-dd")"#]
      ),
      (
        #"{"iso":922881600}"#, "922881600 can't be converted to Date for Event.iso",
        ["help: DateTransform() makes dates of numbers"]
      ),
      (#"{"iso":{}}"#, "an object can't be converted to Date for Event.iso", []),
    ])
  func transforms(text: String, message: String, advice: [String]) throws {
    let issue = try failure(text).issue
    #expect(issue.message == message)
    #expect(issue.advice == advice)
    let (_, errors) = Mapper<Event>().reporting { $0.map(JSONString: text) }
    #expect(errors?.issue.advice == advice)
  }

  @Test("No advice shows the value")
  func values() throws {
    let error = try failure(#"{"iso":"1999-03-31"}"#)
    #expect(
      error.withoutValues.issue.advice
        == [#"help: CustomDateFormatTransform(formatString: "yyyy-MM-dd") reads it"#])
  }
}
