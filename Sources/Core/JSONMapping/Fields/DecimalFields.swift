public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A decimal number, read from its digits and not through a `Double`.
///
/// `Decimal` stores 38 significant digits; further ones are rounded.
public struct DecimalField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a number.
  ///
  /// - Throws: `number-out-of-range` for a number that `Decimal` can't hold, `type-mismatch` or
  ///   `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Decimal {
    guard json.kind == .number else { throw json.mismatch(expected: .type("Decimal")) }
    return try DecimalField.parsed(json.numberLiteral, of: json)
  }

  /// Decodes a number without a document.
  ///
  /// - Throws: `CursorFailure` for a number that `Decimal` can't hold, and for other values.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Decimal {
    guard let decimal = Decimal(string: try cursor.numberLiteral()), decimal.isFinite else {
      throw CursorFailure()
    }
    return decimal
  }

  fileprivate static func parsed(_ literal: String?, of json: JSONValue) throws(JSONError) -> Decimal {
    guard let literal, let decimal = Decimal(string: literal), decimal.isFinite else {
      // The rounded limits; all their digits would fill more than two lines.
      throw json.error(.numberOutOfRange(type: "Decimal", range: "-3.4e165...3.4e165"))
    }
    return decimal
  }

  /// Writes the digits.
  ///
  /// - Throws: `non-finite-number` for not-a-number.
  public func encode(_ decimal: Decimal, into writer: inout JSONWriter) throws(JSONError) {
    guard decimal.isFinite else { throw writer.error(.nonFiniteNumber("\(decimal)")) }
    try writer.write(raw: decimal.description)
  }
}

extension MappingConfigured where Self == DecimalField {
  /// A decimal number, read from its digits.
  public static var decimal: DecimalField { DecimalField() }
}

/// A decimal number in a string, such as the price `"12.50"`, independent of the locale.
///
/// The string must be a number in JSON's own grammar; see ``NumberStringField``. `Decimal` stores 38
/// significant digits and no trailing zeros; further digits are rounded.
public struct DecimalStringField: Mapping, Hashable {
  /// The minimum number of digits written after the decimal point, 0 to 128. Missing digits are filled with
  /// zeros; none is cut off.
  public let minimumFractionDigits: Int

  /// Creates a field; without an argument, no zeros are added.
  public init(minimumFractionDigits: Int = 0) {
    self.minimumFractionDigits = min(max(minimumFractionDigits, 0), 128)
  }

  /// Decodes a decimal.
  ///
  /// - Throws: `invalid-format` with the reason for a string that isn't a number, `number-out-of-range` for
  ///   one that `Decimal` can't hold, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Decimal {
    try DecimalField.parsed(json.numberLiteralInString(), of: json)
  }

  /// Decodes a decimal without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Decimal {
    try cursor.numberInString { (cursor) throws(CursorFailure) in try DecimalField().decode(from: &cursor) }
  }

  /// Writes the digits as a string.
  ///
  /// - Throws: `non-finite-number` for not-a-number.
  public func encode(_ decimal: Decimal, into writer: inout JSONWriter) throws(JSONError) {
    guard decimal.isFinite else { throw writer.error(.nonFiniteNumber("\(decimal)")) }
    writer.write(padded(decimal.description))
  }

  private func padded(_ digits: String) -> String {
    guard minimumFractionDigits > 0 else { return digits }
    guard let point = digits.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return digits + "." + String(repeating: "0", count: minimumFractionDigits)
    }
    let count = digits.utf8.distance(from: point, to: digits.endIndex) - 1
    return digits + String(repeating: "0", count: max(0, minimumFractionDigits - count))
  }
}

extension MappingConfigured where Self == DecimalStringField {
  /// A decimal number in a string: `"12.5"`.
  public static var decimalString: DecimalStringField { DecimalStringField() }

  /// A decimal number in a string, with a minimum number of digits after the decimal point: `"12.50"`.
  public static func decimalString(minimumFractionDigits: Int) -> DecimalStringField {
    DecimalStringField(minimumFractionDigits: minimumFractionDigits)
  }
}

extension Decimal: NumberStringConvertible {
  /// Reads a decimal from a string, as ``DecimalStringField`` does.
  ///
  /// - Throws: `invalid-format`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  public static func read(numberString json: JSONValue) throws(JSONError) -> Decimal {
    try DecimalStringField().decode(json)
  }

  /// Reads a decimal, as ``DecimalField`` does.
  ///
  /// - Throws: `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  public static func read(number json: JSONValue) throws(JSONError) -> Decimal {
    try DecimalField().decode(json)
  }

  /// Reads a decimal from a string without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Decimal {
    try DecimalStringField().decode(from: &cursor)
  }

  /// Reads a decimal without a document.
  ///
  /// - Throws: `CursorFailure` for other values.
  public static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Decimal {
    try DecimalField().decode(from: &cursor)
  }

  /// Writes the digits as a string.
  ///
  /// - Throws: `non-finite-number` for not-a-number.
  public func write(numberString writer: inout JSONWriter) throws(JSONError) {
    try DecimalStringField().encode(self, into: &writer)
  }

  /// Writes the digits.
  ///
  /// - Throws: `non-finite-number` for not-a-number.
  public func write(number writer: inout JSONWriter) throws(JSONError) {
    try DecimalField().encode(self, into: &writer)
  }
}
