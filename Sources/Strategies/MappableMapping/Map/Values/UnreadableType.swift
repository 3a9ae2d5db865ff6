import Foundation
import JSONCore

extension AdvisedKind {
  /// A value could not be cast to the type of a property that `<-` connects without a transform.
  static let unreadable = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: IssueExpectation($0)) },
    advice: { type, found in advice(on: type, found) { "(map[\(found.key)], \($0))" } })

  /// A value could not be cast to the type of a call to `map.value(_:)`.
  static let unreadableValue = AdvisedKind(
    .typeMismatch, kind: { .typeMismatch(expected: IssueExpectation($0)) },
    advice: { type, found in advice(on: type, found) { "map.value(\(found.key), using: \($0))" } })

  private static func advice(
    on type: Any.Type, _ found: Found, _ call: (_ transform: String) -> String
  ) -> Advice {
    guard let type = unreadableType(in: type) else { return .none }
    let example = transform(for: type, found).map { ", as in " + call($0) } ?? ""
    return .help("\(typeName(type)) needs a transform\(example)")
  }
}

/// A built-in transform for values of a type.
private func transform(for type: Any.Type, _ found: AdvisedKind.Found) -> String? {
  switch type {
  case is Date.Type:
    guard let text = found.text else {
      return found.kind == .string ? dateTransform(ofFormat: "…") : "DateTransform()"
    }
    return dateTransform(reading: text) ?? dateTransform(ofFormat: "…")
  case is Data.Type: return "DataTransform()"
  case is NSDecimalNumber.Type: return "NSDecimalNumberTransform()"
  case is any (Decodable & Encodable).Type: return "CodableTransform<\(typeName(type))>()"
  default:
    #if canImport(UIKit) || canImport(AppKit)
    if type == HexColorTransform.Object.self { return "HexColorTransform()" }
    #endif
    return nil
  }
}

/// The element type of an optional, an array or a dictionary, if no JSON value can be cast to it.
private func unreadableType(in type: Any.Type) -> Any.Type? {
  if let container = type as? any ValueContainer.Type { return unreadableType(in: container.valueType) }
  switch type {
  case is CGFloat.Type, is any JSONReadable.Type, is any MappableValue.Type, is any RawRepresentable.Type:
    return nil
  default: return _openExistential(type, do: isReadable) ? nil : type
  }
}

private func isReadable<Value>(_ type: Value.Type) -> Bool {
  let values: [Any] = [
    "", NSNumber(value: 0), NSNumber(value: 0.5), NSNumber(value: true), NSNull(), [Any](), [String: Any](),
  ]
  return values.contains { $0 is Value }
}

/// A type that contains others.
private protocol ValueContainer { static var valueType: Any.Type { get } }

extension Optional: ValueContainer { static var valueType: Any.Type { Wrapped.self } }

extension Array: ValueContainer { static var valueType: Any.Type { Element.self } }

extension Dictionary: ValueContainer where Key == String { static var valueType: Any.Type { Value.self } }
