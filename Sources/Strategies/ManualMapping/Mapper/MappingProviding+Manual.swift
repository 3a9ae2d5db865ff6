public import JSONCore
public import JSONMapping

extension ManualReadable where Self: MappingProviding {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension ManualReadable
where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable & JSONWritable {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}
