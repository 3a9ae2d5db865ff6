extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads `null` as `nil`.
  ///
  /// - Throws: What reading a value that is not `null` throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.read(json)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.write(to: &writer) } else { writer.writeNull() }
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads an array.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.read(element) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try Element.writeArray(self, to: &writer)
  }
}

extension Dictionary: JSONReadable where Key: JSONObjectKey, Value: JSONReadable {
  /// Reads an object as a dictionary; of duplicate keys, the one that the document's options choose counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, `depth-limit`, `invalid-format` or `invalid-raw-value`
  ///   about a key that isn't a value of the type, `duplicate-key` about one that equals another if the
  ///   document's options reject that, and what a value throws.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> [Key: Value] {
    try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in try Value.read(value) }
  }
}

extension Dictionary: JSONWritable where Key: JSONObjectKey, Value: JSONWritable {
  /// Writes an object; the order of its members is that of the dictionary.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a value throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in try value.write(to: &writer) }
  }
}

extension Set: JSONReadable where Element: JSONReadable {
  /// Reads an array as a set; of equal elements the first one counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> Set<Element> {
    Set(try [Element].read(json))
  }
}

extension Set: JSONWritable where Element: JSONWritable {
  /// Writes an array in the set's order; if the options sort keys, equal sets are written in the same order,
  /// see ``JSONWriter/writeSet(_:_:)``.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what an element throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.writeSet(self) { (element, writer) throws(JSONError) in try element.write(to: &writer) }
  }
}
