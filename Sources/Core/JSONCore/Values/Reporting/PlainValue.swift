/// A type whose plainest value doesn't follow from a protocol of the standard library.
package protocol PlainlyCreated {
  /// The plainest value, such as the first moment of time.
  static var plainValue: Self { get }
}

/// The plainest value of a type: `nil`, `false`, `0`, `""` or `[]`, or the one with such a raw value.
///
/// - Returns: `nil` if there is none.
@usableFromInline
package func plainValue<Value>(of type: Value.Type) -> Value? {
  func empty<Literal: ExpressibleByDictionaryLiteral>(_ type: Literal.Type) -> Literal { [:] }
  func emptyList<Literal: ExpressibleByArrayLiteral>(_ type: Literal.Type) -> Literal { [] }
  func withPlainRawValue<Raw: RawRepresentable>(_ type: Raw.Type) -> Raw? {
    plainValue(of: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }
  return switch type {
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ()) as? Value
  case let type as any PlainlyCreated.Type: type.plainValue as? Value
  case is Bool.Type: false as? Value
  case let type as any AdditiveArithmetic.Type: type.zero as? Value
  case let type as any RangeReplaceableCollection.Type: type.init() as? Value
  case let type as any ExpressibleByArrayLiteral.Type: emptyList(type) as? Value
  case let type as any ExpressibleByDictionaryLiteral.Type: empty(type) as? Value
  case let type as any RawRepresentable.Type: withPlainRawValue(type) as? Value
  default: nil
  }
}
