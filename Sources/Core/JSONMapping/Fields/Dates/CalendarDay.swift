/// A day of the proleptic Gregorian calendar, as the number of days since 1970-01-01.
///
/// The conversion to days follows Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms", which
/// counts years from March, so that the leap day is the last of its year.
struct CalendarDay: Equatable {
  /// The number of days since 1970-01-01, negative for earlier days.
  var daysSince1970: Int

  /// The number of days from 1970-01-01 to 2001-01-01, the reference date of Foundation.
  static let daysTo2001 = 11_323
}

extension CalendarDay {
  /// Creates the day from a year, a month in 1...12 and a day in 1...31.
  init(year: Int, month: Int, day: Int) {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
  }

  /// The year, month and day of the month, of a day from the year -400 on.
  ///
  /// Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar
  /// algorithms" (2022): each division by a constant is a multiplication, whose lower half is the remainder.
  var components: (year: Int, month: Int, day: Int) {
    // From the first of March of the year -400 on, so that nothing is negative.
    let quarters = UInt64(truncatingIfNeeded: 4 * (daysSince1970 + 719_468 + 146_097) + 3)
    let century = quarters / 146_097
    let dayOfCentury = quarters % 146_097 / 4
    let product = 2_939_745 &* (4 &* dayOfCentury &+ 3)
    let yearOfCentury = product >> 32
    let dayOfYear = (product & 0xFFFF_FFFF) / 2_939_745 / 4
    let months = 2141 &* dayOfYear &+ 197_913
    let isNextYear = dayOfYear >= 306
    return (
      year: Int(100 &* century &+ yearOfCentury) - (isNextYear ? 399 : 400),
      month: Int(months >> 16) - (isNextYear ? 12 : 0),
      day: Int((months & 0xFFFF) / 2141) + 1
    )
  }

  /// Returns the number of days in a month in 1...12.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A moment: a calendar day, the second of that day and the fraction of that second.
struct Moment {
  let day: CalendarDay
  let second: Int
  /// The fraction of the second, in units of the last digit that was requested.
  let fraction: Int

  /// Creates the moment rounded to a number of digits after the second, or with no number the day and second
  /// in which it lies; `nil` outside the years 0 to 9999.
  init?(secondsSince1970 seconds: Double, fractionDigits: Int?) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    var whole = seconds.rounded(.down)
    var fraction = 0
    if let fractionDigits {
      var scale = 1
      for _ in 0..<min(max(fractionDigits, 0), 9) { scale *= 10 }
      fraction = Int(((seconds - whole) * Double(scale)).rounded())
      if fraction == scale {
        whole += 1
        fraction = 0
      }
    }
    let day = Int((whole / 86_400).rounded(.down))
    self.day = CalendarDay(daysSince1970: day)
    second = Int(whole) - day * 86_400
    self.fraction = fraction
    guard (-719_528...2_932_896).contains(day) else { return nil }
  }
}
