internal import Foundation
internal import JSONCore
internal import JSONMapping

/// Dates in the forms of ISO 8601 that `JSONDecoder` and `JSONEncoder` support.
///
/// Nearly all dates are RFC 3339 between the reform of the calendar and the year 9999, where the fast
/// implementation and Foundation agree. Foundation handles all others: it counts by the Julian calendar
/// before 1582, accepts offsets such as `+02`, lets days, hours and minutes overflow, and encodes the last date of
/// its calendar for all later ones.
enum ISO8601 {
  static func decode(_ json: JSONValue) throws(JSONError) -> Date {
    do throws(JSONError) {
      let date = try DateField(.rfc3339(fractionDigits: nil)).decode(json)
      return date.timeIntervalSince1970 >= reform ? date : foundationDate(json) ?? date
    } catch {
      guard let date = foundationDate(json) else { throw error }
      return date
    }
  }

  static func encode(_ date: Date, into writer: inout JSONWriter) throws(JSONError) {
    let seconds = date.timeIntervalSince1970
    if seconds >= reform && seconds < year10000 {
      // Foundation cuts the fraction of a second, and the field rounds it.
      let second = Date(timeIntervalSince1970: seconds.rounded(.down))
      try DateField(.rfc3339(fractionDigits: 0)).encode(second, into: &writer)
    } else {
      writer.write(Date.ISO8601FormatStyle().format(date))
    }
  }

  /// 1582-10-15, the first day of the Gregorian calendar.
  private static let reform = -12_219_292_800.0
  private static let year10000 = 253_402_300_800.0

  @inline(never)
  private static func foundationDate(_ json: JSONValue) -> Date? {
    guard let text = try? json.string() else { return nil }
    return try? Date(text, strategy: .iso8601)
  }
}
