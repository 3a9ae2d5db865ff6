public import JSONCore

// Inlined by force: it only passes on to what the macro wrote.

/// A type that this dialect writes: models, numbers, strings, booleans, raw-representable types, and optionals, arrays,
/// sets and dictionaries of those.
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor.
public protocol DerivedWritable: SendableMetatype {
  /// Writes this value as the writer's next one.
  ///
  /// - Throws: `non-finite-number` or `depth-limit`.
  func encode(derived writer: inout JSONWriter) throws(JSONError)
}

extension DerivedWritable where Self: JSONWritable {
  /// Writes the natural form.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public func encode(derived writer: inout JSONWriter) throws(JSONError) { try write(to: &writer) }
}

extension DerivedWritable where Self: RawRepresentable, RawValue: DerivedWritable {
  /// Writes the raw value.
  ///
  /// - Throws: What its mapping throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try rawValue.encode(derived: &writer)
  }
}
