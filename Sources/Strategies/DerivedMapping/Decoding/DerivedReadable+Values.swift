public import JSONCore

// `@inline(__always)`: each of these is a single call.

extension Bool: DerivedReadable {
  /// Decodes `true` or `false`.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Bool { try cursor.bool() }
}

extension String: DerivedReadable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> String {
    try cursor.string()
  }
}

extension Double: DerivedReadable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Double {
    try cursor.double()
  }
}

extension Float: DerivedReadable {
  /// Decodes a number.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest one.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Float {
    try cursor.float()
  }
}

extension Int: DerivedReadable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Int { try cursor.int() }
}

extension DerivedReadable where Self: FixedWidthInteger & Sendable {
  /// Decodes an integer.
  ///
  /// - Throws: `CursorFailure` for a fraction, for a number that the type can't hold, and for another value.
  @inlinable @inline(__always)
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.integer()
  }
}

extension Int8: DerivedReadable {}
extension Int16: DerivedReadable {}
extension Int32: DerivedReadable {}
extension Int64: DerivedReadable {}
extension UInt: DerivedReadable {}
extension UInt8: DerivedReadable {}
extension UInt16: DerivedReadable {}
extension UInt32: DerivedReadable {}
extension UInt64: DerivedReadable {}

// Integers beyond 64 bits are rare, and are decoded from a document.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DerivedReadable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DerivedReadable {}

extension JSONNumber: DerivedReadable {
  /// Decodes a number without losing digits.
  ///
  /// - Throws: `CursorFailure` for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> JSONNumber {
    guard let number = JSONNumber(try cursor.numberLiteral()) else { throw CursorFailure() }
    return number
  }
}

extension OwnedJSON: DerivedReadable {}
