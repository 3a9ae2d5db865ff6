import CodableMapping
import Foundation
import MappingTestSupport
import Testing

@Suite("Dates with fractions")
struct DateFractionTests {
  @Test(
    "Dates with fractions are Foundation's to the last bit",
    arguments: [1583, 1899, 1931, 1969, 1970, 1986, 1999, 2000, 2001, 2026, 2100, 9998])
  func milliseconds(year: Int) throws {
    let texts = (0..<1000).map { String(format: "\(year)-11-21T10:00:00.%03dZ", $0) }
    try compare(texts)
  }

  @Test("Dates with any offset and number of digits are Foundation's")
  func digits() throws {
    let fractions = ["5", "25", "0625", "123456", "999999", "123456789", "999999999"]
    try compare(
      fractions.flatMap { fraction in
        ["Z", "+05:30", "-11:45"].flatMap { offset in
          ["1969-12-31T23:59:59", "2000-12-31T23:59:59", "2001-01-01T00:00:00", "2024-02-29T12:34:56"]
            .map { "\($0).\(fraction)\(offset)" }
        }
      })
  }

  private func compare(_ texts: [String]) throws {
    let json = Data("[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]".utf8)
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = .iso8601
    let own = CodableDecoder()
    own.dateDecodingStrategy = .iso8601
    let expected = try foundation.decode([Date].self, from: json).map(\.bits)
    #expect(expected.count == texts.count)
    #expect(try own.decode([Date].self, from: json).map(\.bits) == expected)
    #expect(texts.map { DateField.rfc3339.date(from: $0)?.bits } == expected)
    #expect(try DateField.rfc3339.array.decode(Array(json)).map(\.bits) == expected)
  }

  @Test("Dates with fractions are encoded as the text from which they were decoded")
  func roundTrip() throws {
    for year in [1931, 1970, 2001, 2026] {
      for digits in [3, 6] {
        let field = DateField(.rfc3339(fractionDigits: digits))
        for number in stride(from: 0, to: 1_000_000, by: 997) {
          let fraction = String(format: "%06d", number).prefix(digits)
          let text = "\(year)-11-21T10:00:00.\(fraction)Z"
          #expect(field.date(from: text).flatMap { field.text(for: $0) } == text)
        }
      }
    }
  }
}

extension Date { fileprivate var bits: UInt64 { timeIntervalSinceReferenceDate.bitPattern } }

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
