public import JSONCore

// `@inline(__always)`: each of these is a single call.

extension Bool: JSONDecodable {
  /// Decodes `true` or `false`.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Bool { try cursor.bool() }
}

extension String: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> String {
    try cursor.string()
  }
}

extension Double: JSONDecodable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Double {
    try cursor.double()
  }
}

extension Float: JSONDecodable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Float {
    try cursor.float()
  }
}

extension Int: JSONDecodable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Int { try cursor.int() }
}

extension JSONDecodable where Self: FixedWidthInteger & Sendable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.integer()
  }
}

extension Int8: JSONDecodable {}
extension Int16: JSONDecodable {}
extension Int32: JSONDecodable {}
extension Int64: JSONDecodable {}
extension UInt: JSONDecodable {}
extension UInt8: JSONDecodable {}
extension UInt16: JSONDecodable {}
extension UInt32: JSONDecodable {}
extension UInt64: JSONDecodable {}

// Integers beyond 64 bits are rare, and are decoded from a document.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONDecodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONDecodable {}

extension JSONNumber: JSONDecodable {
  /// Decodes a number without losing digits.
  ///
  /// - Throws: `CursorFailure` for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> JSONNumber {
    guard let number = JSONNumber(try cursor.numberLiteral()) else { throw CursorFailure() }
    return number
  }
}

extension OwnedJSON: JSONDecodable {}
