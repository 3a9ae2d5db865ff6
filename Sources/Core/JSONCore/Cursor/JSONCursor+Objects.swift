extension JSONCursor {
  /// Reads an object as a dictionary, calling `body` to read each value. Of equal keys, the first counts.
  ///
  /// - Throws: `CursorFailure` for another value, or a key that the type of keys rejects; and what `body`
  ///   throws.
  @inlinable
  public mutating func dictionary<Key: JSONObjectKey, Value>(
    keys: Key.Type, _ body: (inout JSONCursor) throws(CursorFailure) -> Value
  ) throws(CursorFailure) -> [Key: Value] {
    var values: [Key: Value] = [:]
    guard try beginObject() else { return values }
    repeat {
      guard let key = Key(jsonKey: try key()) else { throw CursorFailure() }
      let value = try body(&self)
      if values[key] == nil { values[key] = value }
    } while try advanceToMember()
    return values
  }

  /// Reads a value and returns the result of `body` for the value at a path of keys below it. All other
  /// values are skipped.
  ///
  /// - Throws: `CursorFailure` if there is no such value, or if one of the keys is an index; and what `body`
  ///   throws.
  @inlinable
  public mutating func value<Value>(
    at keys: ArraySlice<String>, _ body: (inout JSONCursor) throws(CursorFailure) -> Value
  ) throws(CursorFailure) -> Value {
    guard let key = keys.first else { return try body(&self) }
    guard JSONKeyPath.index(key) == nil, try beginObject() else { throw CursorFailure() }
    var value: Value?
    repeat {
      if value == nil, consumeKey(key) {
        value = try self.value(at: keys.dropFirst(), body)
      } else {
        try skipMember()
      }
    } while try advanceToMember()
    guard let value else { throw CursorFailure() }
    return value
  }

  /// Reads a key that is computed at run time, and its colon, if they come next. A key that is written with
  /// escapes doesn't match: ``skipMember()`` then throws, so that the text is decoded from a document.
  @usableFromInline
  mutating func consumeKey(_ key: String) -> Bool {
    var key = key
    guard !key.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 })
    else {
      return false
    }
    return key.withUTF8 { key in
      // An empty string has no address. Any other address can be used, because no byte is read.
      key.count < JSONKey.lengthLimit
        && consumeKey(JSONKey(utf8: key.baseAddress ?? place, count: key.count))
    }
  }
}
