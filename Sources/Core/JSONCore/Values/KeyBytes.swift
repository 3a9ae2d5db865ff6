// Inlined by force: at the call site the compiler sees the bytes of a literal.

/// The bytes of a key's text, valid only for the duration of the call that receives them.
@frozen @usableFromInline
package struct KeyBytes: ~Escapable {
  @usableFromInline let utf8: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  @_lifetime(borrow bytes)
  @inlinable @inline(__always)
  init(_ bytes: borrowing UnsafeBufferPointer<UInt8>) {
    // An empty text may have no address; that of a literal is used instead.
    utf8 = bytes.baseAddress ?? ("" as StaticString).utf8Start
    count = bytes.count
  }

  /// Calls `body` with the bytes of a text; the compiler sees those of a literal.
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
