public import JSONCore
public import JSONMapping

// The forms for values that are no models are JSONCore's; these are disfavoured where both fit.

extension JSONWriter {
  /// Writes an object with the members that `body` writes.
  @inlinable @inline(__always)
  public mutating func object(
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    try body(&self)
    endObject()
  }

  /// Writes a member of the object that was begun last: its key and its value.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some Encodable) throws(JSONError) {
    self.key(key)
    try value.encode(into: &self)
  }

  /// Writes a member if there is a value; leaves it out otherwise.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, ifPresent value: (some Encodable)?) throws(JSONError) {
    if let value { try member(key, value) }
  }

  /// Writes a member as another mapping does: `try writer.member("date", date, DateField.yearMonthDay)`.
  @inlinable @inline(__always)
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, _ value: Field.Model, _ field: Field
  ) throws(JSONError) {
    self.key(key)
    try field.encode(value, into: &self)
  }

  /// Writes a member as another mapping does, if there is a value; leaves it out otherwise.
  @inlinable @inline(__always)
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, ifPresent value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    if let value { try member(key, value, field) }
  }
}
