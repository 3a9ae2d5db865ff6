// All of Foundation: `DateFormatter`, which the `formatted` strategies of `JSONDecoder` and `JSONEncoder`
// take.

public import Foundation
internal import JSONCore
internal import JSONMapping

/// How dates are decoded.
public enum DateDecodingStrategy: Sendable {
  /// `Date`'s own `Codable` form: a number of seconds since 2001-01-01. The default.
  case deferredToDate
  /// A number of seconds since 1970.
  case secondsSince1970
  /// A number of milliseconds since 1970.
  case millisecondsSince1970
  /// An ISO 8601 string, with or without fractions of a second: RFC 3339, and the other forms that
  /// `JSONDecoder` accepts.
  case iso8601
  #if canImport(Darwin)
  /// A string that the formatter parses.
  case formatted(DateFormatter)
  #endif
  /// The result of the closure for the decoder.
  @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
}

/// How dates are encoded.
public enum DateEncodingStrategy: Sendable {
  /// `Date`'s own `Codable` form: a number of seconds since 2001-01-01. The default.
  case deferredToDate
  /// A number of seconds since 1970.
  case secondsSince1970
  /// A number of milliseconds since 1970.
  case millisecondsSince1970
  /// An RFC 3339 string in UTC, without fractions of a second.
  case iso8601
  #if canImport(Darwin)
  /// The string that the formatter produces.
  case formatted(DateFormatter)
  #endif
  /// The value that the closure encodes.
  @preconcurrency case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
}

/// How a decode reads dates: by a strategy of ``CodableDecoder``, or by the fast implementation of one of its
/// static members. These members aren't cases of the strategy, because a case that `JSONDecoder` lacks would
/// make every `switch` over its cases incomplete.
enum DateReading: Sendable {
  case strategy(DateDecodingStrategy)
  case formatted(DateFormatter)
  case field(any JSONMapping.Decoding<Date>)
}

/// How an encode writes dates, corresponding to ``DateReading``.
enum DateWriting: Sendable {
  case strategy(DateEncodingStrategy)
  case formatted(DateFormatter)
  case field(any JSONMapping.Encoding<Date>)
}

extension DateFormatter {
  func decodeDate(_ json: JSONValue) throws(JSONError) -> Date {
    guard let date = date(from: try json.string()) else {
      throw json.error(.invalidFormat(expected: .date(format: dateFormat ?? "formatter's style"), reason: ""))
    }
    return date
  }
}

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
