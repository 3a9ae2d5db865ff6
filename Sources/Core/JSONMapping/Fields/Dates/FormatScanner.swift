internal import JSONCore

/// Scans the bytes of a string that must have a specific form, such as that of a date. Its errors have no
/// location yet.
///
/// Each call passes the bytes, because a scanner can't store a span.
struct FormatScanner {
  let form: Form
  private(set) var position = 0

  /// The form of a string. Unlike an expectation it isn't reference counted, so a scanner costs nothing.
  enum Form {
    case day
    case timestamp
    case duration

    var expectation: IssueExpectation {
      switch self {
      case .day: .date(format: "yyyy-MM-dd")
      case .timestamp: .date(format: "RFC 3339")
      case .duration: .duration
      }
    }
  }

  /// Returns the error for a string that doesn't have the form.
  func error(_ reason: String) -> JSONError {
    JSONError(.invalidFormat(expected: form.expectation, reason: reason))
  }

  func isAtEnd(of text: Span<UInt8>) -> Bool { position == text.count }

  /// Reads a digit, if it is next.
  mutating func digit(_ text: Span<UInt8>) -> Int? {
    guard position < text.count else { return nil }
    let value = text[position] &- UInt8(ascii: "0")
    guard value < 10 else { return nil }
    position += 1
    return Int(value)
  }

  /// Reads a character, if it is next.
  mutating func skip(_ character: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}

// Parses dates in the forms `yyyy-MM-dd` and RFC 3339, without a formatter, and ISO 8601 durations.

extension FormatScanner {
  /// Reads `yyyy-MM-dd` to the end of the text; returns the seconds from 2001 to midnight UTC of that day.
  mutating func calendarDay(_ text: Span<UInt8>) throws(JSONError) -> Double {
    let start = try dayPart(text)
    guard isAtEnd(of: text) else { throw error("there is text after the day") }
    return Double(start)
  }

  /// Reads an RFC 3339 timestamp as seconds since 2001.
  ///
  /// The parts are added in the order that Foundation uses. In another order, dates with fractions would be
  /// rounded differently, and half of them wouldn't equal Foundation's.
  mutating func timestamp(_ text: Span<UInt8>) throws(JSONError) -> Double {
    let start = try dayPart(text)
    let seconds = try timePart(text)
    let offset = try offsetPart(text)
    guard isAtEnd(of: text) else { throw error("there is text after the offset") }
    return Double(start) + (Double(seconds.whole) + seconds.fraction) - Double(offset)
  }

  /// Reads a day as the seconds from 2001 to its beginning.
  private mutating func dayPart(_ text: Span<UInt8>) throws(JSONError) -> Int {
    let year = try number(text, 4, "the year")
    let month = try number(text, 2, "the month", after: "-")
    let day = try number(text, 2, "the day", after: "-")
    guard 1...12 ~= month else { throw error("month \(month) is outside 1...12") }
    let days = CalendarDay.days(inMonth: month, of: year)
    guard 1...days ~= day else { throw error("day \(day) is outside 1...\(days)") }
    let start = CalendarDay(year: year, month: month, day: day)
    return (start.daysSince1970 - CalendarDay.daysTo2001) * 86_400
  }

  private mutating func timePart(_ text: Span<UInt8>) throws(JSONError) -> (whole: Int, fraction: Double) {
    guard skip("T", text) || skip("t", text) || skip(" ", text) else {
      throw error("\"T\" is missing between day and time")
    }
    let hour = try number(text, 2, "the hour")
    let minute = try number(text, 2, "the minute", after: ":")
    let second = try number(text, 2, "the second", after: ":")
    guard hour < 24 else { throw error("hour \(hour) is outside 0...23") }
    guard minute < 60 else { throw error("minute \(minute) is outside 0...59") }
    // A leap second counts as the first second of the next minute.
    guard second <= 60 else { throw error("second \(second) is outside 0...60") }
    return (hour * 3600 + minute * 60 + second, try fractionPart(text))
  }

  private mutating func fractionPart(_ text: Span<UInt8>) throws(JSONError) -> Double {
    guard skip(".", text) else { return 0 }
    var digits = 0
    var value: Int64 = 0
    while let digit = digit(text) {
      // A nanosecond is far below the precision of a date; further digits are skipped.
      if digits < 15 {
        value = value * 10 + Int64(digit)
        digits += 1
      }
    }
    guard digits > 0 else { throw error("the fraction has no digits") }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return Double(value) / scale
  }

  private mutating func offsetPart(_ text: Span<UInt8>) throws(JSONError) -> Int {
    guard !isAtEnd(of: text) else { throw error("the offset is missing: \"Z\" or ±hh:mm") }
    if skip("Z", text) || skip("z", text) { return 0 }
    let isNegative = skip("-", text)
    guard isNegative || skip("+", text) else { throw error("the offset must be \"Z\" or ±hh:mm") }
    let hours = try number(text, 2, "the offset's hours")
    // ISO 8601 also allows an offset without its colon, and one without minutes.
    let hasColon = skip(":", text)
    let minutes = !hasColon && isAtEnd(of: text) ? 0 : try number(text, 2, "the offset's minutes")
    guard hours < 24, minutes < 60 else { throw error("the offset is outside ±23:59") }
    let seconds = hours * 3600 + minutes * 60
    return isNegative ? -seconds : seconds
  }

