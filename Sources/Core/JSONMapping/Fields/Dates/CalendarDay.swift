/// A day of the proleptic Gregorian calendar, as the number of days since 1970-01-01.
///
/// The conversions follow Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms", which count years
/// from March, so that the leap day is the last of its year.
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

  /// The year, month and day of the month.
  var components: (year: Int, month: Int, day: Int) {
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
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
