// All of Foundation: `DateFormatter`.
public import Foundation
public import JSONMapping

extension DateDecodingStrategy {
  // No cases: a `switch` over those of `JSONDecoder` is exhaustive here, too.

  #if !canImport(Darwin)
  /// A string that the formatter reads; 20 µs a date on Linux.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    DateReading.formatted(formatter).strategy
  }
  #endif
  /// Any field transform for dates, such as `DateField`.
  public static func field(_ field: any JSONMapping.Decoding<Date>) -> Self {
    DateReading.field(field).strategy
  }
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// The same as ``iso8601``, by the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
}

extension DateEncodingStrategy {
  // No cases: a `switch` over those of `JSONEncoder` is exhaustive here, too.

  #if !canImport(Darwin)
  /// The string that the formatter makes; 20 µs a date on Linux.
  public static func formatted(_ formatter: DateFormatter) -> Self {
    DateWriting.formatted(formatter).strategy
  }
  #endif
  /// Any field transform for dates, such as `DateField`.
  public static func field(_ field: any JSONMapping.Encoding<Date>) -> Self {
    DateWriting.field(field).strategy
  }
  /// `"2016-06-17"`, the day in UTC.
  public static var yearMonthDay: Self { .field(DateField(.yearMonthDay)) }
  /// The same as ``iso8601``, by the name that date fields have.
  public static var rfc3339: Self { .iso8601 }
}
