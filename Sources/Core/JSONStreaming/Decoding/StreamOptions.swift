/// How a stream is read, besides what the mapper says.
public struct StreamOptions: Sendable, Hashable {
  /// How many bytes an element or line may have; 16 MiB by default. A longer one is an error, `size-limit`. So
  /// no stream can make its reader keep more than that, and twice of it for a moment.
  public var elementLimit: Int

  /// Creates options; without arguments, the defaults.
  public init(elementLimit: Int = 1 << 24) { self.elementLimit = elementLimit }
}
