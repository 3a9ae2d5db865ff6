package import Foundation

/// A day of the proleptic Gregorian calendar in UTC.
///
/// Source: the day-count formulas of H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013:
/// years are counted from March, so that the leap day is the last one.
package struct CalendarDay: Sendable, Hashable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// The day that lies this many days after 1970-01-01.
  package init(daysSinceEpoch days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The day on which a moment lies.
  package init(_ date: Date) {
    self.init(daysSinceEpoch: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  /// Parses `yyyy-MM-dd`; nil for anything else, and for days that no month has.
  package init?(parsing text: String) {
    var text = text
    let digits = text.withUTF8 { bytes -> (year: Int, month: Int, day: Int)? in
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
        return nil
      }
      func number(_ range: Range<Int>) -> Int? {
        var value = 0
        for byte in bytes[range] {
          let digit = Int(byte) - 48
          guard 0...9 ~= digit else { return nil }
          value = value * 10 + digit
        }
        return value
      }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
      return (year, month, day)
    }
    guard let (year, month, day) = digits, 1...12 ~= month, 1...31 ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
    guard CalendarDay(daysSinceEpoch: daysSinceEpoch) == self else { return nil }
  }

  /// How many days after 1970-01-01 the day lies.
  package var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The moment at which the day begins.
  package var date: Date {
    Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400)
  }

  /// The day as `yyyy-MM-dd`, for years from 0 to 9999.
  package var text: String {
    String(unsafeUninitializedCapacity: 10) { buffer in
      func write(_ value: Int, at position: Int, digits: Int) {
        var rest = value
        for offset in stride(from: digits - 1, through: 0, by: -1) {
          buffer[position + offset] = UInt8(48 + rest % 10)
          rest /= 10
        }
      }
      write(year, at: 0, digits: 4)
      buffer[4] = UInt8(ascii: "-")
      write(month, at: 5, digits: 2)
      buffer[7] = UInt8(ascii: "-")
      write(day, at: 8, digits: 2)
      return 10
    }
  }
}
