public import Foundation
public import JSONCore
internal import JSONMapping

/// A URL as a string.
open class URLTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = URL
  /// The type of the JSON value.
  public typealias JSON = String

  private let shouldEncodeURLString: Bool
  private let allowedCharacterSet: CharacterSet

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - shouldEncodeURLString: Whether characters that aren't allowed are percent-encoded first.
  ///   - allowedCharacterSet: The characters that stay unchanged.
  public init(shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed) {
    self.shouldEncodeURLString = shouldEncodeURLString
    self.allowedCharacterSet = allowedCharacterSet
  }

  /// Creates a URL from a string; `nil` for a string that isn't a URL, and for another value.
  open func transformFromJSON(_ value: Any?) -> URL? { (value as? String).flatMap { url($0) } }

  /// Creates the absolute string.
  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }

  /// Creates a URL without an intermediate object.
  open func object(from json: JSONValue) -> URL? {
    guard type(of: self) == URLTransform.self, let text = try? json.string() else {
      return transformFromJSON(json.legacyValue)
    }
    return url(text)
  }

  private func url(_ text: String) -> URL? {
    guard shouldEncodeURLString else { return URL(jsonText: text) }
    return text.addingPercentEncoding(withAllowedCharacters: allowedCharacterSet).flatMap {
      URL(jsonText: $0)
    }
  }
}

/// Bytes as a Base64 string.
open class DataTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = Data
  /// The type of the JSON value.
  public typealias JSON = String

  /// Creates a transform.
  public init() {}

  /// Creates bytes from a string; `nil` for a string that isn't Base64, and for another value.
  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(paddedBase64: $0) }
  }

  /// Creates the Base64 string.
  open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }

  /// Creates bytes without an intermediate object.
  open func object(from json: JSONValue) -> Data? {
    guard type(of: self) == DataTransform.self, let text = try? json.string() else {
      return transformFromJSON(json.legacyValue)
    }
    return Data(paddedBase64: text)
  }
}

/// A decimal number as a string; numbers are decoded too.
///
/// For text that isn't a number and for a boolean, the nonthrowing methods of ``Mapper`` create the same
/// number as ObjectMapper, and report it. All other methods throw `invalid-format`, or `type-mismatch` for
/// the boolean.
///
/// For a subclass, values that this class converts to a number are neither rejected nor reported, because the
/// class can't detect whether the subclass overrides ``transformFromJSON(_:)``. To be strict, return `nil`
/// there.
open class NSDecimalNumberTransform: TransformType, LaxTransform {
  /// The type of the model's property.
  public typealias Object = NSDecimalNumber
  /// The type of the JSON value.
  public typealias JSON = String

  /// Creates a transform.
  public init() {}

  /// Creates a number from a string or a finite number; `nil` for another value. A string without digits is
  /// not-a-number.
  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    if let text = value as? String { return NSDecimalNumber(string: text) }
    // An infinite `NSNumber` has no `decimalValue`; on Linux, computing it ends the process.
    guard let number = value as? NSNumber, number.doubleValue.isFinite else { return nil }
    return NSDecimalNumber(decimal: number.decimalValue)
  }

  /// Creates the number's digits.
  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }

  /// Creates a number from its digits, without an intermediate `Double`.
  open func object(from json: JSONValue) -> NSDecimalNumber? {
    guard type(of: self) == NSDecimalNumberTransform.self, let digits = json.numberLiteral else {
      return transformFromJSON(json.legacyValue)
    }
    let number = NSDecimalNumber(string: digits)
    return number == .notANumber ? nil : number
  }

  func misreading(of json: JSONValue) -> Issue.Kind? {
    guard type(of: self) == NSDecimalNumberTransform.self else { return nil }
    if json.kind == .bool { return .typeMismatch(expected: .type("NSDecimalNumber")) }
    guard let text = try? json.string(),
      !text.isDecimalNumber || NSDecimalNumber(string: text) == .notANumber
    else { return nil }
    return .invalidFormat(expected: "a decimal number", reason: "not a number")
  }
}

