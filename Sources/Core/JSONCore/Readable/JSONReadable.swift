/// A type with one natural JSON form to be read from: booleans, numbers, strings, and optionals, arrays and
/// dictionaries of such types.
///
/// Strategies read their leaves through it, so that every dialect accepts the same values with the same
/// errors. Models conform to their dialect's protocol instead.
public protocol JSONReadable {
  /// Reads a value of this type.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: that of the first
  ///   part that does not fit.
  static func read(_ json: JSONValue) throws(JSONError) -> Self
}

/// A type with one natural JSON form to be written as.
public protocol JSONWritable {
  /// Writes this value.
  ///
  /// - Throws: `non-finite-number` or `depth-limit`.
  func write(to writer: inout JSONWriter) throws(JSONError)
}

extension Bool: JSONReadable, JSONWritable {
  /// Reads `true` or `false`; numbers are no booleans.
  ///
  /// - Throws: `type-mismatch`, or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Bool { try json.bool() }

  /// Writes `true` or `false`.
  @inlinable
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension String: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `type-mismatch`, or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> String { try json.string() }

  /// Writes a string.
  @inlinable
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Double: JSONReadable, JSONWritable {
  /// Reads a number.
  ///
  /// - Throws: `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Double { try json.double() }

  /// Writes a number.
  ///
  /// - Throws: `non-finite-number`.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) { try writer.write(self) }
}

extension Float: JSONReadable, JSONWritable {
  /// Reads a number.
  ///
  /// - Throws: `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Float { try json.float() }

  /// Writes a number.
  ///
  /// - Throws: `non-finite-number`.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) { try writer.write(self) }
}

extension FixedWidthInteger where Self: Sendable {
  /// Reads an integral number within the range of this type.
  ///
  /// - Throws: `fractional-number`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Self { try json.integer() }

  /// Writes an integer.
  @inlinable
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int: JSONReadable, JSONWritable {
  /// Reads an integral number within the range of this type.
  ///
  /// - Throws: `fractional-number`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Int { try json.int() }
}
extension Int8: JSONReadable, JSONWritable {}
extension Int16: JSONReadable, JSONWritable {}
extension Int32: JSONReadable, JSONWritable {}
extension Int64: JSONReadable, JSONWritable {}
extension UInt: JSONReadable, JSONWritable {}
extension UInt8: JSONReadable, JSONWritable {}
extension UInt16: JSONReadable, JSONWritable {}
extension UInt32: JSONReadable, JSONWritable {}
extension UInt64: JSONReadable, JSONWritable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONReadable, JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONReadable, JSONWritable {}
