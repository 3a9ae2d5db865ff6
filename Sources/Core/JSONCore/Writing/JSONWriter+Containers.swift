extension JSONWriter {
  /// Writes an array, each element by `write`. The elements are borrowed: none is copied or retained.
  ///
  /// Throws `depth-limit`, and what `write` throws.
  @inlinable @inline(__always)
  public mutating func writeArray<Element>(
    _ elements: [Element], _ write: (Element, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginArray()
    var failure: JSONError?
    // A closure that throws a type would be taken for one that throws anything.
    elements.withUnsafeBufferPointer { (elements) in
      do throws(JSONError) {
        for position in elements.indices { try write(elements[position], &self) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    endArray()
  }

  /// Writes a dictionary as an object, in the dictionary's order, each value by `write`.
  ///
  /// Throws `depth-limit`, and what `write` throws.
  @inlinable
  public mutating func writeDictionary<Value>(
    _ values: [String: Value], _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    for (name, value) in values {
      key(name)
      try write(value, &self)
    }
    endObject()
  }
}

extension JSONWriter {
  /// Writes a member of the object that was begun last: its key and its value. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, _ value: some JSONWritable) throws(JSONError) {
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a member if there is a value; leaves it out otherwise. Throws what the value throws.
  @inlinable @inline(__always)
  public mutating func member(_ key: JSONKey, ifPresent value: (some JSONWritable)?) throws(JSONError) {
    if let value { try member(key, value) }
  }
}
