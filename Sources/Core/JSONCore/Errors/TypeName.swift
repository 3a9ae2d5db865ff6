/// The name of a type as one writes it in Swift: `[Int]`, not `Array<Int>`.
public func typeName(_ type: Any.Type) -> String {
  (type as? any ShorthandType.Type)?.shorthand ?? String(describing: type)
}

/// A type that Swift has a shorthand for.
private protocol ShorthandType {
  static var shorthand: String { get }
}

extension Optional: ShorthandType {
  static var shorthand: String { typeName(Wrapped.self) + "?" }
}

extension Array: ShorthandType {
  static var shorthand: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: ShorthandType {
  static var shorthand: String { "[\(typeName(Key.self)): \(typeName(Value.self))]" }
}
