public import JSONCore
public import JSONMapping

extension JSONWriter {
  /// Writes a member: `try json.put("id", id)`. `nil` writes nothing. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, _ value: some ManualWritable) throws(JSONError) {
    try value.write(manual: &self, under: key)
  }

  /// Writes a member as another mapping does: `try json.put("released", released, .yearMonthDay)`.
  ///
  /// Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, _ value: Field.Model, _ field: Field
  ) throws(JSONError) {
    self.key(key)
    try field.encode(value, into: &self)
  }

  /// Writes a member as another mapping does, if there is a value; leaves it out otherwise. Throws what the
  /// value throws.
  @inlinable @inline(__always)
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, ifPresent value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    if let value { try put(key, value, field) }
  }

  /// The same as `put(_:ifPresent:_:)`, with the label that reading has. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, optional value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    if let value { try put(key, value, field) }
  }

  /// Writes a member; `nil` as `null`: `try json.put("note", orNull: note)`. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func put<Value: ManualWritable>(_ key: JSONKey, orNull value: Value?) throws(JSONError) {
    self.key(key)
    try value.write(manual: &self)
  }

  /// Writes a member as another mapping does; `nil` as `null`. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, orNull value: Field.Model?, _ field: Field
  ) throws(JSONError) {
    try member(key, orNull: value, field)
  }
}
