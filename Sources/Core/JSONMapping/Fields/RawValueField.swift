public import JSONCore

// Inlined by force: made for one use at a time, so that only what it reads or writes is left of it.

/// A raw-representable value, such as an enum's case, by its raw value.
@frozen
public struct RawValueField<Value: RawRepresentable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  /// Creates the field, which may be used on any thread.
  @inlinable
  public init() where Value: SendableMetatype {}

  /// Creates a field that its maker uses at once and gives to nobody, so that the conformance may belong to
  /// the main actor.
  @inlinable
  package init(usedAtOnceWith type: Value.Type) {}

  /// Decodes the raw value.
  ///
  /// - Throws: `invalid-raw-value`, with the allowed ones if the type is `CaseIterable`, and what reading the
  ///   raw value throws.
  @inlinable @inline(__always)
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    guard let value = Value(rawValue: try .read(json)) else { throw json.invalidRawValue(for: Value.self) }
    return value
  }

  /// Writes the raw value.
  ///
  /// - Throws: What the raw value throws, such as `non-finite-number`.
  @inlinable @inline(__always)
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try value.rawValue.write(to: &writer)
  }
}

extension JSONValue {
  /// The error that this value is none of the raw values of a type; it tells the allowed ones if the type is
  /// `CaseIterable`.
  @inline(never)
  public func invalidRawValue<Value>(for type: Value.Type) -> JSONError {
    error(.invalidRawValue, from: type) {
      .invalidRawValue(type: String(describing: $0), allowed: allowedRawValues(of: $0))
    }
  }
}

/// The raw values of the cases of a type as JSON text; none of a type that does not list its cases.
package func allowedRawValues(of type: Any.Type) -> [String] {
  guard let type = type as? any CaseIterable.Type else { return [] }
  return type.allCases.compactMap { value in
    guard let value = value as? any RawRepresentable, let raw = value.rawValue as? any JSONWritable else {
      return nil
    }
    var writer = JSONWriter()
    guard (try? raw.write(to: &writer)) != nil, let bytes = try? writer.finish() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
