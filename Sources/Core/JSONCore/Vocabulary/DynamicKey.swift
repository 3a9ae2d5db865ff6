/// A key that is only known at run time.
///
/// The accessors take it through a generic parameter, so that a literal is never taken for a `String` but for
/// a ``JSONKey``, whose bytes need no copy.
public protocol DynamicKey {
  /// The key's text.
  var keyText: String { get }
}

extension String: DynamicKey {
  /// The string itself.
  public var keyText: String { self }
}

extension Substring: DynamicKey {
  /// The text as a string of its own.
  public var keyText: String { String(self) }
}
