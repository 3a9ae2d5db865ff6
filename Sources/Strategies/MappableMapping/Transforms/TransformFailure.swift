import JSONCore
import JSONMapping

extension AdvisedKind {
  /// The issue of a value that a transform of the given type doesn't convert.
  static let unconverted = AdvisedKind(
    .transformFailed, kind: { .conversionFailed(to: objectName(of: $0)) },
    advice: { type, found in advice(on: type, found) })

  /// The issue of such a value for ``ImmutableMappable`` models: a mismatch of types.
  static let untransformed = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: .type(objectName(of: $0))) },
    advice: { type, found in advice(on: type, found) })

  /// The issue of an empty object or array that the strategy treats as no value; it isn't an error in the
  /// document.
  static let nothingToMap = AdvisedKind(
    .custom, kind: { _ in .custom("there is nothing to map") }, advice: { _, _ in .none })

  private static func advice(on type: Any.Type, _ found: Found) -> Advice {
    if let type = type as? any RawValueTransform.Type { return .allowed(type.allowedValues) }
    guard type is DateFormatterTransform.Type else { return .none }
    switch found.kind {
    case .number: return .help("use DateTransform() for numbers")
    case .string:
      let transform = found.text.flatMap { dateTransform(reading: $0) }
      if let transform, type != ISO8601DateTransform.self || transform != iso8601Transform {
        return .help("use \(transform)")
      }
      return .help("name the format of the text, as in \(dateTransform(ofFormat: dayFormat))")
    default: return .none
    }
  }
}

private let dayFormat = "yyyy-MM-dd"
private let iso8601Transform = "ISO8601DateTransform()"

/// The transform that creates a date from a text, as code; `nil` for unusual forms.
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

/// A transform that accepts raw values.
private protocol RawValueTransform {
  /// The raw values as JSON text, if they are known.
  static var allowedValues: [String] { get }
}

extension EnumTransform: RawValueTransform {
  // A subclass may accept other values.
  static var allowedValues: [String] { self == EnumTransform<T>.self ? allowedRawValues(of: T.self) : [] }
}
