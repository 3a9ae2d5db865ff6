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

  /// Returns the date that a text represents; `nil` if the text doesn't have this form, and for numeric
  /// forms.
  ///
  /// Use it when the text of a date comes from elsewhere, for example in a custom strategy of Foundation's
  /// coders.
  public func date(from text: String) -> Date? { text.withUTF8Span { date(from: $0) } }

  /// Returns the date that UTF-8 text represents.
  func date(from text: Span<UInt8>) -> Date? {
    var scanner = FormatScanner(form: .day)
    let seconds: Double? =
      switch format {
      case .yearMonthDay: try? scanner.calendarDay(text)
      case .rfc3339: try? scanner.timestamp(text)
      case .seconds, .milliseconds: nil
      }
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Returns the text of a date; `nil` for a date outside the years 0 to 9999, and for numeric forms.
  public func text(for date: Date) -> String? { bytes(of: date)?.text }

  func bytes(of date: Date) -> DateBytes? {
    let seconds = date.timeIntervalSince1970
    return switch format {
    case .yearMonthDay: Moment(secondsSince1970: seconds, fractionDigits: nil).map { DateBytes(day: $0) }
    case .rfc3339(let digits):
      Moment(secondsSince1970: seconds, fractionDigits: digits ?? 6).map {
        DateBytes(timestamp: $0, fractionDigits: digits)
      }
    case .seconds, .milliseconds: nil
    }
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

/// The form of a date in a text, for a hint in the error of a strategy that expects another form.
package enum DateForm: Sendable, Equatable {
  /// `2016-06-17`
  case yearMonthDay
  /// `2016-06-17T12:00:00+02:00`, optionally with a fraction of a second.
  case iso8601(hasFraction: Bool)
  /// Digits that may be a number of seconds: at least nine, because a smaller number is a date before 1973.
  case number

  /// Recognizes the form of a text; `nil` if it has none of them.
  package init?(of text: String) {
    if DateField.yearMonthDay.date(from: text) != nil {
      self = .yearMonthDay
    } else if DateField.iso8601.date(from: text) != nil {
      self = .iso8601(hasFraction: text.utf8.contains(UInt8(ascii: ".")))
    } else if text.utf8.count >= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number
    } else {
      return nil
    }
  }
}
