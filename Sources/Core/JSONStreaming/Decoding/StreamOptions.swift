/// Options for reading a stream, in addition to the mapper's.
public struct StreamOptions: Sendable, Hashable {
  /// The maximum length of an element or line in bytes; 16 MiB by default. A longer one is an error,
  /// `size-limit`. This limits the memory for a stream: at most this size is stored, and briefly twice as
  /// much.
  public var elementLimit: Int

  /// Creates options; without arguments, the defaults.
  public init(elementLimit: Int = 1 << 24) { self.elementLimit = elementLimit }
}
