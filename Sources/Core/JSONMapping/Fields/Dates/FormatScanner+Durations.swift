internal import JSONCore

// Parses ISO 8601 durations.

extension FormatScanner {
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
