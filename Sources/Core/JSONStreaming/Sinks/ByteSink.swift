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
