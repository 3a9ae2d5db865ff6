public import JSONCore

/// A type that can be written as JSON: models, numbers, strings, booleans, raw-representable types, and
/// optionals, arrays and dictionaries of those.
///
///     struct Actor { let id: Int, name: String, films: [String] }
///
///     extension Actor: JSONEncodable {
///       func encode(into writer: inout JSONWriter) throws(JSONError) {
///         try writer.object { (writer) throws(JSONError) in
///           try writer.put("id", id)
///           try writer.put("name", name)
///           try writer.put("films", films)
///         }
///       }
///     }
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor.
public protocol JSONEncodable: SendableMetatype {
  /// Writes this value as the writer's next one.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or what else the value can't express.
  func encode(into writer: inout JSONWriter) throws(JSONError)
}

extension JSONEncodable where Self: JSONWritable {
  /// Writes the natural form.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) { try write(to: &writer) }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONWritable {
  /// Writes the raw value.
  ///
  /// - Throws: What the raw value throws, such as `non-finite-number`.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) { try rawValue.write(to: &writer) }
}

// A type may have a mapping of its own, which then counts, whatever else it could be written by.

extension JSONEncodable where Self: MappingProviding {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}

extension JSONEncodable where Self: MappingProviding & RawRepresentable, RawValue: JSONWritable {
  /// Writes the value as its own mapping does.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try Self.mapping.encode(self, into: &writer)
  }
}
