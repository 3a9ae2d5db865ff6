/// A type that shows only its description in `print`, `dump`, and a mirror.
///
/// Conform a type that holds a secret, or that wraps an object of another library. Reflecting a connection in
/// use would show what it sends, and would read memory that other threads change, which can crash.
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
