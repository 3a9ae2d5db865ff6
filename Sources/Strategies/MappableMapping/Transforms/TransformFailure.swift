import JSONCore
import JSONMapping

extension AdvisedKind {
  /// A transform, of which the type is given, makes nothing of a value.
  static let unconverted = AdvisedKind(
    .transformFailed, kind: { .conversionFailed(to: objectName(of: $0)) },
    advice: { type, _, _ in allowedValues(for: type) })

  /// The same where the model throws its own errors: as a mismatch of types.
  static let untransformed = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: .type(objectName(of: $0))) },
    advice: { type, _, _ in allowedValues(for: type) })

  /// An object or array is empty, of which the dialect makes nothing. It is no fault of the document.
  static let nothingToMap = AdvisedKind(
    .custom, kind: { _ in .custom("there is nothing to map") }, advice: { _, _, _ in .none })

  private static func allowedValues(for type: Any.Type) -> Advice {
    (type as? any RawValueTransform.Type).map { .allowed($0.allowedValues) } ?? .none
  }
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
