public import JSONCore

extension JSONWriter {
  /// Writes an object with the members that `body` writes. Throws `depth-limit`, and what `body` throws.
  @inlinable @inline(__always)
  public mutating func object(
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    try body(&self)
    endObject()
  }

  /// Writes a member as another mapping does: `try writer.member("date", date, DateField.yearMonthDay)`.
  ///
  /// Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, _ value: Field.Model, _ field: Field
  ) throws(JSONError) {
    self.key(key)
    try field.encode(value, into: &self)
  }

  /// Writes a member as another mapping does, if there is a value; leaves it out otherwise.
  ///
  /// Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, ifPresent value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    if let value { try member(key, value, field) }
  }
}
