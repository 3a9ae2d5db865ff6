import Foundation
import JSONMapping

extension FusedReader {
  /// Passes `"yyyy-MM-dd"`: midnight UTC of that day.
  @inline(__always)
  mutating func day() throws(FusedFailure) -> Date {
    skipWhitespace()
    if let day = usualDay() {
      place += 12
      return Date(timeIntervalSince1970: Double(day) * 86_400)
    }
    return try unusualDay()
  }

  @inline(never)
  private mutating func unusualDay() throws(FusedFailure) -> Date {
    guard let day = DateField.yearMonthDay.date(from: try string()) else { throw failure }
    return day
  }

  /// The days since 1970 of a string that is a day of the years from 1600, and no later than the 28th of its
  /// month.
  ///
  /// Source: `days_from_civil` of H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013.
  @inline(__always)
  private func usualDay() -> Int? {
    guard place[0] == UInt8(ascii: "\""), place[5] == UInt8(ascii: "-"), place[8] == UInt8(ascii: "-"),
      place[11] == UInt8(ascii: "\""),
      let century = twoDigits(at: 1), let rest = twoDigits(at: 3), let month = twoDigits(at: 6),
      let day = twoDigits(at: 9), century >= 16, 1...12 ~= month, 1...28 ~= day
    else { return nil }
    let year = century &* 100 &+ rest &- (month <= 2 ? 1 : 0)
    let era = year / 400
    let yearOfEra = year &- era &* 400
    let dayOfYear = (153 &* (month > 2 ? month &- 3 : month &+ 9) &+ 2) / 5 &+ day &- 1
    let dayOfEra = yearOfEra &* 365 &+ yearOfEra / 4 &- yearOfEra / 100 &+ dayOfYear
    return era &* 146_097 &+ dayOfEra &- 719_468
  }

  @inline(__always)
  private func twoDigits(at offset: Int) -> Int? {
    let (tens, units) = (place[offset] &- 0x30, place[offset + 1] &- 0x30)
    return tens < 10 && units < 10 ? Int(tens &* 10 &+ units) : nil
  }
}
