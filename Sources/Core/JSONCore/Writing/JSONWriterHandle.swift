/// A reference to a writer for the length of a call, for dialects that pass their map by value.
///
/// Like ``JSONValue`` it can't be stored. While it is in use the writer itself can't be reached.
@frozen
public struct JSONWriterHandle: ~Escapable {
  @usableFromInline let writer: UnsafeMutablePointer<JSONWriter>

  @_lifetime(immortal)
  @inlinable
  init(_ writer: UnsafeMutablePointer<JSONWriter>) {
    self.writer = writer
  }

  /// Calls `body` with the writer.
  @inlinable @inline(__always)
  public func withWriter<Result, Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&writer.pointee)
  }
}

extension JSONWriter {
  /// Calls `body` with a reference to this writer.
  @inlinable @inline(__always)
  public mutating func withHandle<Result, Failure: Error>(
    _ body: (JSONWriterHandle) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &self) { (pointer) throws(Failure) -> Result in
      try body(JSONWriterHandle(pointer))
    }
  }
}
