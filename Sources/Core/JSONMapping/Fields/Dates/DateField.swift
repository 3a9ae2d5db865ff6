public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A date in one of the forms that APIs use. It is parsed and printed as bytes, without a `DateFormatter`.
///
///     let released = try movie["releaseDate", as: DateField.yearMonthDay]
public struct DateField: Mapping, Hashable {
  /// The wire form of a date.
  public enum Format: Sendable, Hashable {
    /// `"2016-06-17"`: midnight UTC of that day. Encoding discards the time of day.
    case yearMonthDay
    /// `"2016-06-17T12:00:00.5+02:00"` (RFC 3339); the offsets `+0200` and `+02` of ISO 8601 are decoded too.
    /// Encoded in UTC with `Z` and this many digits after the second, 0 to 9; `nil` for up to six digits
    /// without trailing zeros.
    case rfc3339(fractionDigits: Int?)
    /// A number: seconds since 1970.
    case seconds
    /// A number: milliseconds since 1970.
    case milliseconds

    /// The same form as `rfc3339`, with fractions as needed, named after the standard that RFC 3339 profiles.
    public static var iso8601: Format { .rfc3339(fractionDigits: nil) }
  }

  /// The wire form.
  public let format: Format

  /// Creates a field with the given form.
  public init(_ format: Format) { self.format = format }

  /// Decodes a date.
  ///
  /// - Throws: `invalid-format` with the reason for a string that isn't a date, `number-out-of-range` for a
  ///   number beyond `Double`, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Date {
    switch format {
    case .yearMonthDay:
      try json.scanned(as: .day) { (scanner, text) throws(JSONError) in
        Date(timeIntervalSinceReferenceDate: try scanner.calendarDay(text))
      }
    case .rfc3339:
      try json.scanned(as: .timestamp) { (scanner, text) throws(JSONError) in
        Date(timeIntervalSinceReferenceDate: try scanner.timestamp(text))
      }
    case .seconds: Date(timeIntervalSince1970: try json.finite(json.double()))
    case .milliseconds: Date(timeIntervalSince1970: try json.finite(json.double()) / 1000)
    }
  }

  /// Decodes a date without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Date {
    switch format {
    case .seconds: return Date(timeIntervalSince1970: try cursor.double())
    case .milliseconds: return Date(timeIntervalSince1970: try cursor.double() / 1000)
    case .yearMonthDay, .rfc3339:
      return try cursor.withUTF8 { (text) throws(CursorFailure) in
        guard let date = date(from: text) else { throw CursorFailure() }
        return date
      }
    }
  }

  /// Writes a date.
  ///
  /// - Throws: `transform-failed` for a year that the form can't express; in a numeric form,
  ///   `non-finite-number` for an infinite date.
  public func encode(_ date: Date, into writer: inout JSONWriter) throws(JSONError) {
    switch format {
    case .seconds: try writer.write(DateField.number(for: date, unitsPerSecond: 1))
    case .milliseconds: try writer.write(DateField.number(for: date, unitsPerSecond: 1000))
    case .yearMonthDay, .rfc3339:
      guard let bytes = bytes(of: date) else {
        let seconds = date.timeIntervalSince1970
        throw writer.error(.transformFailed("the date \(seconds) is outside the years 0 to 9999"))
      }
      bytes.write(to: &writer)
    }
  }
}

extension DateField {
  /// The time since 1970, rounded to milliseconds or microseconds if the date can have been decoded from these.
  ///
  /// A date is stored as its time since 2001, which before 1985 has fewer binary digits after the point than
  /// that since 1970.
  package static func number(for date: Date, unitsPerSecond: Double) -> Double {
    let number = date.timeIntervalSince1970 * unitsPerSecond
    func rounded(perSecond: Double) -> Double? {
      let perUnit = perSecond / unitsPerSecond
      let rounded = (number * perUnit).rounded() / perUnit
      return Date(timeIntervalSince1970: rounded / unitsPerSecond) == date ? rounded : nil
    }
    guard number != number.rounded() else { return number }
    return rounded(perSecond: 1000) ?? rounded(perSecond: 1_000_000) ?? number
  }
}

extension MappingConfigured where Self == DateField {
  /// `"2016-06-17"`, midnight UTC.
  public static var yearMonthDay: DateField { DateField(.yearMonthDay) }
  /// `"2016-06-17T12:00:00Z"` (RFC 3339), fractions as needed.
  public static var rfc3339: DateField { DateField(.rfc3339(fractionDigits: nil)) }
  /// The same as ``rfc3339``, named after the standard that RFC 3339 profiles.
  public static var iso8601: DateField { rfc3339 }
  /// A number of seconds since 1970.
  public static var seconds: DateField { DateField(.seconds) }
  /// A number of milliseconds since 1970.
  public static var milliseconds: DateField { DateField(.milliseconds) }
}

extension Date: PlainlyCreated {
  package static var plainValue: Date { Date(timeIntervalSince1970: 0) }
}
