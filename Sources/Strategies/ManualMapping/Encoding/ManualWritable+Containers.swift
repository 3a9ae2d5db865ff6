public import JSONCore

extension Optional: ManualWritable where Wrapped: ManualWritable {
  /// Writes `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.write(manual: &writer) } else { writer.writeNull() }
  }
}

extension Array: ManualWritable where Element: ManualWritable {
  /// Writes an array.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in try element.write(manual: &writer) }
  }
}

extension Dictionary: ManualWritable where Key: JSONObjectKey, Value: ManualWritable {
  /// Writes an object.
  ///
  /// - Throws: `depth-limit`, and what a value throws.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in try value.write(manual: &writer) }
  }
}

extension Set: ManualWritable where Element: ManualWritable {
  /// Writes an array in the set's order; with sorted keys in one that equal sets have in common, as
  /// `JSONWriter.writeSet(_:_:)` tells.
  ///
  /// - Throws: `depth-limit`, and what an element throws.
  @inlinable
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in try element.write(manual: &writer) }
  }
}
