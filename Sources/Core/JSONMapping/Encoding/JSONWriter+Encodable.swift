public import JSONCore

// The forms for values that are no models are JSONCore's. They are preferred where both fit, because they have no
// parameter with a default. The forms with keys that are known at run time only are disfavoured, so that a literal is a
// `JSONKey`.

// Inlined by force: the bytes of a literal key are known to the compiler where it sees the call.

extension JSONWriter {
  /// Writes a member of the object that was begun last: its key and its value. `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, _ value: (some JSONEncodable)?, _: Void = ()) throws(JSONError) {
    guard let value else { return }
    self.key(key)
    try value.encode(into: &self)
  }

  /// Writes a member; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public mutating func put(
    _ key: JSONKey, orNull value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    self.key(key)
    try value.encode(into: &self)
  }

  /// Writes a member whose key may be computed at run time; `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(
    _ key: some DynamicKey, _ value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    if let value { try put(key, orNull: value) }
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(
    _ key: some DynamicKey, orNull value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    self.key(key.keyText)
    try value.encode(into: &self)
  }
}
