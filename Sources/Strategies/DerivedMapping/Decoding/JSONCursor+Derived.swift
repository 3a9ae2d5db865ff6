public import JSONCore
public import JSONMapping

// `@inline(__always)`: the compiler knows the field's type at the call, and the field often decodes in one
// pass.

extension JSONCursor {
  /// Decodes a value by a field.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable @inline(__always)
  public mutating func value<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model {
    try field.decode(from: &self)
  }

  /// Decodes a value by a field, or `nil` from null.
  ///
  /// - Throws: `CursorFailure` if the field throws.
  @inlinable @inline(__always)
  public mutating func optional<Field: Decoding>(as field: Field) throws(CursorFailure) -> Field.Model? {
    consumeNull() ? nil : try field.decode(from: &self)
  }
}
