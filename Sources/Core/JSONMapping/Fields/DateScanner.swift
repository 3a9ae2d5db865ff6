/// Reads dates from the bytes of a string: `yyyy-MM-dd` and RFC 3339, without a formatter.
struct DateScanner {
  private var position = 0
  /// What is wrong, once something is.
  private(set) var problem: String?
}

extension DateScanner {
  /// Reads `yyyy-MM-dd` and nothing behind it; `nil` with a ``problem`` otherwise.
  mutating func calendarDay(_ text: Span<UInt8>) -> CalendarDay? {
    guard let day = dayPart(text), isAtEnd(text, after: "the day") else { return nil }
    return day
  }

  /// Reads an RFC 3339 timestamp as seconds since 2001; `nil` with a ``problem`` otherwise.
  ///
  /// It is added up in the order in which Foundation does: in any other, dates with fractions would be
  /// rounded in another way, and half of them would not equal Foundation's.
  mutating func timestamp(_ text: Span<UInt8>) -> Double? {
    guard let day = dayPart(text), let seconds = timePart(text), let offset = offsetPart(text),
      isAtEnd(text, after: "the offset")
    else { return nil }
    let start = (day.daysSince1970 - CalendarDay.daysTo2001) * 86_400
    return Double(start) + (Double(seconds.whole) + seconds.fraction) - Double(offset)
  }

  private mutating func dayPart(_ text: Span<UInt8>) -> CalendarDay? {
    guard let year = number(text, 4, "the year"), separator(text, "-"),
      let month = number(text, 2, "the month"), separator(text, "-"),
      let day = number(text, 2, "the day")
    else { return nil }
    guard 1...12 ~= month else { return fail("month \(month) is outside 1...12") }
    let days = CalendarDay.days(inMonth: month, of: year)
    guard 1...days ~= day else { return fail("day \(day) is outside 1...\(days)") }
    return CalendarDay(year: year, month: month, day: day)
  }

  private mutating func timePart(_ text: Span<UInt8>) -> (whole: Int, fraction: Double)? {
    guard position < text.count,
      text[position] | 0x20 == UInt8(ascii: "t") || text[position] == UInt8(ascii: " ")
    else { return fail("\"T\" is missing between day and time") }
    position += 1
    guard let hour = number(text, 2, "the hour"), separator(text, ":"),
      let minute = number(text, 2, "the minute"), separator(text, ":"),
      let second = number(text, 2, "the second")
    else { return nil }
    guard hour < 24 else { return fail("hour \(hour) is outside 0...23") }
    guard minute < 60 else { return fail("minute \(minute) is outside 0...59") }
    // A leap second counts as the first second of the next minute.
    guard second <= 60 else { return fail("second \(second) is outside 0...60") }
    guard let fraction = fractionPart(text) else { return nil }
    return (hour * 3600 + minute * 60 + second, fraction)
  }

  private mutating func fractionPart(_ text: Span<UInt8>) -> Double? {
    guard position < text.count, text[position] == UInt8(ascii: ".") else { return 0 }
    position += 1
    var digits = 0
    var value: Int64 = 0
    while position < text.count, let digit = digit(text, at: position) {
      // A nanosecond is far below what a date can tell apart; more digits are read and dropped.
      if digits < 15 {
        value = value * 10 + Int64(digit)
        digits += 1
      }
      position += 1
    }
    guard digits > 0 else { return fail("the fraction has no digits") }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return Double(value) / scale
  }

  private mutating func offsetPart(_ text: Span<UInt8>) -> Int? {
    guard position < text.count else { return fail("the offset is missing: \"Z\" or ±hh:mm") }
    let sign = text[position]
    position += 1
    if sign | 0x20 == UInt8(ascii: "z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return fail("the offset must be \"Z\" or ±hh:mm")
    }
    guard let hours = number(text, 2, "the offset's hours"), separator(text, ":"),
      let minutes = number(text, 2, "the offset's minutes")
    else { return nil }
    guard hours < 24, minutes < 60 else { return fail("the offset is outside ±23:59") }
    let seconds = hours * 3600 + minutes * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }
}

extension DateScanner {
  private func digit(_ text: Span<UInt8>, at index: Int) -> Int? {
    let value = text[index] &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  private mutating func number(_ text: Span<UInt8>, _ digits: Int, _ name: String) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard position < text.count, let digit = digit(text, at: position) else {
        return fail("\(name) must have \(digits) digits")
      }
      value = value * 10 + digit
      position += 1
    }
    return value
  }

  private mutating func separator(_ text: Span<UInt8>, _ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else {
      problem = "\"\(character)\" is missing"
      return false
    }
    position += 1
    return true
  }

  private mutating func isAtEnd(_ text: Span<UInt8>, after name: String) -> Bool {
    guard position < text.count else { return true }
    problem = "there is text behind \(name)"
    return false
  }

  private mutating func fail<Value>(_ reason: String) -> Value? {
    problem = reason
    return nil
  }
}
