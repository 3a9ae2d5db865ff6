public import JSONCore
public import JSONMapping

// Inlined by force: the field's type is known where the compiler sees the call, and often reads in one
// pass.

extension JSONCursor {
  /// Passes a value in a form of its own.
  ///
  /// - Throws: `CursorFailure` where the field does.
  @inlinable @inline(__always)
  public mutating func value<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model {
    try field.decode(from: &self)
  }

  /// Passes a value in a form of its own, or null, which is `nil`.
  ///
  /// - Throws: `CursorFailure` where the field does.
  @inlinable @inline(__always)
  public mutating func optional<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model? {
    passesNull() ? nil : try field.decode(from: &self)
  }
}
