internal import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateField {
  /// Returns the date that a text represents; `nil` if the text doesn't have this form, and for numeric
  /// forms.
  ///
  /// Use it when the text of a date comes from elsewhere, for example in a custom strategy of Foundation's
  /// coders.
  public func date(from text: String) -> Date? {
    text.withUTF8Span { date(from: $0) }
  }

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
  public func text(for date: Date) -> String? {
    bytes(of: date)?.text
  }

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
