public import JSONCore

/// A numeric type that ``NumberStringField`` maps: integers of every width, `Double`, `Float`, `Decimal`,
/// `JSONNumber`, and raw-representable types of these numbers.
///
/// A raw-representable type only has to declare the conformance:
/// `struct UserID: RawRepresentable, NumberStringConvertible { var rawValue: Int64 }`.
public protocol NumberStringConvertible {
  /// Reads a number from a string that contains one in JSON's grammar.
  ///
  /// - Throws: `invalid-format`, `fractional-number`, `number-out-of-range`, `type-mismatch` or
  ///   `unexpected-null`.
  static func read(numberString json: JSONValue) throws(JSONError) -> Self

  /// Reads a JSON number.
  ///
  /// - Throws: `fractional-number`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  static func read(number json: JSONValue) throws(JSONError) -> Self

  /// Reads a number from a string without a document. The default implementation creates a document of the
  /// string.
  ///
  /// - Throws: `CursorFailure` for values that must be decoded from a document.
  static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Self

  /// Reads a JSON number without a document. The default implementation creates a document of the number.
  ///
  /// - Throws: `CursorFailure` for values that must be decoded from a document.
  static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Self

  /// Writes the number as a string.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  func write(numberString writer: inout JSONWriter) throws(JSONError)

  /// Writes the number.
  ///
  /// - Throws: `non-finite-number` for infinities and not-a-number.
  func write(number writer: inout JSONWriter) throws(JSONError)
}

extension NumberStringConvertible {
  /// Reads a number from a string, which is decoded as a document of its own.
  ///
  /// - Throws: `CursorFailure` for values that don't decode.
  public static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.value { (json) throws(JSONError) in try read(numberString: json) }
  }

  /// Reads a number, which is decoded as a document of its own.
  ///
  /// - Throws: `CursorFailure` for values that don't decode.
  public static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.value { (json) throws(JSONError) in try read(number: json) }
  }
}

extension NumberStringConvertible where Self: JSONReadable & JSONWritable {
  /// Reads a JSON number.
  ///
  /// - Throws: What `read(_:)` throws.
  public static func read(number json: JSONValue) throws(JSONError) -> Self { try read(json) }

  /// Writes the number.
  ///
  /// - Throws: What `write(to:)` throws.
  public func write(number writer: inout JSONWriter) throws(JSONError) { try write(to: &writer) }
}

extension NumberStringConvertible where Self: FixedWidthInteger {
  /// Reads an integral number from a string.
  ///
  /// - Throws: `invalid-format`, `fractional-number`, `number-out-of-range`, `type-mismatch` or
  ///   `unexpected-null`.
  public static func read(numberString json: JSONValue) throws(JSONError) -> Self {
    try json.integerInString()
  }

  /// Writes the digits as a string.
  public func write(numberString writer: inout JSONWriter) { writer.write(description) }

  /// Reads an integral number from a string without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.numberInString { (cursor) throws(CursorFailure) in try read(number: &cursor) }
  }

  /// Reads an integral number without a document.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type or 64 bits can't hold, and for
  ///   other values.
  public static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    let isUnsignedWord = !isSigned && bitWidth >= UInt64.bitWidth
    let value =
      isUnsignedWord ? Self(exactly: try cursor.integer(UInt64.self)) : Self(exactly: try cursor.int())
    guard let value else { throw CursorFailure() }
    return value
  }
}

extension Int: NumberStringConvertible {}
extension Int8: NumberStringConvertible {}
extension Int16: NumberStringConvertible {}
extension Int32: NumberStringConvertible {}
extension Int64: NumberStringConvertible {}
extension UInt: NumberStringConvertible {}
extension UInt8: NumberStringConvertible {}
extension UInt16: NumberStringConvertible {}
extension UInt32: NumberStringConvertible {}
extension UInt64: NumberStringConvertible {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberStringConvertible {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberStringConvertible {}

extension NumberStringConvertible where Self: BinaryFloatingPoint & JSONWritable {
  /// Writes the shortest text that parses as the same number, as a string.
  ///
  /// - Throws: `non-finite-number`.
  public func write(numberString writer: inout JSONWriter) throws(JSONError) {
    guard isFinite else { throw writer.error(.nonFiniteNumber("\(self)")) }
    try writer.writeInQuotes { (writer) throws(JSONError) in try write(to: &writer) }
  }
}

extension Double: NumberStringConvertible {
  /// Reads the nearest `Double` from a string.
  ///
  /// - Throws: `invalid-format`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  public static func read(numberString json: JSONValue) throws(JSONError) -> Double {
    try json.doubleInString()
  }

  /// Reads the nearest `Double` from a string without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Double {
    try cursor.numberInString { (cursor) throws(CursorFailure) in try cursor.double() }
  }

  /// Reads the nearest `Double` without a document.
  ///
  /// - Throws: `CursorFailure` for a number beyond the largest `Double`, and for other values.
  public static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Double {
    try cursor.double()
  }
}

extension Float: NumberStringConvertible {
  /// Reads the nearest `Float` from a string, rounded once from its digits.
  ///
  /// - Throws: `invalid-format`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  public static func read(numberString json: JSONValue) throws(JSONError) -> Float {
    try json.floatInString()
  }

  /// Reads the nearest `Float` from a string without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public static func read(numberString cursor: inout JSONCursor) throws(CursorFailure) -> Float {
    try cursor.numberInString { (cursor) throws(CursorFailure) in try cursor.float() }
  }

  /// Reads the nearest `Float` without a document.
  ///
  /// - Throws: `CursorFailure` for a number beyond the largest `Float`, and for other values.
  public static func read(number cursor: inout JSONCursor) throws(CursorFailure) -> Float {
    try cursor.float()
  }
}

extension JSONNumber: NumberStringConvertible {
  /// Reads a number with all its digits from a string.
  ///
  /// - Throws: `invalid-format`, `type-mismatch` or `unexpected-null`.
  public static func read(numberString json: JSONValue) throws(JSONError) -> JSONNumber {
    let literal = try json.numberLiteralInString()
    guard let number = JSONNumber(literal) else { throw json.error(.invalidNumber(literal)) }
    return number
  }

  /// Writes all digits as a string.
  public func write(numberString writer: inout JSONWriter) { writer.write(literal) }
}

extension NumberStringConvertible where Self: RawRepresentable, RawValue: NumberStringConvertible {
  /// Reads the raw value from a string.
  ///
  /// - Throws: What reading the raw value throws, and `invalid-raw-value` if no value has this raw value.
  public static func read(numberString json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try .read(numberString: json)) else {
      throw json.invalidRawValue(for: Self.self)
    }
    return value
  }

  /// Reads the raw value.
  ///
  /// - Throws: What reading the raw value throws, and `invalid-raw-value` if no value has this raw value.
  public static func read(number json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try .read(number: json)) else {
      throw json.invalidRawValue(for: Self.self)
    }
    return value
  }

  /// Writes the raw value as a string.
  ///
  /// - Throws: What writing the raw value throws, such as `non-finite-number`.
  public func write(numberString writer: inout JSONWriter) throws(JSONError) {
    try rawValue.write(numberString: &writer)
  }

  /// Writes the raw value.
  ///
  /// - Throws: What writing the raw value throws, such as `non-finite-number`.
  public func write(number writer: inout JSONWriter) throws(JSONError) { try rawValue.write(number: &writer) }
}
