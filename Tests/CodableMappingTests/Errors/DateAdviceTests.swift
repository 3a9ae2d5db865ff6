import CodableMapping
import Foundation
import MappingTestSupport
import Testing

@Suite("Advice about the form of dates")
struct DateAdviceTests {
  private struct Event: Codable {
    var day: Date?
    var days: [Date]?
  }

  static let forms: [(text: String, form: String, dates: DateCoding)] = [
    ("1999-03-31", ".yearMonthDay", .yearMonthDay),
    ("1999-03-31T12:00:00Z", ".iso8601", .iso8601),
    ("1999-03-31T12:00:00.5+02:00", ".iso8601", .iso8601),
    ("31.03.1999", ".formatted(formatter)", .formatted(formatter)),
    ("922881600", ".formatted(formatter)", .formatted(formatter)),
  ]

  private static let formatter = DateFormatter(day: "dd.MM.yyyy", offset: 0)

  @Test(
    "The error for a text instead of a date names the option that decodes it", arguments: forms.indices,
    [DateCoding.deferredToDate, .secondsSince1970, .millisecondsSince1970])
  func texts(index: Int, dates: DateCoding) throws {
    let (text, form, reading) = Self.forms[index]
    let day = #"{"day":"\#(text)"}"#
    let error = #expect(throws: JSONError.self) { try CodableMapper<Event>(dates: dates).decode(day) }
    let advice = "name the form of dates: CodableMapper(dates: \(form)), or dateDecodingStrategy = \(form)"
    #expect(
      error?.description
        == #"$.day: expected Double for Event.day, found string "\#(text)" (line 1, column 8) [type-mismatch]"#
    )
    #expect(error?.issue.advice == ["help: \(advice)"])
    #expect(
      thrown { try CodableMapper<Event>(dates: dates).decode(#"{"days":[1,"\#(text)"]}"#) }?.issue.advice
        == ["help: \(advice)"])
    guard text != "922881600" else { return }
    #expect(try CodableMapper<Event>(dates: reading).decode(day).day != nil)
  }

  @Test(
    "Other errors of a date have no advice", arguments: [#"{"day":true}"#, #"{"day":[]}"#, #"{"days":{}}"#])
  func others(text: String) {
    #expect(thrown { try CodableMapper<Event>().decode(text) }?.issue.advice == [])
  }
}
