// Always inlined: at the call site the compiler sees the bytes of a literal key, which become a few stores
// of constants.

extension JSONWriter {
  /// Writes a member of the innermost open object, key and value: `try writer.put("id", 7)`. `nil` writes
  /// nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, _ value: (some JSONWritable)?) throws(JSONError) {
    guard let value else { return }
    self.key(literal: key)
    try value.write(to: &self)
  }

  /// Writes a member; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    self.key(literal: key)
    try value.write(to: &self)
  }
}

// Overloads for keys that are only known at run time. Disfavored, so that a literal is a `JSONKey`.

extension JSONWriter {
  /// Writes a member whose key may be computed at run time; `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(_ key: some DynamicKey, _ value: (some JSONWritable)?) throws(JSONError) {
    guard let value else { return }
    self.key(key.keyText)
    try value.write(to: &self)
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(_ key: some DynamicKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    self.key(key.keyText)
    try value.write(to: &self)
  }
}
