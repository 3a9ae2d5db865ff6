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

extension Bool: JSONReadable, JSONWritable, JSONObjectKey {
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
