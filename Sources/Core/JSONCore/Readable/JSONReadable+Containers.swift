extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads `null` as `nil`. Throws what another value throws.
  @inlinable @inline(__always)
  public static func read(_ json: JSONValue) throws(JSONError) -> Wrapped? {
    json.isNull ? nil : try Wrapped.read(json)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes `nil` as `null`. Throws what the value throws.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    if let value = self { try value.write(to: &writer) } else { writer.writeNull() }
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads an array. Throws `type-mismatch` or `unexpected-null`, and what an element throws.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> [Element] {
    try json.array().mapModels { (element) throws(JSONError) in try Element.read(element) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array. Throws `depth-limit`, and what an element throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.writeArray(self) { (element, writer) throws(JSONError) in try element.write(to: &writer) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads an object as a dictionary; of duplicate keys the one that the document's options choose.
  ///
  /// Throws `type-mismatch` or `unexpected-null`, and what a value throws.
  @inlinable
  public static func read(_ json: JSONValue) throws(JSONError) -> [String: Value] {
    try json.object().dictionary { (value) throws(JSONError) in try Value.read(value) }
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes an object; the order of its members is that of the dictionary.
  ///
  /// Throws `depth-limit`, and what a value throws.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(self) { (value, writer) throws(JSONError) in try value.write(to: &writer) }
  }
}

extension JSONObject {
  /// The members as a dictionary; of duplicate keys the one that the document's options choose. The values of
  /// the others are not passed to `body`.
  ///
  /// Throws what `body` throws.
  @inlinable
  public func dictionary<Value, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Value
  ) throws(Failure) -> [String: Value] {
    var values: [String: Value] = [:]
    values.reserveCapacity(count)
    if header.pointee.usesLastDuplicate {
      let chosen = positions { $0 }
      try forEach { (member) throws(Failure) in
        let key = member.key
        if chosen[key] == member.value.position { values[key] = try body(member.value) }
      }
    } else {
      try forEach { (member) throws(Failure) in
        let key = member.key
        if values[key] == nil { values[key] = try body(member.value) }
      }
    }
    return values
  }
}
