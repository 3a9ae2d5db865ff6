public import JSONCore

// The forms for values that are no models are JSONCore's; this dialect's are disfavoured where both fit.

extension JSONWriter {
  /// Writes a member of the object that was begun last: its key and its value. Throws what the value throws.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some JSONEncodable) throws(JSONError) {
    self.key(key)
    try value.encode(into: &self)
  }

  /// Writes a member if there is a value; leaves it out otherwise. Throws what the value throws.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, ifPresent value: (some JSONEncodable)?) throws(JSONError) {
    if let value { try member(key, value) }
  }
}
