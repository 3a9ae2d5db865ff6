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
}

extension JSONCursor {
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
}
