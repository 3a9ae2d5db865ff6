public import JSONCore

/// A number in a string, such as `"12345678901234567890"`, for numbers that JavaScript can't represent.
///
///     let id: Int64 = try json["id", as: .numberString()]
///
/// The string must be one number of JSON's own grammar, whatever the locale: `"12"`, `"-0.5"` and `"1e3"` are
/// accepted; `" 12"`, `"+1"`, `"01"`, `"0x1"`, `"1,5"`, `"NaN"` and `""` are not. Integers are exact, and an
/// integral number is an integer in any notation, as with JSON numbers: `"2016.0"` is 2016.
public struct NumberStringField<Number: NumberStringConvertible & SendableMetatype>: Mapping, Hashable {
  /// The values that are read and written. The first word of each name is the written form.
  public enum Form: Sendable, Hashable {
    /// A string in both directions.
    case string
    /// A string; numbers are read as well.
    case stringOrNumber
    /// A number; strings are read as well.
    case numberOrString
  }

  /// The values that are read and written.
  public let form: Form

  /// Creates a field; by default, for strings only.
  public init(_ form: Form = .string) { self.form = form }

  /// Decodes a number.
  ///
  /// - Throws: `invalid-format` with the reason for a string that isn't a number, `type-mismatch` for values
  ///   that the form doesn't accept, `fractional-number` and `number-out-of-range` for numbers that the type
  ///   can't hold, `unexpected-null`, and `invalid-raw-value` for a raw-representable type.
  public func decode(_ json: JSONValue) throws(JSONError) -> Number {
    switch (form, json.kind) {
    case (.string, _), (_, .string): try .read(numberString: json)
    case (_, .number): try .read(number: json)
    default: throw json.mismatch(expected: "a number, or one in a string")
    }
  }

  /// Decodes a number without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Number {
    if form == .string || cursor.isAtString() { return try .read(numberString: &cursor) }
    return try .read(number: &cursor)
  }

  /// Writes the number.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  public func encode(_ number: Number, into writer: inout JSONWriter) throws(JSONError) {
    switch form {
    case .string, .stringOrNumber: try number.write(numberString: &writer)
    case .numberOrString: try number.write(number: &writer)
    }
  }
}

extension MappingConfigured {
  /// A number in a string: `"12"`.
  public static func numberString<Number>() -> NumberStringField<Number>
  where Self == NumberStringField<Number> {
    NumberStringField(.string)
  }

  /// A number in a string, `"12"`; read from numbers too.
  public static func numberStringOrNumber<Number>() -> NumberStringField<Number>
  where Self == NumberStringField<Number> {
    NumberStringField(.stringOrNumber)
  }

  /// A number, `12`; read from strings too.
  public static func numberOrString<Number>() -> NumberStringField<Number>
  where Self == NumberStringField<Number> {
    NumberStringField(.numberOrString)
  }
}
