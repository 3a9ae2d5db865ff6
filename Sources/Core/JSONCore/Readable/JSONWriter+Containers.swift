// Always inlined, so that the closure is specialized and no generic function is called for each element.

extension JSONWriter {
  /// Writes an array, calling `write` for each element. The elements are borrowed: none is copied or
  /// retained.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws.
  @inlinable @inline(__always)
  public mutating func writeArray<Element>(
    _ elements: [Element], _ write: (Element, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginArray()
    try elements.span.forEachBorrowed { (element: borrowing Element) throws(JSONError) in
      try write(element, &self)
    }
    endArray()
  }

  /// Writes a dictionary as an object, in the dictionary's order, calling `write` for each value.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws.
  @inlinable
  public mutating func writeDictionary<Key: JSONObjectKey, Value>(
    _ values: [Key: Value], _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    try beginObject()
    for (name, value) in values {
      key(verbatim: name.jsonKey)
      try write(value, &self)
    }
    endObject()
  }

  /// Writes a set as an array, calling `write` for each element.
  ///
  /// The order is that of the set, which differs between runs of a program. If the options sort keys, equal
  /// sets are written as equal texts: in ascending order if the elements are `Comparable`, otherwise ordered
  /// by the bytes of their texts.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what `write` throws.
  /// - Complexity: O(*n*); if keys are sorted, O(*n* log *n*).
  @inlinable
  public mutating func writeSet<Element>(
    _ elements: Set<Element>, _ write: (Element, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    if options.sortedKeys { return try writeSorted(elements, write) }
    try beginArray()
    for element in elements { try write(element, &self) }
    endArray()
  }

  @inline(never) @usableFromInline
  mutating func writeSorted<Element>(
    _ elements: Set<Element>, _ write: (Element, inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) {
    if let ascending = ascending(elements) { return try writeArray(ascending, write) }
    try beginArray()
    let start = checkpoint
    var texts: [[UInt8]] = []
    for element in elements {
      let beginning = checkpoint
      try write(element, &self)
      // An element for which `write` writes nothing is left out.
      if !isUnchanged(since: beginning) { texts.append(try sortedText(since: beginning)) }
    }
    rewind(to: start)
    for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      self.write(literal: String(decoding: text, as: UTF8.self))
    }
    endArray()
  }

  /// The value that was written since a checkpoint, with sorted keys.
  private func sortedText(since beginning: Checkpoint) throws(JSONError) -> [UInt8] {
    let options = JSONWriteOptions(sortedKeys: true, depthLimit: .max, sizeLimit: .max)
    return try JSONLayout(UnsafeBufferPointer(rebasing: text[beginning.count...]), options: options).result()
  }

  // Always inlined: at the call site the compiler sees the bytes of a literal key, which become a few stores
  // of constants.

  /// Writes a member of the innermost open object, key and value: `try writer.put("id", 7)`. `nil` writes
  /// nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, _ value: (some JSONWritable)?) throws(JSONError) {
    guard let value else { return }
    self.key(literal: key)
    try value.write(to: &self)
  }

  /// Writes a member; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @inlinable @inline(__always)
  public mutating func put(_ key: JSONKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    self.key(literal: key)
    try value.write(to: &self)
  }

  // Overloads for keys that are only known at run time. Disfavored, so that a literal is a `JSONKey`.

  /// Writes a member whose key may be computed at run time; `nil` writes nothing.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(_ key: some DynamicKey, _ value: (some JSONWritable)?) throws(JSONError) {
    guard let value else { return }
    self.key(key.keyText)
    try value.write(to: &self)
  }

  /// Writes a member whose key may be computed at run time; `nil` as `null`.
  ///
  /// - Throws: What the value throws, such as `non-finite-number` or `depth-limit`.
  @_disfavoredOverload
  @inlinable
  public mutating func put(_ key: some DynamicKey, orNull value: (some JSONWritable)?) throws(JSONError) {
    self.key(key.keyText)
    try value.write(to: &self)
  }
}

/// The elements in ascending order; `nil` if they aren't `Comparable`.
private func ascending<Element>(_ elements: Set<Element>) -> [Element]? {
  func sorted<Ordered: Comparable>(_: Ordered.Type) -> [Element]? {
    (Array(elements) as? [Ordered])?.sorted() as? [Element]
  }
  guard let type = Element.self as? any Comparable.Type else { return nil }
  return sorted(type)
}
