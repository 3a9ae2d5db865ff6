/// The name of a type as written in Swift: `[Int]`, not `Array<Int>`.
public func typeName(_ type: Any.Type) -> String {
  (type as? any ShorthandType.Type)?.shorthand ?? bareTypeName(type)
}

/// The name of a type without its module. Equals `String(describing:)`, which first searches for a
/// description defined by the type and takes ten times as long.
package func bareTypeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// Whether errors name a type as the model that was being decoded. They do so for all types except those of
/// the standard library.
package func isModel(_ type: Any.Type) -> Bool {
  // The name in place; a `String` would be a copy.
  let (name, count) = _getTypeName(type, qualified: true)
  let module: StaticString = "Swift."
  return count < module.utf8CodeUnitCount
    || !equalBytes(name, module.utf8Start, count: module.utf8CodeUnitCount)
}

/// A type that Swift has a shorthand for.
private protocol ShorthandType {
  static var shorthand: String { get }
}

/// Stands for the expected type if it is only known to be an object.
package enum SomeObject {}

/// Stands for the expected type if it is only known to be an array.
package enum SomeArray {}

extension Optional: ShorthandType { static var shorthand: String { typeName(Wrapped.self) + "?" } }

extension Array: ShorthandType { static var shorthand: String { "[\(typeName(Element.self))]" } }

extension Dictionary: ShorthandType {
  static var shorthand: String { "[\(typeName(Key.self)): \(typeName(Value.self))]" }
}
