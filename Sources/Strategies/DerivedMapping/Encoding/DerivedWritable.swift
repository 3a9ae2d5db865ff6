public import JSONCore

/// A type that this dialect writes: models, numbers, strings, booleans, raw-representable types, and optionals, arrays,
/// sets and dictionaries of those.
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor.
public protocol DerivedWritable: SendableMetatype {
  /// Writes this value as the writer's next one; throws `non-finite-number` or `depth-limit`.
  func encode(derived writer: inout JSONWriter) throws(JSONError)
}

extension DerivedWritable where Self: JSONWritable {
  /// Writes the natural form. Throws what that throws.
  @inlinable @inline(__always)
  public func encode(derived writer: inout JSONWriter) throws(JSONError) { try write(to: &writer) }
}

extension DerivedWritable where Self: RawRepresentable, RawValue: DerivedWritable {
  /// Writes the raw value. Throws what that throws.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try rawValue.encode(derived: &writer)
  }
}
