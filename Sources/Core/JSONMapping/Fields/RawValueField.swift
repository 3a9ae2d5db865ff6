public import JSONCore

/// A raw-representable value, such as an enum's case, by its raw value.
@frozen
public struct RawValueField<Value: RawRepresentable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  /// Creates the field.
  @inlinable
  public init() {}

  /// Decodes the raw value; throws `invalid-raw-value` with the allowed ones, as far as the type lists its
  /// cases.
  @inlinable @inline(__always)
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    guard let value = Value(rawValue: try .read(json)) else { throw json.invalidRawValue(for: Value.self) }
    return value
  }

  /// Writes the raw value. Throws what the raw value throws.
  @inlinable @inline(__always)
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try value.rawValue.write(to: &writer)
  }
}

extension JSONValue {
  /// The error that this value is none of the raw values of a type.
  @inline(never)
  public func invalidRawValue<Value>(for type: Value.Type) -> JSONError {
    error(.invalidRawValue, from: type) {
      .invalidRawValue(type: String(describing: $0), allowed: allowedRawValues(of: $0))
    }
  }
}

/// The raw values of a type that lists its cases, as JSON text.
private func allowedRawValues(of type: Any.Type) -> [String] {
  guard let iterable = type as? any CaseIterable.Type else { return [] }
  return rawValues(of: iterable)
}

private func rawValues<Cases: CaseIterable>(of type: Cases.Type) -> [String] {
  type.allCases.compactMap { value in
    guard let raw = rawValue(of: value) else { return nil }
    var writer = JSONWriter()
    guard (try? raw.write(to: &writer)) != nil, let bytes = try? writer.finish() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private func rawValue(of value: Any) -> (any JSONWritable)? {
  func open<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }
  return (value as? any RawRepresentable).map { open($0) } as? any JSONWritable
}
