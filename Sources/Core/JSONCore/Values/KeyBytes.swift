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
    let result = text.utf8.withContiguousStorageIfAvailable { (bytes) in body(KeyBytes(bytes)) }
    // Only strings that Objective-C has made are not contiguous.
    return result ?? withCopy(of: text, body)
  }

  @inline(never) @usableFromInline
  static func withCopy<Result>(of text: String, _ body: (KeyBytes) -> Result) -> Result {
    var text = text
    return text.withUTF8 { (bytes) in body(KeyBytes(bytes)) }
  }

  /// The key's text.
  @usableFromInline
  package var description: String {
    String(decoding: UnsafeBufferPointer(start: utf8, count: count), as: UTF8.self)
  }
}
