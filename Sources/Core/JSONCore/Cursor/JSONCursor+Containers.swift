// Always inlined: the code for the usual text, which is minified and has its members in the order of the
// model. Skipping white space is a call.

internal import CScan

extension JSONCursor {
  /// Opens an object.
  ///
  /// - Returns: Whether a member follows; an empty object is closed already.
  /// - Throws: `CursorFailure` for another value, or if too many containers are open.
  @inlinable @inline(__always)
  public mutating func beginObject() throws(CursorFailure) -> Bool {
    try begin(UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  /// Advances past what follows a member: a comma and white space, or the brace that closes the object.
  ///
  /// - Returns: Whether another member follows.
  /// - Throws: `CursorFailure` if something else follows.
  @inlinable @inline(__always)
  public mutating func advanceToMember() throws(CursorFailure) -> Bool {
    guard try advance(closedBy: UInt8(ascii: "}")) else { return false }
    if place.pointee <= 0x20 { skipLine() }
    return true
  }

  /// Opens an array.
  ///
  /// - Returns: Whether an element follows; an empty array is closed already.
  /// - Throws: `CursorFailure` for another value, or if too many containers are open.
  @inlinable @inline(__always)
  public mutating func beginArray() throws(CursorFailure) -> Bool {
    try begin(UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  /// Advances to the next element, past a comma, or past the bracket that closes the array.
  ///
  /// - Returns: Whether another element follows.
  /// - Throws: `CursorFailure` if something else follows.
  @inlinable @inline(__always)
  public mutating func advanceToElement() throws(CursorFailure) -> Bool {
    try advance(closedBy: UInt8(ascii: "]"))
  }

  @inlinable @inline(__always)
  mutating func begin(_ opening: UInt8, _ closing: UInt8) throws(CursorFailure) -> Bool {
    guard consume(opening), freeDepth > 0 else { throw CursorFailure() }
    if place.pointee <= 0x20 { skipFirstLine() }
    if place.pointee == closing {
      place += 1
      return false
    }
    freeDepth &-= 1
    return true
  }

  @inlinable @inline(__always)
  mutating func advance(closedBy closing: UInt8) throws(CursorFailure) -> Bool {
    if place.pointee <= 0x20 { skipLastLine() }
    let byte = place.pointee
    guard byte == UInt8(ascii: ",") || byte == closing else { throw CursorFailure() }
    place += 1
    if byte == UInt8(ascii: ",") { return true }
    freeDepth &+= 1
    return false
  }

  /// Reads a key of the model and its colon, if they are next.
  ///
  /// Compares bytes: a key that is written with escapes doesn't match. ``skipMember()`` then throws, so that
  /// the text is decoded from a document. ``beginObject()`` and ``advanceToMember()`` have skipped the white
  /// space before the key, so a key that doesn't match takes only two comparisons.
  ///
  /// - Precondition: The key has no quote, no backslash and no control character, because JSON requires
  ///   escapes for these. A model with such a key must be decoded from a document.
  @inlinable @inline(__always)
  public mutating func consumeKey(_ key: JSONKey) -> Bool {
    let text = place + 1
    // Keys longer than the padding would be read beyond the end of the text. The last bytes are compared
    // first, because they distinguish nearly all keys.
    guard key.count < 60 || end - text > key.count,
      key.count < 2 ? text[key.count] == UInt8(ascii: "\"") : text.hasWord(key.lastBytes, at: key.count &- 3),
      place.pointee == UInt8(ascii: "\""), equalBytes(text, key.utf8, count: key.count)
    else { return false }
    let behind = text + (key.count &+ 1)
    guard behind.pointee == UInt8(ascii: ":") else { return consumeColon(at: behind) }
    place = behind + 1
    return true
  }

  /// The number of bytes between the quotes of the key that is next; for a key that is written with escapes,
  /// a smaller number.
  ///
  /// ``consumeKey(_:)`` accepts only keys of this length, so a model with many keys needs to compare only a
  /// few of them.
  ///
  /// - Complexity: O(*n*) in the length.
  public var keyLength: Int {
    var stop = cscan_plain_text(place + 1)
    while stop.pointee > 0x7F { stop = cscan_plain_text(stop + 1) }
    return stop - place - 1
  }

  @inline(never) @usableFromInline
  mutating func consumeColon(at behind: UnsafePointer<UInt8>) -> Bool {
    let key = place
    place = behind
    if consume(UInt8(ascii: ":")) { return true }
    place = key
    return false
  }

  /// Skips a member whose key the model doesn't have, or has already read.
  ///
  /// - Throws: `CursorFailure` if it is not well-formed, if its value is nested too deep, or if its key has
  ///   escapes and so may be one of the model's.
  public mutating func skipMember() throws(CursorFailure) {
    guard !(try skipString()) else { throw CursorFailure() }
    // Only white space before the colon needs a call.
    if place.pointee == UInt8(ascii: ":") { place += 1 } else { try expect(UInt8(ascii: ":")) }
    try skipValue()
  }

  /// Reads a key and its colon, and returns the key.
  ///
  /// - Throws: `CursorFailure` if there is no well-formed key, or its colon is missing.
  public mutating func key() throws(CursorFailure) -> String {
    let key = try string()
    try expect(UInt8(ascii: ":"))
    return key
  }

  // Always inlined: a function that is specialized for `body` would retain what `body` captures, and threads
  // that share it would wait for each other.

  /// Reads an array, calling `body` to read each element, and returns the elements.
  ///
  /// The first 16 elements are collected before their array is created, so that an array of at most 16 is
  /// allocated once and with the right size.
  ///
  /// - Throws: `CursorFailure` for another value, and what `body` throws.
  @inlinable @inline(__always)
  public mutating func array<Element>(
    _ body: (inout JSONCursor) throws(CursorFailure) -> Element
  ) throws(CursorFailure) -> [Element] {
    let start = place
    guard try beginArray() else { return [] }
    let isOutermost = isOutsideOfArrays
    isOutsideOfArrays = false
    defer { isOutsideOfArrays = isOutermost }
    return try withUnsafeTemporaryAllocation(of: Element.self, capacity: JSONCursor.stackCapacity) {
      (buffer) throws(CursorFailure) in
      guard let first = buffer.baseAddress else { throw CursorFailure() }
      var count = 0
      do throws(CursorFailure) {
        repeat {
          (first + count).initialize(to: try body(&self))
          count += 1
          guard try advanceToElement() else {
            // Numbers are copied as bytes; other elements are moved, without retaining them.
            if _isPOD(Element.self) { return Array(UnsafeBufferPointer(start: first, count: count)) }
            // Not `init(unsafeUninitializedCapacity:)`, which is never specialized and looks up metadata.
            var elements: [Element] = []
            elements.reserveCapacity(count)
            for index in 0..<count { elements.append((first + index).move()) }
            return elements
          }
        } while count < JSONCursor.stackCapacity
      } catch {
        first.deinitialize(count: count)
        throw error
      }
      var elements: [Element] = []
      elements.reserveCapacity(expectedCount(after: count, from: start, isOutermost))
      elements.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
      first.deinitialize(count: count)
      repeat {
        if elements.count == elements.capacity {
          elements.reserveCapacity(expectedCount(after: elements.count, from: start, isOutermost))
        }
        elements.append(try body(&self))
      } while try advanceToElement()
      return elements
    }
  }

  /// The capacity to reserve: twice the number of elements read so far or, if the array may fill the rest of
  /// the text, an estimate from their size, at most four times their number.
  @inline(never) @usableFromInline
  func expectedCount(after count: Int, from start: UnsafePointer<UInt8>, _ isOutermost: Bool) -> Int {
    guard isOutermost else { return 2 * count }
    return min(count + (end - place) / max((place - start) / count, 1) + 1, 4 * count)
  }

  @inlinable static var stackCapacity: Int { 16 }

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
