public import JSONCore

/// A receiver of the bytes of a written stream.
public protocol ByteSink: AnyObject {
  /// The error that the sink throws.
  associatedtype Failure: Error

  /// Receives the next bytes. The writer waits for this call, so it writes no faster than the sink receives.
  ///
  /// - Throws: `Failure`, the error of the sink; it is wrapped in ``StreamWriteError/sink(_:)``.
  nonisolated(nonsending) func write(_ bytes: [UInt8]) async throws(Failure)

  /// Called once, after the last byte; a stream without values may have no bytes. The default implementation
  /// does nothing.
  ///
  /// - Throws: `Failure`, the error of the sink; it is wrapped in ``StreamWriteError/sink(_:)``.
  nonisolated(nonsending) func finish() async throws(Failure)
}

extension ByteSink {
  /// Does nothing.
  public nonisolated(nonsending) func finish() async {}
}

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
