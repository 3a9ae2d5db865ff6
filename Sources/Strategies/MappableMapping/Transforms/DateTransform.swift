public import Foundation
public import JSONCore

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
  public init(unit: Unit = .seconds) {
    self.unit = unit
  }

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
