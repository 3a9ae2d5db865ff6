public import JSONCore

/// A sink that stores the bytes in memory.
public final class MemorySink: ByteSink {
  /// All bytes that were written.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty sink.
  public init() {}

  /// Appends bytes.
  public nonisolated(nonsending) func write(_ bytes: [UInt8]) async { self.bytes += bytes }
}

extension MemorySink: ShownByDescription {
  /// The number of bytes written.
  public var description: String { "\(bytes.count) bytes" }
}
