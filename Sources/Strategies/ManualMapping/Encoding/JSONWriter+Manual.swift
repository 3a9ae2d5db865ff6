public import JSONCore

// Where a type fits the forms of JSONCore or of `JSONEncodable` too, those are preferred: each parameter with
// a default makes a form the lesser choice.

// Inlined by force: a part of what a member is inlined as; JSONObject+Manual.swift tells why.

extension JSONWriter {
  /// Writes a member: `try json.put("id", id)`. `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(
    _ key: JSONKey, _ value: (some ManualWritable)?, _: Void = (), _: Void = ()
  ) throws(JSONError) {
    guard let value else { return }
    self.key(key)
    try value.write(manual: &self)
  }

  /// Writes a member; `nil` as `null`: `try json.put("note", orNull: note)`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(
    _ key: JSONKey, orNull value: (some ManualWritable)?, _: Void = (), _: Void = ()
  ) throws(JSONError) {
    self.key(key)
    try value.write(manual: &self)
  }

  /// Writes a member whose key may be computed at run time: `try json.put(key, count)`. `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(
    _ key: some DynamicKey, _ value: (some ManualWritable)?, _: Void = (), _: Void = ()
  ) throws(JSONError) {
    if let value { try put(key, orNull: value) }
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(
    _ key: some DynamicKey, orNull value: (some ManualWritable)?, _: Void = (), _: Void = ()
  ) throws(JSONError) {
    self.key(key.keyText)
    try value.write(manual: &self)
  }
}
