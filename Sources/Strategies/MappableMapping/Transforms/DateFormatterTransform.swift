public import Foundation

/// A date as a text that a formatter reads and prints.
open class DateFormatterTransform: TransformType {
  /// What the model has.
  public typealias Object = Date
  /// What JSON has.
  public typealias JSON = String

  /// The formatter.
  public let dateFormatter: DateFormatter

  /// Creates a transform.
  public init(dateFormatter: DateFormatter) {
    self.dateFormatter = dateFormatter
  }

  /// Makes the date that the formatter reads; `nil` for another text or value.
  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }

  /// Makes the formatter's text.
  open func transformToJSON(_ value: Date?) -> String? {
    value.map { dateFormatter.string(from: $0) }
  }
}

/// A date in a format of `DateFormatter`, such as `"yyyy-MM-dd"`, in the locale `en_US_POSIX` and the current time zone.
open class CustomDateFormatTransform: DateFormatterTransform {
  /// Creates a transform.
  public init(formatString: String) {
    super.init(dateFormatter: DateFormatter(withFormat: formatString, locale: "en_US_POSIX"))
  }
}

/// A date as `"2016-06-17T12:00:00+02:00"`, printed in the current time zone.
open class ISO8601DateTransform: DateFormatterTransform {
  // Shared, as formatters are slow to make.
  static let reusableFormatter = DateFormatter(
    withFormat: "yyyy-MM-dd'T'HH:mm:ssZZZZZ", locale: "en_US_POSIX")

  /// Creates a transform.
  public init() {
    super.init(dateFormatter: ISO8601DateTransform.reusableFormatter)
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
