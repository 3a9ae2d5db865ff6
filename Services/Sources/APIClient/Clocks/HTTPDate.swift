/// A date of a header field, such as `Sun, 06 Nov 1994 08:49:37 GMT`, in whole seconds since the beginning of
/// 1970 UTC.
///
/// Source: RFC 9110, section 5.6.7, including both obsolete forms. Days are counted by the proleptic
/// Gregorian calendar.
struct HTTPDate: Equatable {
  let seconds: Int

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses a date in any of the three forms; `nil` for other strings. The name of the day isn't checked.
  init?(_ text: String) {
    let words = text.split { " ,-".contains($0) }
    let fields: (day: Substring, month: Substring, year: Substring, time: Substring)
    switch words.count {
    // Sun, 06 Nov 1994 08:49:37 GMT; Sunday, 06-Nov-94 08:49:37 GMT
    case 6 where words[5] == "GMT": fields = (words[1], words[2], words[3], words[4])
    // Sun Nov  6 08:49:37 1994
    case 5: fields = (words[2], words[1], words[4], words[3])
    default: return nil
    }
    let time = fields.time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard let day = Int(fields.day), let year = HTTPDate.year(fields.year), time.count == 3,
      let month = HTTPDate.months.firstIndex(of: String(fields.month)), 1...31 ~= day,
      0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2]
    else { return nil }
    seconds = HTTPDate.days(year, month + 1, day) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  /// Parses a year of four or two digits. As RFC 9110 requires, a two-digit year is at most 50 years in the
  /// future, counted from 2020.
  private static func year(_ text: Substring) -> Int? {
    guard let year = Int(text), text.count == 4 || text.count == 2 else { return nil }
    return text.count == 4 ? year : year < 70 ? 2000 + year : 1900 + year
  }

  /// The days since the beginning of 1970. Years begin in March here, so that the leap day is the last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
