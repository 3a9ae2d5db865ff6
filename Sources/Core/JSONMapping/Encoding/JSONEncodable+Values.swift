public import JSONCore

extension Bool: JSONEncodable {}
extension String: JSONEncodable {}
extension Double: JSONEncodable {}
extension Float: JSONEncodable {}
extension Int: JSONEncodable {}
extension Int8: JSONEncodable {}
extension Int16: JSONEncodable {}
extension Int32: JSONEncodable {}
extension Int64: JSONEncodable {}
extension UInt: JSONEncodable {}
extension UInt8: JSONEncodable {}
extension UInt16: JSONEncodable {}
extension UInt32: JSONEncodable {}
extension UInt64: JSONEncodable {}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  /// Writes `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.encode(into: &writer) } else { writer.writeNull() }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// Writes an array.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in try element.encode(into: &writer) }
  }
}

extension Dictionary: JSONEncodable where Key: JSONObjectKey, Value: JSONEncodable {
  /// Writes an object; the order of its members is that of the dictionary.
  ///
  /// - Throws: `depth-limit`, and what a value throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in try value.encode(into: &writer) }
  }
}

extension Set: JSONEncodable where Element: JSONEncodable {
  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common, as
  /// `JSONWriter.writeSet(_:_:)` tells.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in try element.encode(into: &writer) }
  }
}

extension LossyArray: JSONEncodable where Element: JSONEncodable {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  public func encode(into writer: inout JSONWriter) throws(JSONError) {
    try elements.encode(into: &writer)
  }
}
