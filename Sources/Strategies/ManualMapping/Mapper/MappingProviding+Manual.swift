public import JSONCore
public import JSONMapping

extension ManualReadable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension ManualReadable where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable {
  /// Decodes the value with its own mapping.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}
