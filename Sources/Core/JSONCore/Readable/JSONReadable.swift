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
