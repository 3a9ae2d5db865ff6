public import JSONCore

// The forms for values that are no models are JSONCore's, and preferred where both fit: they have no
// parameter with a default. To be disfavoured is for the forms with keys that are only known at run time, so
// that a literal is a `JSONKey`.

extension JSONWriter {
  /// Writes a member of the object that was begun last: its key and its value. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some JSONEncodable, _: Void = ()) throws(JSONError) {
    self.key(key)
    try value.encode(into: &self)
  }

  /// Writes a member if there is a value; leaves it out otherwise. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(
    _ key: JSONKey, ifPresent value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    if let value { try member(key, value) }
  }

  /// Writes a member; `nil` as `null`. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, orNull value: (some JSONEncodable)?, _: Void = ())
    throws(JSONError)
  {
    try member(key, value)
  }
}

extension JSONWriter {
  /// Writes a member whose key may be computed at run time. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(
    _ key: some DynamicKey, _ value: some JSONEncodable, _: Void = ()
  ) throws(JSONError) {
    self.key(key.keyText)
    try value.encode(into: &self)
  }

  /// Writes a member whose key may be computed at run time, if there is a value; leaves it out otherwise.
  /// Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(
    _ key: some DynamicKey, ifPresent value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    if let value { try member(key, value) }
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(
    _ key: some DynamicKey, orNull value: (some JSONEncodable)?, _: Void = ()
  ) throws(JSONError) {
    try member(key, value)
  }
}
