extension JSONWriter {
  /// Writes a member of the object that was begun last: its key and its value. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some JSONWritable) throws(JSONError) {
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a member if there is a value; leaves it out otherwise. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, ifPresent value: (some JSONWritable)?) throws(JSONError) {
    if let value { try member(key, value) }
  }

  /// Writes a member; `nil` as `null`. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    try member(key, value)
  }
}

// The same for keys that are only known at run time. Disfavoured, so that a literal is a `JSONKey`.

extension JSONWriter {
  /// Writes a member whose key may be computed at run time. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(_ key: some DynamicKey, _ value: some JSONWritable) throws(JSONError) {
    self.key(key.keyText)
    try value.write(to: &self)
  }

  /// Writes a member whose key may be computed at run time, if there is a value; leaves it out otherwise.
  /// Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(_ key: some DynamicKey, ifPresent value: (some JSONWritable)?) throws(JSONError)
  {
    if let value { try member(key, value) }
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`. Throws what the value throws.
  @_disfavoredOverload
  @inlinable
  public mutating func member(_ key: some DynamicKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    try member(key, value)
  }
}
