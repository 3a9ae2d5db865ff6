public import JSONCore

/// A boolean as the number 0 or 1.
public struct BooleanNumberField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes 0 as false and 1 as true.
  ///
  /// - Throws: `invalid-raw-value` for another number, `unexpected-null`, and `type-mismatch` for other
  ///   values, including `true` and `"1"`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Bool {
    guard json.kind == .number else { throw json.mismatch(expected: "0 or 1") }
    switch try? json.int() {
    case 0: return false
    case 1: return true
    default: throw json.error(.invalidRawValue(type: "Bool", allowed: ["0", "1"]))
    }
  }

  /// Decodes 0 and 1 without a document.
  ///
  /// - Throws: `CursorFailure` for another value.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Bool {
    switch try cursor.int() {
    case 0: return false
    case 1: return true
    default: throw CursorFailure()
    }
  }

  /// Writes 0 for false and 1 for true.
  public func encode(_ value: Bool, into writer: inout JSONWriter) { writer.write(value ? 1 : 0) }
}

extension MappingConfigured where Self == BooleanNumberField {
  /// A boolean as 0 or 1.
  public static var booleanNumber: BooleanNumberField { BooleanNumberField() }
}

/// A boolean as the string `"true"` or `"false"`.
public struct BooleanStringField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes `"true"` and `"false"`, in lower case.
  ///
  /// - Throws: `invalid-raw-value` for another string, `unexpected-null`, and `type-mismatch` for other
  ///   values, including `true`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Bool {
    if json.isString("true") { return true }
    if json.isString("false") { return false }
    guard json.kind == .string else { throw json.mismatch(expected: "\"true\" or \"false\"") }
    throw json.error(.invalidRawValue(type: "Bool", allowed: ["\"true\"", "\"false\""]))
  }

  /// Decodes `"true"` and `"false"` without a document.
  ///
  /// - Throws: `CursorFailure` for another value.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Bool {
    switch try cursor.string() {
    case "true": return true
    case "false": return false
    default: throw CursorFailure()
    }
  }

  /// Writes `"true"` or `"false"`.
  public func encode(_ value: Bool, into writer: inout JSONWriter) { writer.write(value ? "true" : "false") }
}

extension MappingConfigured where Self == BooleanStringField {
  /// A boolean as the string `"true"` or `"false"`.
  public static var booleanString: BooleanStringField { BooleanStringField() }
}
