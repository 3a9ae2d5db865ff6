public import JSONCore

/// A type that a member of an object can be written from: ``ManualEncodable`` models, numbers, strings,
/// booleans, raw-representable types, and optionals, arrays, sets and dictionaries of those.
///
/// Like ``ManualReadable`` it can't belong to the main actor.
public protocol ManualWritable: SendableMetatype {
  /// Writes this value.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or what else the value can't express.
  func write(manual writer: inout JSONWriter) throws(JSONError)
}

extension ManualWritable where Self: JSONWritable {
  /// Writes the natural form.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) { try write(to: &writer) }
}

extension ManualWritable where Self: RawRepresentable, RawValue: JSONReadable & JSONWritable {
  /// Writes the raw value.
  ///
  /// - Throws: What the raw value throws, such as `non-finite-number`.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) { try rawValue.write(to: &writer) }
}
