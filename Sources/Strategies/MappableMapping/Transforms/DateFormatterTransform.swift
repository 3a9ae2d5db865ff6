public import Foundation
public import JSONCore
import JSONMapping

/// A date as text that a formatter parses and prints.
open class DateFormatterTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = Date
  /// The type of the JSON value.
  public typealias JSON = String

  /// The formatter.
  public let dateFormatter: DateFormatter

  /// Creates a transform.
  public init(dateFormatter: DateFormatter) {
    self.dateFormatter = dateFormatter
  }

  /// Creates the date that the formatter parses; `nil` for another text or value.
  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }

  /// Creates the formatter's text.
  open func transformToJSON(_ value: Date?) -> String? {
    value.map { dateFormatter.string(from: $0) }
  }

  /// Creates the date that ``transformFromJSON(_:)`` creates.
  open func object(from json: JSONValue) -> Date? {
    transformFromJSON(json.legacyValue)
  }
}

/// A date in a format of `DateFormatter`, such as `"yyyy-MM-dd"`, in the locale `en_US_POSIX` and the current
/// time zone.
open class CustomDateFormatTransform: DateFormatterTransform {
  /// Creates a transform.
  public init(formatString: String) {
    super.init(dateFormatter: DateFormatter(withFormat: formatString, locale: "en_US_POSIX"))
  }
}

/// A date as `"2016-06-17T12:00:00+02:00"`, printed in the current time zone.
open class ISO8601DateTransform: DateFormatterTransform {
  // Shared because creating a formatter is slow.
  static let reusableFormatter = DateFormatter(
    withFormat: "yyyy-MM-dd'T'HH:mm:ssZZZZZ", locale: "en_US_POSIX")

  /// 1582-10-15, the first day of the Gregorian calendar.
  private static let reform = Date(timeIntervalSince1970: -12_219_292_800)

  /// Creates a transform.
  public init() {
    super.init(dateFormatter: ISO8601DateTransform.reusableFormatter)
  }

  /// Creates a date from the bytes of a text in this form. The formatter parses all other texts, and dates of
  /// the Julian calendar, which takes much longer.
  open override func object(from json: JSONValue) -> Date? {
    guard type(of: self) == ISO8601DateTransform.self, json.isSecondsTimestamp,
      let date = try? DateField(.rfc3339(fractionDigits: nil)).decode(json), date >= Self.reform
    else { return super.object(from: json) }
    return date
  }
}

extension JSONValue {
  /// Whether this text has the punctuation of a text such as `2016-06-17T12:00:00Z`, and neither a fraction
  /// nor a leap second.
  fileprivate var isSecondsTimestamp: Bool {
    let isOne = try? withUTF8 { (text) -> Bool in
      guard text.count == 20 || text.count == 25, text[10] == UInt8(ascii: "T") else { return false }
      guard text[17] != UInt8(ascii: "6") else { return false }
      return text.count == 20 ? text[19] == UInt8(ascii: "Z") : text[19] != UInt8(ascii: ".")
    }
    return isOne ?? false
  }
}

extension DateFormatter {
  /// Creates a formatter with a format and a locale's name.
  public convenience init(withFormat format: String, locale: String) {
    self.init()
    self.locale = Locale(identifier: locale)
    dateFormat = format
  }
}
