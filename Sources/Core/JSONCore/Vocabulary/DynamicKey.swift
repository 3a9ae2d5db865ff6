/// A key that is only known at run time.
///
/// The accessors have a generic parameter for it, so that a literal becomes a ``JSONKey``, whose bytes need
/// no copy, and not a `String`.
public protocol DynamicKey {
  /// The key's text.
  var keyText: String { get }
}

extension String: DynamicKey {
  /// The string itself.
  public var keyText: String { self }
}

extension Substring: DynamicKey {
  /// The text as a `String`.
  public var keyText: String { String(self) }
}
