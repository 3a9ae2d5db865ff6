public import JSONCore
public import JSONMapping

extension Bool: DerivedWritable {}
extension String: DerivedWritable {}
extension Double: DerivedWritable {}
extension Float: DerivedWritable {}
extension Int: DerivedWritable {}
extension Int8: DerivedWritable {}
extension Int16: DerivedWritable {}
extension Int32: DerivedWritable {}
extension Int64: DerivedWritable {}
extension UInt: DerivedWritable {}
extension UInt8: DerivedWritable {}
extension UInt16: DerivedWritable {}
extension UInt32: DerivedWritable {}
extension UInt64: DerivedWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DerivedWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DerivedWritable {}
extension JSONNumber: DerivedWritable {}
extension OwnedJSON: DerivedWritable {}

extension Optional: DerivedWritable where Wrapped: DerivedWritable {
  /// Writes `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.encode(derived: &writer) } else { writer.writeNull() }
  }
}

extension Array: DerivedWritable where Element: DerivedWritable {
  /// Writes an array.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in
      try element.encode(derived: &writer)
    }
  }
}

extension Dictionary: DerivedWritable where Key: JSONObjectKey, Value: DerivedWritable {
  /// Writes an object; the order of its members is that of the dictionary.
  ///
  /// - Throws: `depth-limit`, and what a value throws.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in
      try value.encode(derived: &writer)
    }
  }
}

extension Set: DerivedWritable where Element: DerivedWritable {
  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in try element.encode(derived: &writer) }
  }
}

extension LossyArray: DerivedWritable where Element: DerivedWritable {
  /// Writes an array of the elements.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  public func encode(derived writer: inout JSONWriter) throws(JSONError) {
    try elements.encode(derived: &writer)
  }
}
