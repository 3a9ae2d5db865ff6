public import Foundation

extension JSONDecoder {
  /// A decoder of Foundation for the days of the catalog's films: `yyyy-MM-dd`, in UTC.
  public static func readingCalendarDays() -> JSONDecoder {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    return decoder
  }
}
