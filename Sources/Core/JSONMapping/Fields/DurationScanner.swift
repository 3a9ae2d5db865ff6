/// Reads durations from the bytes of a string, without a formatter.
struct DurationScanner {
  private var position = 0
  /// What is wrong, once something is.
  private(set) var problem: String?
  /// Whether the duration is longer than a `Duration` tells in seconds.
  private(set) var isTooLong = false
  /// The seconds and attoseconds that were added up.
  private var seconds: Int64 = 0
  private var attoseconds: UInt64 = 0

  /// A unit, by its letter.
  private struct Unit {
    var letter: UInt8
    var seconds: UInt64
  }

  private static let dateUnits = [
    Unit(letter: UInt8(ascii: "W"), seconds: 604_800),
    Unit(letter: UInt8(ascii: "D"), seconds: 86_400),
  ]

  private static let timeUnits = [
    Unit(letter: UInt8(ascii: "H"), seconds: 3600),
    Unit(letter: UInt8(ascii: "M"), seconds: 60),
    Unit(letter: UInt8(ascii: "S"), seconds: 1),
  ]

  private static var attosecondsPerSecond: UInt64 { 1_000_000_000_000_000_000 }
  private static var fractionDigits: Int { 18 }
}

extension DurationScanner {
  /// Reads a duration and nothing behind it; `nil` with a ``problem``, or too long, otherwise.
  mutating func duration(_ text: Span<UInt8>) -> Duration? {
    let isNegative = skip("-", text)
    guard skip("P", text) else { return fail("\"P\" is missing at the beginning") }
    guard position < text.count else { return fail("there is nothing behind \"P\"") }
    guard readParts(text, DurationScanner.dateUnits) else { return nil }
    if skip("T", text) {
      guard position < text.count else { return fail("there is nothing behind \"T\"") }
      guard readParts(text, DurationScanner.timeUnits) else { return nil }
    }
    guard position == text.count else { return fail("there is text behind the duration") }
    let duration = Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
    return isNegative ? .zero - duration : duration
  }

  /// Reads numbers with units, each unit at most once and in their order.
  private mutating func readParts(_ text: Span<UInt8>, _ units: [Unit]) -> Bool {
    var next = 0
    while position < text.count, text[position] != UInt8(ascii: "T") {
      guard let whole = number(text), let fraction = fraction(text) else { return false }
      guard position < text.count else { return refuse("the unit is missing behind a number") }
      let letter = text[position]
      guard let index = units.firstIndex(where: { $0.letter == letter }) else {
        return refuse(reason(against: letter, isDate: units[0].letter == UInt8(ascii: "W")))
      }
      guard index >= next else {
        return refuse("weeks, days, hours, minutes and seconds stand in this order, each once")
      }
      position += 1
      next = index + 1
      guard add(whole, fraction ?? 0, of: units[index]) else { return false }
      guard fraction == nil || position == text.count else {
        return refuse("only the last number may have a fraction")
      }
    }
    return true
  }

  private func reason(against letter: UInt8, isDate: Bool) -> String {
    switch letter {
    case UInt8(ascii: "Y"): "years differ in length: a duration has weeks, days, hours, minutes and seconds"
    case UInt8(ascii: "M"): "months differ in length: a duration has weeks, days, hours, minutes and seconds"
    case UInt8(ascii: "H"), UInt8(ascii: "S"): "\"T\" is missing before the time"
    case UInt8(ascii: "D"), UInt8(ascii: "W"): "weeks and days stand before \"T\""
    default: isDate ? "the unit must be W or D, or behind \"T\" H, M or S" : "the unit must be H, M or S"
    }
  }

  private mutating func number(_ text: Span<UInt8>) -> UInt64? {
    let start = position
    var value: UInt64 = 0
    while position < text.count, let digit = digit(text, at: position) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carried else {
        isTooLong = true
        return nil
      }
      value = sum
      position += 1
    }
    return position > start ? value : fail("a digit is missing")
  }

  /// The fraction in units of 10^-18; `.some(nil)` if there is none.
  private mutating func fraction(_ text: Span<UInt8>) -> UInt64?? {
    guard position < text.count, text[position] == UInt8(ascii: ".") || text[position] == UInt8(ascii: ",")
    else { return .some(nil) }
    position += 1
    let start = position
    var value: UInt64 = 0
    while position < text.count, let digit = digit(text, at: position) {
      if position - start < DurationScanner.fractionDigits {
        value = value * 10 + UInt64(digit)
      } else if digit != 0 {
        return fail("the fraction has more than 18 digits")
      }
      position += 1
    }
    let count = position - start
    guard count > 0 else { return fail("the fraction has no digits") }
    for _ in 0..<max(0, DurationScanner.fractionDigits - count) { value *= 10 }
    return .some(value)
  }

  private mutating func add(_ whole: UInt64, _ fraction: UInt64, of unit: Unit) -> Bool {
    let perSecond = DurationScanner.attosecondsPerSecond
    let (wholeSeconds, overflow) = whole.multipliedReportingOverflow(by: unit.seconds)
    // Exact: a fraction of a unit is below 10^18, and a week has fewer seconds.
    let (fractionSeconds, fractionAttoseconds) = perSecond.dividingFullWidth(
      fraction.multipliedFullWidth(by: unit.seconds))
    attoseconds += fractionAttoseconds
    let (sum, carried) = wholeSeconds.addingReportingOverflow(fractionSeconds + attoseconds / perSecond)
    attoseconds %= perSecond
    guard !overflow, !carried, let added = Int64(exactly: sum) else {
      isTooLong = true
      return false
    }
    let (total, exceeded) = seconds.addingReportingOverflow(added)
    seconds = total
    isTooLong = exceeded
    return !exceeded
  }
}

extension DurationScanner {
  private func digit(_ text: Span<UInt8>, at index: Int) -> UInt8? {
    let value = text[index] &- UInt8(ascii: "0")
    return value < 10 ? value : nil
  }

  private mutating func skip(_ character: Unicode.Scalar, _ text: Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func refuse(_ reason: String) -> Bool {
    problem = reason
    return false
  }

  private mutating func fail<Value>(_ reason: String) -> Value? {
    problem = reason
    return nil
  }
}
