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

  private static var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "dd.MM.yyyy"
    return formatter
  }

  @Test(
    "The error for a text instead of a date names the option that decodes it", arguments: forms.indices,
    [DateCoding.deferredToDate, .secondsSince1970, .millisecondsSince1970])
  func texts(index: Int, dates: DateCoding) throws {
    let (text, form, reading) = Self.forms[index]
    let day = #"{"day":"\#(text)"}"#
    let error = #expect(throws: JSONError.self) { try CodableMapper<Event>(dates: dates).decode(day) }
    let mark = String(repeating: "~", count: text.utf8.count + 1)
    #expect(
      error?.rendered() == """
        error[type-mismatch]: expected Double for Event.day, found string "\(text)"
          --> $.day (line 1, column 8, byte 7)
         1 | {"day":"\(text)"}
           |        ^\(mark)
           = help: name the form of dates: CodableMapper(dates: \(form)), or dateDecodingStrategy = \(form)
        """)
    #expect(
      thrown { try CodableMapper<Event>(dates: dates).decode(#"{"days":[1,"\#(text)"]}"#) }?.issue.advice
        == ["help: name the form of dates: CodableMapper(dates: \(form)), or dateDecodingStrategy = \(form)"])
    guard text != "922881600" else { return }
    #expect(try CodableMapper<Event>(dates: reading).decode(day).day != nil)
  }

  @Test(
    "Other errors of a date have no advice", arguments: [#"{"day":true}"#, #"{"day":[]}"#, #"{"days":{}}"#])
  func others(text: String) {
    #expect(thrown { try CodableMapper<Event>().decode(text) }?.issue.advice == [])
  }
}
