public import JSONCore
public import JSONMapping

extension DerivedReadable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: `CursorFailure` if the mapping throws.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The error of the mapping, such as `type-mismatch` or `missing-key`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// Whether the mapping decodes in one pass.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension DerivedReadable where Self: MappingProviding & RawRepresentable, RawValue: DerivedReadable {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: `CursorFailure` if the mapping throws.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Decodes the value with its own mapping.
  ///
  /// - Throws: The error of the mapping, such as `type-mismatch` or `missing-key`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// Whether the mapping decodes in one pass.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}
