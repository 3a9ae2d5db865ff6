public import JSONCore

/// A raw-representable value, such as an enum's case, by its raw value. Raw values that the type does not
/// know become a fallback, so that a new one of the server is no error.
///
///     var level: Level = try json["level", as: .rawValue(or: .unknown)]
///     level <- (map["level"], RawValueField<Level>().or(.unknown))
public struct RawValueFallbackField<Value: RawRepresentable & Sendable>: Mapping
where Value.RawValue: JSONReadable & JSONWritable {
  /// What an unknown raw value is read as.
  public let fallback: Value

  /// Creates a field.
  public init(fallback: Value) { self.fallback = fallback }

  /// Decodes the raw value; one that the type does not know is the fallback, and so is an integer that the
  /// raw values' type can't hold.
  ///
  /// - Throws: `type-mismatch` and `unexpected-null`, and `fractional-number` where integers are expected.
  public func decode(_ json: JSONValue) throws(JSONError) -> Value {
    do throws(JSONError) {
      return Value(rawValue: try .read(json)) ?? fallback
    } catch let error where error.code == .numberOutOfRange {
      return fallback
    }
  }

  /// Writes the raw value, also that of the fallback.
  ///
  /// - Throws: What the raw value throws, such as `non-finite-number`.
  public func encode(_ value: Value, into writer: inout JSONWriter) throws(JSONError) {
    try value.rawValue.write(to: &writer)
  }
}

extension RawValueField where Value: Sendable {
  /// The field with a value for raw values that the type does not know.
  public func or(_ fallback: Value) -> RawValueFallbackField<Value> {
    RawValueFallbackField(fallback: fallback)
  }
}

extension MappingConfigured {
  /// A raw-representable value by its raw value; one that the type does not know is `fallback`.
  public static func rawValue<Value>(or fallback: Value) -> RawValueFallbackField<Value>
  where Self == RawValueFallbackField<Value> {
    RawValueFallbackField(fallback: fallback)
  }
}
