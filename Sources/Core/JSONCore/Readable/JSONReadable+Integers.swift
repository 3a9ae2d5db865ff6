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
