public import JSONCore

extension Bool: Encodable {}
extension String: Encodable {}
extension Double: Encodable {}
extension Float: Encodable {}
extension Int: Encodable {}
extension Int8: Encodable {}
extension Int16: Encodable {}
extension Int32: Encodable {}
extension Int64: Encodable {}
extension UInt: Encodable {}
extension UInt8: Encodable {}
extension UInt16: Encodable {}
extension UInt32: Encodable {}
extension UInt64: Encodable {}

extension Optional: Encodable where Wrapped: Encodable {
  /// Writes `nil` as `null`. Throws what the value throws.
  @inlinable @inline(__always)
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.encode(into: &writer) } else { writer.writeNull() }
  }
}

extension Array: Encodable where Element: Encodable {
  /// Writes an array. Throws `depth-limit`, and what an element throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in try element.encode(into: &writer) }
  }
}

extension Dictionary: Encodable where Key: JSONObjectKey, Value: Encodable {
  /// Writes an object; the order of its members is that of the dictionary.
  ///
  /// Throws `depth-limit`, and what a value throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in try value.encode(into: &writer) }
  }
}

extension Set: Encodable where Element: Encodable {
  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common, as
  /// ``JSONWriter/writeSet(_:_:)`` tells.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in try element.encode(into: &writer) }
  }
}
