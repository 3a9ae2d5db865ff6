// Always inlined: at the call site the compiler sees the bytes of a literal.

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

extension JSONValue {
  /// The member with this key, found by an index if there are many; `nil` if there is none, or if this value
  /// is not an object.
  ///
  /// - Complexity: O(*n*) in the number of members; O(1) on average once an object with many of them has been
  ///   searched several times.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  package func indexedMember(_ key: KeyBytes) -> JSONValue? {
    guard isObject else { return nil }
    let object = JSONObject(node: node, header: header, model: nil)
    let exact =
      object.count <= KeyIndex.linearLimit
      ? object.find(key.utf8, count: key.count) : object.findAmongMany(key.utf8, count: key.count)
    guard let found = exact ?? object.findEquivalent(key.utf8, count: key.count) else { return nil }
    return _overrideLifetime(JSONValue(node: found, header: header), copying: self)
  }
}
