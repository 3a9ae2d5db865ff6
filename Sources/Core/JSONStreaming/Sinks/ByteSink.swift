/// What takes the bytes of a stream that is written.
public protocol ByteSink: AnyObject {
  /// Why it can't take bytes.
  associatedtype Failure: Error

  /// Takes the next bytes. The writer waits for it, and so writes no faster than the sink takes.
  ///
  /// - Throws: `Failure`, the error of the sink; ``StreamWriteError/sink(_:)`` holds it.
  nonisolated(nonsending) func write(_ bytes: [UInt8]) async throws(Failure)

  /// Is told that these were all bytes: a stream without values may have none at all. Without an implementation
  /// nothing happens.
  ///
  /// - Throws: `Failure`, the error of the sink; ``StreamWriteError/sink(_:)`` holds it.
  nonisolated(nonsending) func finish() async throws(Failure)
}

extension ByteSink {
  /// Does nothing.
  public nonisolated(nonsending) func finish() async {}
}
