import JSONCore
import JSONMapping

extension AdvisedKind {
  /// A transform, of which the type is given, makes nothing of a value.
  static let unconverted = AdvisedKind(
    .transformFailed, kind: { .conversionFailed(to: objectName(of: $0)) },
    advice: { type, found in advice(on: type, found) })

  /// The same where the model throws its own errors: as a mismatch of types.
  static let untransformed = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: .type(objectName(of: $0))) },
    advice: { type, found in advice(on: type, found) })

  /// An object or array is empty, of which the strategy makes nothing. It is no fault of the document.
  static let nothingToMap = AdvisedKind(
    .custom, kind: { _ in .custom("there is nothing to map") }, advice: { _, _ in .none })

  private static func advice(on type: Any.Type, _ found: Found) -> Advice {
    if let type = type as? any RawValueTransform.Type { return .allowed(type.allowedValues) }
    guard type is DateFormatterTransform.Type else { return .none }
    switch found.kind {
    case .number: return .help("DateTransform() makes dates of numbers")
    case .string:
      let transform = found.text.flatMap { dateTransform(reading: $0) }
      if let transform, type != ISO8601DateTransform.self || transform != iso8601Transform {
        return .help("\(transform) reads it")
      }
      return .help("name the format of the text, as in \(dateTransform(ofFormat: dayFormat))")
    default: return .none
    }
  }
}

private let dayFormat = "yyyy-MM-dd"
private let iso8601Transform = "ISO8601DateTransform()"

/// The transform that makes a date of a text, as code; `nil` for a text of no usual form.
func dateTransform(reading text: String) -> String? {
  switch DateForm(of: text) {
  case .yearMonthDay: dateTransform(ofFormat: dayFormat)
  case .iso8601(hasFraction: false): iso8601Transform
  case .iso8601(hasFraction: true): dateTransform(ofFormat: "yyyy-MM-dd'T'HH:mm:ss.SSSZZZZZ")
  case .number: "DateTransform()"
  case nil: nil
  }
}

/// The transform for a format, as code.
func dateTransform(ofFormat format: String) -> String {
  "CustomDateFormatTransform(formatString: \"\(format)\")"
}

private func objectName(of type: Any.Type) -> String {
  func name<Transform: TransformType>(of type: Transform.Type) -> String { typeName(Transform.Object.self) }
  return (type as? any TransformType.Type).map { name(of: $0) } ?? typeName(type)
}

/// A transform that takes raw values.
private protocol RawValueTransform {
  /// The raw values as JSON text, as far as they are known.
  static var allowedValues: [String] { get }
}

extension EnumTransform: RawValueTransform {
  // What a subclass takes is its own affair.
  static var allowedValues: [String] { self == EnumTransform<T>.self ? allowedRawValues(of: T.self) : [] }
}
