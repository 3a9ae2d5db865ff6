public import JSONCore
public import JSONMapping

extension DerivedReadable where Self: MappingProviding {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: `CursorFailure` where that does.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// As the mapping does.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension DerivedReadable where Self: MappingProviding & RawRepresentable, RawValue: DerivedReadable {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: `CursorFailure` where that does.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try mapping.decode(from: &cursor)
  }

  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }

  /// As the mapping does.
  public static var readsInOnePass: Bool { OwnMapping.readsInOnePass }
}
