public import JSONCore

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
      return Value(rawValue: try .read(json)) ?? fallback
    } catch let error where error.code == .numberOutOfRange {
      return fallback
    }
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
