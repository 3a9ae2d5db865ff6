public import JSONCore
public import JSONMapping

// Inlined by force: the bytes of a literal key are known to the compiler where it sees the call.

extension JSONWriter {
  /// Writes a member. `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some DerivedWritable) throws(JSONError) {
    self.key(literal: key)
    try value.encode(derived: &self)
  }

  /// Writes a member; `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: (some DerivedWritable)?) throws(JSONError) {
    guard let value else { return }
    self.key(literal: key)
    try value.encode(derived: &self)
  }

  /// Writes a member; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, orNull value: (some DerivedWritable)?) throws(JSONError) {
    self.key(literal: key)
    try value.encode(derived: &self)
  }

  /// Writes a member in a form of its own; `nil` writes nothing.
  ///
  /// - Throws: What the field throws, such as `non-finite-number`.
  @inlinable @inline(__always)
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, _ value: Field.Model?, as field: Field
  ) throws(JSONError) {
    guard let value else { return }
    self.key(literal: key)
    try field.encode(value, into: &self)
  }

  /// Writes a member in a form of its own; `nil` as `null`.
  ///
  /// - Throws: What the field throws, such as `non-finite-number`.
  @inlinable
  public mutating func member<Field: Encoding>(
    _ key: JSONKey, orNull value: Field.Model?, as field: Field
  ) throws(JSONError) {
    self.key(literal: key)
    if let value { try field.encode(value, into: &self) } else { writeNull() }
  }
}