extension String {
  /// Whether this text is a finite decimal number, optionally preceded by white space.
  var isDecimalNumber: Bool {
    let text = drop { $0.isWhitespace }
    guard let number = Double(text), number.isFinite else { return false }
    return text.utf8.allSatisfy { $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "X") }
  }
}

/// A date as the time since 1970, as a number or a text of digits.
///
/// For other text and for a boolean, the nonthrowing methods of ``Mapper`` create the same date as
/// ObjectMapper (1970 if the text has no number), and report it. All other methods throw `invalid-format`, or
/// `type-mismatch` for the boolean.
///
/// For a subclass, values that this class converts to a date are neither rejected nor reported, because the
/// class can't detect whether the subclass overrides ``transformFromJSON(_:)``. To be strict, return `nil`
/// there.
open class DateTransform: TransformType, LaxTransform {
  /// The type of the model's property.
  public typealias Object = Date
  /// The type of the JSON value.
  public typealias JSON = Double

  /// The unit of the number.
  public enum Unit: TimeInterval, Sendable {
    /// Seconds since 1970.
    case seconds = 1
    /// Milliseconds since 1970.
    case milliseconds = 1_000
  }

  private let unit: Unit

  /// Creates a transform.
  public init(unit: Unit = .seconds) { self.unit = unit }

  /// Creates a date from a number, or from the number at the beginning of a text (0 without one); `nil` for
  /// other values.
  open func transformFromJSON(_ value: Any?) -> Date? {
    if let number = value as? Double { return date(number) }
    if let text = value as? String { return date(DateTransform.leadingNumber(of: text)) }
    return nil
  }

  /// Creates a number.
  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }

  /// Creates a date without an intermediate object.
  open func object(from json: JSONValue) -> Date? {
    guard type(of: self) == DateTransform.self, let number = try? json.double() else {
      return transformFromJSON(json.legacyValue)
    }
    return date(number)
  }

  func misreading(of json: JSONValue) -> Issue.Kind? {
    guard type(of: self) == DateTransform.self else { return nil }
    if json.kind == .bool { return .typeMismatch(expected: .type("Date")) }
    guard let text = try? json.string(), !text.isDecimalNumber else { return nil }
    return .invalidFormat(expected: "a date (\(unit) since 1970)", reason: "not a number")
  }

  /// The date of an interval in the unit; `nil` for an infinite one.
  private func date(_ interval: TimeInterval) -> Date? {
    interval.isFinite ? Date(timeIntervalSince1970: interval / unit.rawValue) : nil
  }

  /// The number at the beginning of a text, as `atof` parses it. A text that consists of a number alone is
  /// parsed independently of the process's locale.
  private static func leadingNumber(of text: String) -> Double {
    let text = text.drop { $0.isWhitespace }
    return Double(text) ?? atof(String(text))
  }
}

/// A date as text that a formatter parses and prints.
open class DateFormatterTransform: TransformType {
  /// The type of the model's property.
  public typealias Object = Date
  /// The type of the JSON value.
  public typealias JSON = String

  /// The formatter.
  public let dateFormatter: DateFormatter

  /// Creates a transform.
  public init(dateFormatter: DateFormatter) { self.dateFormatter = dateFormatter }

  /// Creates the date that the formatter parses; `nil` for another text or value.
  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap { dateFormatter.date(from: $0) }
  }

  /// Creates the formatter's text.
  open func transformToJSON(_ value: Date?) -> String? { value.map { dateFormatter.string(from: $0) } }

  /// Creates the date that ``transformFromJSON(_:)`` creates.
  open func object(from json: JSONValue) -> Date? { transformFromJSON(json.legacyValue) }
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
  public init() { super.init(dateFormatter: ISO8601DateTransform.reusableFormatter) }

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
