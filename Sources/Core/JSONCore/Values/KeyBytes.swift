// Inlined by force: the bytes of a literal are known to the compiler where it sees the call.

/// The bytes of a key that a text holds: valid for the call that they are handed to, and no longer.
@frozen @usableFromInline
package struct KeyBytes: ~Escapable {
  @usableFromInline let utf8: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  @_lifetime(borrow bytes)
  @inlinable @inline(__always)
  init(_ bytes: borrowing UnsafeBufferPointer<UInt8>) {
    // An empty text may have no address; that of a literal will do.
    utf8 = bytes.baseAddress ?? ("" as StaticString).utf8Start
    count = bytes.count
  }

  /// Calls `body` with the bytes of a text. Those of a literal are known to the compiler.
  @inlinable @inline(__always)
  package static func with<Result>(_ text: String, _ body: (KeyBytes) -> Result) -> Result {
    text.withBytes { (bytes) in body(KeyBytes(bytes)) }
  }

  /// The key's text.
  @usableFromInline
  package var description: String {
    String(decoding: UnsafeBufferPointer(start: utf8, count: count), as: UTF8.self)
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes. Those of a literal are known to the compiler.
  @inlinable @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // Only strings that Objective-C has made are not contiguous.
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  @inline(never) @usableFromInline
  func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
