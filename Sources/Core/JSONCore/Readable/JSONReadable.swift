/// A type with one natural JSON form that can be read: booleans, numbers, strings, and optionals, arrays,
/// sets and dictionaries of such types.
///
/// All strategies use it to read scalars, so that they accept the same values and throw the same errors.
/// Models conform to the protocol of their strategy instead.
public protocol JSONReadable {
  /// Reads a value of this type.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: that of the first
  ///   part that doesn't fit.
  static func read(_ json: JSONValue) throws(JSONError) -> Self
}

extension Bool: JSONReadable, JSONWritable, JSONObjectKey {
  /// Reads `true` or `false`; numbers are not accepted.
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

extension Double: JSONReadable, JSONWritable, JSONObjectKey {
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

extension Float: JSONReadable, JSONWritable, JSONObjectKey {
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

extension Int: JSONReadable, JSONWritable, JSONObjectKey {
  /// Reads an integral number within the range of this type.
  ///
  /// - Throws: `fractional-number`, `number-out-of-range`, `type-mismatch` or `unexpected-null`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Int { try json.int() }
}
extension Int8: JSONReadable, JSONWritable, JSONObjectKey {}
extension Int16: JSONReadable, JSONWritable, JSONObjectKey {}
extension Int32: JSONReadable, JSONWritable, JSONObjectKey {}
extension Int64: JSONReadable, JSONWritable, JSONObjectKey {}
extension UInt: JSONReadable, JSONWritable, JSONObjectKey {}
extension UInt8: JSONReadable, JSONWritable, JSONObjectKey {}
extension UInt16: JSONReadable, JSONWritable, JSONObjectKey {}
extension UInt32: JSONReadable, JSONWritable, JSONObjectKey {}
extension UInt64: JSONReadable, JSONWritable, JSONObjectKey {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONReadable, JSONWritable, JSONObjectKey {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONReadable, JSONWritable, JSONObjectKey {}
