// All of Foundation: `DateFormatter`, which the `formatted` strategies of `JSONDecoder` and `JSONEncoder`
// take.
public import Foundation
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
    #if canImport(Darwin)
      /// A string that the formatter reads.
      case formatted(DateFormatter)
    #endif
    /// Whatever the closure makes of the decoder.
    @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Date)

    // No cases: a `switch` over those of `JSONDecoder` is exhaustive here, too.

    #if !canImport(Darwin)
      /// A string that the formatter reads; 20 µs a date on Linux.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        DateReading.formatted(formatter).strategy
      }
    #endif
    /// Any field transform for dates, such as ``JSONMapping/DateField``.
    public static func field(_ field: any JSONMapping.Decoding<Date>) -> Self {
      DateReading.field(field).strategy
    }
    /// `"2016-06-17"`, midnight UTC.
    public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
    /// The same as ``iso8601``, by the name that date fields have.
    public static var rfc3339: Self { .iso8601 }
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
    #if canImport(Darwin)
      /// The string that the formatter makes.
      case formatted(DateFormatter)
    #endif
    /// Whatever the closure encodes.
    @preconcurrency case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)

    // No cases: a `switch` over those of `JSONEncoder` is exhaustive here, too.

    #if !canImport(Darwin)
      /// The string that the formatter makes; 20 µs a date on Linux.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        DateWriting.formatted(formatter).strategy
      }
    #endif
    /// Any field transform for dates, such as ``JSONMapping/DateField``.
    public static func field(_ field: any JSONMapping.Encoding<Date>) -> Self {
      DateWriting.field(field).strategy
    }
    /// `"2016-06-17"`, the day in UTC.
    public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
    /// The same as ``iso8601``, by the name that date fields have.
    public static var rfc3339: Self { .iso8601 }
  }
}

/// How dates are read and written, for ``CodableMapper``.
public struct DateCoding: Sendable {
  var reading: DateReading
  var writing: DateWriting

  /// How dates are read.
  public var decoding: CodableDecoder.DateDecodingStrategy {
    get { reading.strategy }
    set { reading = DateReading(newValue) }
  }
  /// How dates are written.
  public var encoding: CodableEncoder.DateEncodingStrategy {
    get { writing.strategy }
    set { writing = DateWriting(newValue) }
  }

  /// Creates a pair of strategies.
  public init(
    decoding: CodableDecoder.DateDecodingStrategy, encoding: CodableEncoder.DateEncodingStrategy
  ) {
    self.init(reading: DateReading(decoding), writing: DateWriting(encoding))
  }

  private init(reading: DateReading, writing: DateWriting) {
    self.reading = reading
    self.writing = writing
  }

  /// A field transform in both directions.
  public static func field(_ field: any Mapping<Date>) -> Self {
    Self(reading: .field(field), writing: .field(field))
  }

  /// A number of seconds since 2001-01-01.
  public static var deferredToDate: Self { Self(reading: .deferredToDate, writing: .deferredToDate) }
  /// A number of seconds since 1970.
  public static var secondsSince1970: Self { Self(reading: .secondsSince1970, writing: .secondsSince1970) }
  /// A number of milliseconds since 1970.
  public static var millisecondsSince1970: Self {
    Self(reading: .millisecondsSince1970, writing: .millisecondsSince1970)
  }
  /// An RFC 3339 string; written without fractions of a second.
  public static var iso8601: Self { Self(reading: .iso8601, writing: .iso8601) }
  /// The same as ``iso8601``, by the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// A string in the formatter's format.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    Self(reading: .formatted(formatter), writing: .formatted(formatter))
  }
}