  /// Reads a number of the given count of digits, after a separator if one is given.
  private mutating func number(
    _ text: Span<UInt8>, _ digits: Int, _ name: String, after separator: Unicode.Scalar? = nil
  ) throws(JSONError) -> Int {
    if let separator, !skip(separator, text) { throw error("\"\(separator)\" is missing") }
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit(text) else { throw error("\(name) must have \(digits) digits") }
      value = value * 10 + digit
    }
    return value
  }

  // Durations of ISO 8601.

  /// The letters of the units, with the seconds of each unit.
  private typealias Units = KeyValuePairs<Unicode.Scalar, UInt64>
  private static let dateUnits: Units = ["W": 604_800, "D": 86_400]
  private static let timeUnits: Units = ["H": 3600, "M": 60, "S": 1]
  private static var fractionDigits: Int { 18 }

  /// The error for a duration that is too long for the seconds of a `Duration`.
  private static var tooLongError: JSONError {
    JSONError(.numberOutOfRange(type: "Duration", range: "-PT9223372036854775807S...PT9223372036854775807S"))
  }

  /// Reads a duration to the end of the text.
  mutating func duration(_ text: Span<UInt8>) throws(JSONError) -> Duration {
    let isNegative = skip("-", text)
    guard skip("P", text) else { throw error("\"P\" is missing at the beginning") }
    guard !isAtEnd(of: text) else { throw error("there is nothing after \"P\"") }
    var duration = Duration.zero
    try addParts(text, of: FormatScanner.dateUnits, to: &duration)
    if skip("T", text) {
      guard !isAtEnd(of: text) else { throw error("there is nothing after \"T\"") }
      try addParts(text, of: FormatScanner.timeUnits, to: &duration)
    }
    guard isAtEnd(of: text) else { throw error("there is text after the duration") }
    return isNegative ? .zero - duration : duration
  }

  /// Reads numbers with units, each unit at most once and in order.
  private mutating func addParts(
    _ text: Span<UInt8>, of units: Units, to duration: inout Duration
  ) throws(JSONError) {
    var next = 0
    while position < text.count, text[position] != UInt8(ascii: "T") {
      let whole = try number(text)
      let fraction = try fraction(text)
      guard position < text.count else { throw error("the unit is missing after a number") }
      let letter = text[position]
      guard let index = units.firstIndex(where: { skip($0.key, text) }) else {
        throw error(reason(against: letter, isDate: units[0].key == "W"))
      }
      guard index >= next else {
        throw error("weeks, days, hours, minutes and seconds must be in this order, each at most once")
      }
      next = index + 1
      let (seconds, overflow) = whole.multipliedReportingOverflow(by: units[index].value)
      guard !overflow else { throw FormatScanner.tooLongError }
      let attoseconds = Duration(secondsComponent: 0, attosecondsComponent: fraction ?? 0)
      duration += .seconds(seconds) + attoseconds * units[index].value
      guard duration <= DurationField.longest else { throw FormatScanner.tooLongError }
      guard fraction == nil || isAtEnd(of: text) else {
        throw error("only the last number may have a fraction")
      }
    }
  }

  private func reason(against letter: UInt8, isDate: Bool) -> String {
    switch letter {
    case UInt8(ascii: "Y"): "years differ in length: a duration has weeks, days, hours, minutes and seconds"
    case UInt8(ascii: "M"): "months differ in length: a duration has weeks, days, hours, minutes and seconds"
    case UInt8(ascii: "H"), UInt8(ascii: "S"): "\"T\" is missing before the time"
    case UInt8(ascii: "D"), UInt8(ascii: "W"): "weeks and days must come before \"T\""
    default: isDate ? "the unit must be W or D, or after \"T\" H, M or S" : "the unit must be H, M or S"
    }
  }

  private mutating func number(_ text: Span<UInt8>) throws(JSONError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    while let digit = digit(text) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carried else { throw FormatScanner.tooLongError }
      value = sum
    }
    guard position > start else { throw error("a digit is missing") }
    return value
  }

  /// The fraction in units of 10^-18; `nil` if there is none.
  private mutating func fraction(_ text: Span<UInt8>) throws(JSONError) -> Int64? {
    guard skip(".", text) || skip(",", text) else { return nil }
    let start = position
    var value: Int64 = 0
    while let digit = digit(text) {
      if position - start <= FormatScanner.fractionDigits {
        value = value * 10 + Int64(digit)
      } else if digit != 0 {
        throw error("the fraction has more than 18 digits")
      }
    }
    guard position > start else { throw error("the fraction has no digits") }
    for _ in 0..<max(0, FormatScanner.fractionDigits - (position - start)) { value *= 10 }
    return value
  }
}

extension JSONValue {
  /// Reads a string that must have a form. Errors thrown by `read` get the location of this value.
  func scanned<Value>(
    as form: FormatScanner.Form,
    _ read: (inout FormatScanner, Span<UInt8>) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try withUTF8(expecting: form.expectation) { (text) throws(JSONError) in
      var scanner = FormatScanner(form: form)
      do throws(JSONError) { return try read(&scanner, text) } catch { throw error.placed(at: self) }
    }
  }
}
