// All of Foundation: `DateFormatter`, which the `formatted` strategies of `JSONDecoder` and `JSONEncoder`
// take.
public import Foundation
internal import JSONCore
public import JSONMapping

extension CodableDecoder {
  /// How dates are read.
  public enum DateDecodingStrategy: Sendable {
    /// As `Date` decodes itself: a number of seconds since 2001-01-01. The default.
    case deferredToDate
    /// A number of seconds since 1970.
    case secondsSince1970
    /// A number of milliseconds since 1970.
    case millisecondsSince1970
    /// An ISO 8601 string, with or without fractions of a second: RFC 3339, and whatever else `JSONDecoder`
    /// takes.
    case iso8601
    /// A string that the formatter reads; 20 µs a date on Linux.
    case formatted(DateFormatter)
    /// Whatever the closure makes of the decoder.
    case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
    /// Any field transform for dates, such as ``JSONMapping/DateField``.
    case field(any JSONMapping.Decoding<Date>)

    /// `"2016-06-17"`, midnight UTC.
    public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  }
}

extension CodableEncoder {
  /// How dates are written.
  public enum DateEncodingStrategy: Sendable {
    /// As `Date` encodes itself: a number of seconds since 2001-01-01. The default.
    case deferredToDate
    /// A number of seconds since 1970.
    case secondsSince1970
    /// A number of milliseconds since 1970.
    case millisecondsSince1970
    /// An RFC 3339 string in UTC, without fractions of a second.
    case iso8601
    /// The string that the formatter makes; 20 µs a date on Linux.
    case formatted(DateFormatter)
    /// Whatever the closure encodes.
    case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
    /// Any field transform for dates, such as ``JSONMapping/DateField``.
    case field(any JSONMapping.Encoding<Date>)

    /// `"2016-06-17"`, the day in UTC.
    public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  }
}

/// How dates are read and written, for ``CodableMapper``.
public struct DateCoding: Sendable {
  /// How dates are read.
  public var decoding: CodableDecoder.DateDecodingStrategy
  /// How dates are written.
  public var encoding: CodableEncoder.DateEncodingStrategy

  /// Creates a pair of strategies.
  public init(
    decoding: CodableDecoder.DateDecodingStrategy, encoding: CodableEncoder.DateEncodingStrategy
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// A field transform in both directions.
  public static func field(_ field: any Mapping<Date>) -> Self {
    Self(decoding: .field(field), encoding: .field(field))
  }

  /// A number of seconds since 2001-01-01.
  public static var deferredToDate: Self { Self(decoding: .deferredToDate, encoding: .deferredToDate) }
  /// A number of seconds since 1970.
  public static var secondsSince1970: Self { Self(decoding: .secondsSince1970, encoding: .secondsSince1970) }
  /// A number of milliseconds since 1970.
  public static var millisecondsSince1970: Self {
    Self(decoding: .millisecondsSince1970, encoding: .millisecondsSince1970)
  }
  /// An RFC 3339 string; written without fractions of a second.
  public static var iso8601: Self { Self(decoding: .iso8601, encoding: .iso8601) }
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// A string in the formatter's format.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    Self(decoding: .formatted(formatter), encoding: .formatted(formatter))
  }
}

extension DateFormatter {
  func decodeDate(_ json: JSONValue) throws(JSONError) -> Date {
    guard let date = date(from: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a date (\(dateFormat ?? "formatter's style"))", reason: ""))
    }
    return date
  }

  func encodeDate(_ date: Date) -> String { string(from: date) }
}
