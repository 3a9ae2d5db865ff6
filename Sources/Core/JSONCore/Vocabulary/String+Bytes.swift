// Always inlined: at the call site the compiler sees the bytes of a literal.

extension String {
  /// Calls `body` with the UTF-8 bytes; the compiler sees those of a literal.
  @inlinable @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Only strings bridged from Objective-C are not contiguous.
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  @inline(never) @usableFromInline
  func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
