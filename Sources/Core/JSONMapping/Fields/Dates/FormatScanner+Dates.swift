internal import JSONCore

// Parses dates in the forms `yyyy-MM-dd` and RFC 3339, without a formatter.

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

  private mutating func timePart(
    _ text: Span<UInt8>
  ) throws(JSONError) -> (whole: Int, fraction: Double) {
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
}
