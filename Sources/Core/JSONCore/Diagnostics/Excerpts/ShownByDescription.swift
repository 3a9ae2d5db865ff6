/// A type that shows only its description in `print`, `dump`, and a mirror.
///
/// Conform a type that holds a secret, or an object of another library: reflecting a connection in use reads
/// memory that other threads are changing, which can crash, and shows what the connection sends.
///
///     extension ServiceKey: ShownByDescription {}        // "ServiceKey", whatever its properties hold
public protocol ShownByDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
}

extension ShownByDescription {
  /// Defaults to the name of the type.
  public var description: String { "\(Self.self)" }

  /// The same text as ``description``.
  public var debugDescription: String { description }

  /// No children, so that `dump` shows the description.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}
