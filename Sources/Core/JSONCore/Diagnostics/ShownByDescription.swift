/// A type that shows its description and nothing else: to `print`, to `dump`, and to a mirror.
///
/// It is for what holds a secret, or an object of another library: the reflection of a connection at work reads memory
/// that other threads are changing, which can crash, and shows what the connection sends.
///
///     extension ServiceKey: ShownByDescription {}        // "ServiceKey", whatever its properties hold
public protocol ShownByDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
}

extension ShownByDescription {
  /// The name of the type, unless the type says otherwise.
  public var description: String { "\(Self.self)" }

  /// What ``description`` shows.
  public var debugDescription: String { description }

  /// No children, so that `dump` shows the description.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}
