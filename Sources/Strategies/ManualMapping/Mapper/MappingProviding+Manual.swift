public import JSONCore
public import JSONMapping

extension ManualReadable where Self: MappingProviding {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}

extension ManualWritable where Self: MappingProviding {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension ManualReadable
where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable & JSONWritable {
  /// Reads the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try mapping.decode(json) }
}

extension ManualWritable
where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable & JSONWritable {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
