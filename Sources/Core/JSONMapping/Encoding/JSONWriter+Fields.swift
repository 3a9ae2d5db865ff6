public import JSONCore

// Always inlined, so that the compiler can prepare the bytes of a literal key.

extension JSONWriter {
  /// Writes an object with the members that `body` writes.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `body` throws.
  @inlinable @inline(__always)
  public mutating func object(_ body: (inout JSONWriter) throws(JSONError) -> Void) throws(JSONError) {
    try beginObject()
    try body(&self)
    endObject()
  }

  /// Writes a member with another mapping: `try writer.put("date", date, as: .yearMonthDay)`. Writes nothing
  /// for `nil`.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, _ value: Field.Model?, as field: Field
  ) throws(JSONError) {
    guard let value else { return }
    self.key(literal: key)
    try field.encode(value, into: &self)
  }

  /// Writes a member with another mapping; writes `null` for `nil`.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, orNull value: Field.Model?, as field: Field
  ) throws(JSONError) {
    self.key(literal: key)
    if let value { try field.encode(value, into: &self) } else { writeNull() }
  }

  // Overloads for keys computed at run time. Disfavored, so that a literal becomes a `JSONKey`.

  /// Writes a member whose key may be computed at run time, with another mapping; writes nothing for `nil`.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, _ value: Field.Model?, as field: Field
  ) throws(JSONError) { if let value { try put(key, orNull: value, as: field) } }

  /// Writes a member whose key may be computed at run time, with another mapping; writes `null` for `nil`.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, orNull value: Field.Model?, as field: Field
  ) throws(JSONError) {
    self.key(key.keyText)
    if let value { try field.encode(value, into: &self) } else { writeNull() }
  }

  /// Writes a member that can be null with another mapping; nothing for an absent one.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, _ presence: Presence<Field.Model>, as field: Field
  ) throws(JSONError) { if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent, as: field) } }

  /// Writes a member that can be null with another mapping; its key may be computed at run time. Writes
  /// nothing for an absent one.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, _ presence: Presence<Field.Model>, as field: Field
  ) throws(JSONError) { if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent, as: field) } }
}
