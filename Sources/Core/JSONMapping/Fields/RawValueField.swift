public import JSONCore

// Always inlined: the field is created for a single use, and the optimizer then removes it.

/// A raw-representable value, such as an enum case, by its raw value.
@frozen
public struct RawValueField<Value: RawRepresentable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  /// Creates the field, which may be used on any thread.
  @inlinable public init() where Value: SendableMetatype {}

  /// Creates a field that is used immediately and never passed on, so the conformance may be isolated to the
  /// main actor.
  @inlinable package init(usedAtOnceWith type: Value.Type) {}

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
  /// - Throws: What writing the raw value throws, such as `non-finite-number`.
  @inlinable @inline(__always)
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try value.rawValue.write(to: &writer)
  }
}

extension JSONValue {
  /// The error for a value that isn't a raw value of a type; it lists the allowed ones if the type is
  /// `CaseIterable`.
  @inline(never)
  public func invalidRawValue<Value>(for type: Value.Type) -> JSONError {
    error(.invalidRawValue, from: type) {
      .invalidRawValue(type: String(describing: $0), allowed: allowedRawValues(of: $0))
    }
  }

  /// The error for a value that isn't a raw value of one of the allowed values, which it lists.
  @inline(never)
  public func invalidRawValue<Value: RawRepresentable>(_ allowed: [Value]) -> JSONError {
    let texts = allowed.compactMap(rawValueText)
    return error(.invalidRawValue, from: Value.self) {
      .invalidRawValue(type: String(describing: $0), allowed: texts)
    }
  }
}

/// Returns the raw values of a type's cases as JSON text; empty for a type that isn't `CaseIterable`.
package func allowedRawValues(of type: Any.Type) -> [String] {
  (type as? any CaseIterable.Type).map { $0.allCases.compactMap(rawValueText) } ?? []
}

/// The raw value as JSON text.
private func rawValueText(_ value: Any) -> String? {
  guard let value = value as? any RawRepresentable, let raw = value.rawValue as? any JSONWritable else {
    return nil
  }
  var writer = JSONWriter()
  guard (try? raw.write(to: &writer)) != nil, let bytes = try? writer.finish() else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}

/// A raw-representable value, such as an enum case, by its raw value. Unknown raw values become a fallback,
/// so that a value that the server adds isn't an error.
///
///     var level: Level = try json["level", as: .rawValue(or: .unknown)]
///     level <- (map["level"], RawValueField<Level>().or(.unknown))
public struct RawValueFallbackField<Value: RawRepresentable & Sendable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  /// The value for unknown raw values.
  public let fallback: Value

  /// Creates a field.
  public init(fallback: Value) { self.fallback = fallback }

  /// Decodes the raw value. Returns the fallback for an unknown raw value, and for a number that the type of
  /// the raw values can't hold.
  ///
  /// - Throws: `type-mismatch` and `unexpected-null`, and `fractional-number` if integers are expected.
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    do throws(JSONError) {
      if let value = Value(rawValue: try .read(json)) { return value }
    } catch let error where error.code == .numberOutOfRange {}
    json.logFallback()
    return fallback
  }

  /// Writes the raw value, also for the fallback.
  ///
  /// - Throws: What writing the raw value throws, such as `non-finite-number`.
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try value.rawValue.write(to: &writer)
  }
}

extension RawValueField where Value: Sendable {
  /// Returns the field with a fallback for unknown raw values.
  public func or(_ fallback: Value) -> RawValueFallbackField<Value> {
    RawValueFallbackField(fallback: fallback)
  }
}

extension MappingConfigured {
  /// A raw-representable value by its raw value; `fallback` for unknown raw values.
  public static func rawValue<Value>(or fallback: Value) -> RawValueFallbackField<Value>
  where Self == RawValueFallbackField<Value> {
    RawValueFallbackField(fallback: fallback)
  }
}
