public import JSONCore

extension JSONWriter {
  /// Writes a member that can be null with another mapping; nothing for an absent one.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: JSONKey, _ presence: Presence<Field.Model>, as field: Field
  ) throws(JSONError) {
    if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent, as: field) }
  }

  /// Writes a member that can be null with another mapping; its key may be computed at run time. Writes
  /// nothing for an absent one.
  ///
  /// - Throws: What writing the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put<Field: Encoding>(
    _ key: some DynamicKey, _ presence: Presence<Field.Model>, as field: Field
  ) throws(JSONError) {
    if !presence.isAbsent { try put(key, orNull: presence.valueIfPresent, as: field) }
  }
}
