import Foundation
import JSONMapping
import MappingTestSupport
import Testing

@Suite("DateField")
struct DateFieldTests {
  @Test(
    "A day is decoded as midnight UTC",
    arguments: [
      ("1970-01-01", 0.0), ("2016-06-17", 1_466_121_600), ("2000-02-29", 951_782_400),
      ("1900-03-01", -2_203_891_200), ("0000-01-01", -62_167_219_200), ("9999-12-31", 253_402_214_400),
    ])
  func days(text: String, seconds: Double) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(try DateField.yearMonthDay.decode("\"\(text)\"") == date)
    #expect(try DateField.yearMonthDay.encodeToString(date) == "\"\(text)\"")
    #expect(try DateField.yearMonthDay.encodeToString(date + 86_399.5) == "\"\(text)\"")
  }

  @Test("Texts are converted to dates and back without a document")
  func text() {
    let date = Date(timeIntervalSince1970: 1_466_121_600)
    #expect(DateField.yearMonthDay.date(from: "2016-06-17") == date)
    #expect(DateField.yearMonthDay.text(for: date + 1) == "2016-06-17")
    #expect(DateField.rfc3339.date(from: "2016-06-17T00:00:00Z") == date)
    #expect(DateField.rfc3339.text(for: date + 0.5) == "2016-06-17T00:00:00.5Z")
    #expect(DateField.yearMonthDay.date(from: "２016-06-1") == nil)
    #expect(DateField.yearMonthDay.text(for: .distantFuture + 1e15) == nil)
    #expect(DateField.seconds.date(from: "1") == nil && DateField.milliseconds.text(for: date) == nil)
  }

  @Test("Every day of 400 years agrees with Foundation's calendar")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for day in stride(from: -25_567, to: 120_530, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = String(format: "\"%04d-%02d-%02d\"", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      #expect(try DateField.yearMonthDay.encodeToString(date) == text)
      #expect(try DateField.yearMonthDay.decode(text) == date)
    }
  }

  @Test(
    "The error of a string that isn't a day has the reason",
    arguments: [
      ("2016-13-17", "month 13 is outside 1...12"), ("2016-00-17", "month 0 is outside 1...12"),
      ("2015-02-29", "day 29 is outside 1...28"), ("2016-04-31", "day 31 is outside 1...30"),
      ("2016-6-17", "the month must have 2 digits"), ("", "the year must have 4 digits"),
      ("2016/06/17", "\"-\" is missing"), ("2016-06-17T", "there is text after the day"),
    ])
  func wrongDays(text: String, reason: String) {
    let error = #expect(throws: JSONError.self) { try DateField.yearMonthDay.decode("\"\(text)\"") }
    #expect(error?.issue.kind == .invalidFormat(expected: .date(format: "yyyy-MM-dd"), reason: reason))
    #expect(
      error?.description
        == "$: expected a date (yyyy-MM-dd), found \"\(text)\" (line 1, column 1) [invalid-format]")
  }

  @Test(
    "RFC 3339 dates with fractions and offsets are decoded",
    arguments: [
      ("2016-06-17T12:30:15Z", 1_466_166_615.0), ("2016-06-17t12:30:15z", 1_466_166_615),
      ("2016-06-17 12:30:15.5Z", 1_466_166_615.5), ("2016-06-17T14:30:15.250+02:00", 1_466_166_615.25),
      ("2016-06-17T14:30:15.25+0200", 1_466_166_615.25), ("2016-06-17T14:30:15.25+02", 1_466_166_615.25),
      ("2016-06-17T07:00:15.25-0530", 1_466_166_615.25), ("2016-06-17T07:30:15.25-05", 1_466_166_615.25),
      ("2016-06-17T00:00:00.123456789123-11:30", 1_466_163_000.123_456_789),
      ("2016-12-31T23:59:60Z", 1_483_228_800),
      ("1969-12-31T23:59:59.75Z", -0.25),
    ])
  func timestamps(text: String, seconds: Double) throws {
    #expect(try DateField.rfc3339.decode("\"\(text)\"").timeIntervalSince1970 == seconds)
  }

  @Test(
    "The error of a string that isn't a timestamp has the reason",
    arguments: [
      ("2016-06-17", "\"T\" is missing between day and time"),
      ("2016-06-17T24:00:00Z", "hour 24 is outside 0...23"),
      ("2016-06-17T12:60:00Z", "minute 60 is outside 0...59"),
      ("2016-06-17T12:00:61Z", "second 61 is outside 0...60"),
      ("2016-06-17T12:00:00", "the offset is missing: \"Z\" or ±hh:mm"),
      ("2016-06-17T12:00:00.Z", "the fraction has no digits"),
      ("2016-06-17T12:00:00+020", "the offset's minutes must have 2 digits"),
      ("2016-06-17T12:00:00+02:", "the offset's minutes must have 2 digits"),
      ("2016-06-17T12:00:00+2", "the offset's hours must have 2 digits"),
      ("2016-06-17T12:00:00+02000", "there is text after the offset"),
      ("2016-06-17T12:00:00+24:00", "the offset is outside ±23:59"),
      ("2016-06-17T12:00:00Zx", "there is text after the offset"),
      ("2016-06-17T12:00:00x", "the offset must be \"Z\" or ±hh:mm"),
    ])
  func wrongTimestamps(text: String, reason: String) {
    let error = #expect(throws: JSONError.self) { try DateField.rfc3339.decode("\"\(text)\"") }
    #expect(error?.issue.kind == .invalidFormat(expected: .date(format: "RFC 3339"), reason: reason))
  }

  @Test(
    "Timestamps are encoded in UTC",
    arguments: [
      (nil, 1_466_166_615.0, "2016-06-17T12:30:15Z"), (nil, 1_466_166_615.5, "2016-06-17T12:30:15.5Z"),
      (3, 1_466_166_615.5, "2016-06-17T12:30:15.500Z"), (0, 1_466_166_615.4, "2016-06-17T12:30:15Z"),
      (0, 1_466_166_615.5, "2016-06-17T12:30:16Z"), (0, -0.25, "1970-01-01T00:00:00Z"),
      (0, 59.5, "1970-01-01T00:01:00Z"), (0, 253_402_300_799.25, "9999-12-31T23:59:59Z"),

      (nil, -0.25, "1969-12-31T23:59:59.75Z"), (3, 59.9999, "1970-01-01T00:01:00.000Z"),
    ] as [(Int?, Double, String)])
  func writing(digits: Int?, seconds: Double, text: String) throws {
    let field = DateField(.rfc3339(fractionDigits: digits))
    #expect(try field.encodeToString(Date(timeIntervalSince1970: seconds)) == "\"\(text)\"")
  }

  @Test("Dates are decoded from and encoded as seconds and milliseconds")
  func numbers() throws {
    let date = Date(timeIntervalSince1970: 1_466_166_615.5)
    #expect(try DateField.seconds.decode("1466166615.5") == date)
    #expect(try DateField.milliseconds.decode("1466166615500") == date)
    #expect(try DateField.seconds.encodeToString(date) == "1466166615.5")
    #expect(try DateField.milliseconds.encodeToString(date) == "1466166615500")
    #expect(throws: JSONError.self) { try DateField.seconds.decode("\"1466166615\"") }
  }

  @Test(
    "Numbers come back as they were written",
    arguments: [
      (DateField.seconds, 1, 62_000_000_000), (.seconds, 1000, 62_000_000_000),
      (.seconds, 1_000_000, 2_000_000_000), (.milliseconds, 1, 62_000_000_000_000),
      (.milliseconds, 1000, 2_000_000_000_000),
    ])
  func unchanged(field: DateField, parts: Int, limit: Int) throws {
    var random = SeededGenerator(seed: UInt64(parts))
    for _ in 0..<5000 {
      let whole = Int.random(in: -limit...limit, using: &random)
      let digits = String(Int.random(in: parts..<2 * parts, using: &random) | 1).dropFirst()
      let text = digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
      #expect(try field.encodeToString(field.decode(text)) == text)
    }
    // Finer than the rounding.
    let date = Date(timeIntervalSinceReferenceDate: 0.123_456_789)
    #expect(try abs(field.decode(field.encodeToString(date)).timeIntervalSince(date)) < 1e-6)
  }

  @Test("A year that the form can't express is an error with its path")
  func farFuture() {
    let error = #expect(throws: JSONError.self) {
      try DateField.yearMonthDay.array.at("days").encode([
        .distantPast, Date(timeIntervalSince1970: 253_402_300_800),
      ])
    }
    #expect(
      error?.description
        == "$.days[1]: the date 253402300800.0 is outside the years 0 to 9999 [transform-failed]")
  }
}
