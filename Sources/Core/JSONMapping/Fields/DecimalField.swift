public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A decimal number, read from its digits and not through a `Double`.
///
/// `Decimal` keeps 38 significant digits; further ones are rounded.
public struct DecimalField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a number.
  ///
  /// - Throws: `number-out-of-range` for a number that `Decimal` can't hold, `type-mismatch` or
  ///   `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Decimal {
    guard let literal = json.numberLiteral else { throw json.mismatch(expected: .type("Decimal")) }
    // `Decimal` would parse the infinities of JSON5 as 0.
    guard literal.last?.isNumber == true, let decimal = Decimal(string: literal), decimal.isFinite else {
      throw json.error(.numberOutOfRange(type: "Decimal", range: DecimalField.range))
    }
    return decimal
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

  /// The rounded limits; all their digits would fill more than two lines.
  static var range: String { "-3.4e165...3.4e165" }

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
