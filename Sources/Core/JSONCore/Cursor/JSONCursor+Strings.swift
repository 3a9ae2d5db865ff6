// Always inlined: both callers pass a constant for whether the text is ASCII, which removes one branch.

internal import CScan

extension JSONCursor {
  /// Reads a string and decodes its escapes.
  ///
  /// - Throws: `CursorFailure` for another value, or a string that is not well-formed.
  /// - Complexity: O(*n*) in its length.
  public mutating func string() throws(CursorFailure) -> String {
    skipWhiteSpace()
    guard place.pointee == UInt8(ascii: "\"") else { throw CursorFailure() }
    let start = place + 1
    let stop = cscan_plain_text(start)
    guard stop.pointee == UInt8(ascii: "\"") else { return try unusualString(from: start, stop) }
    place = stop + 1
    return text(start, isASCII: true)
  }

  /// The string between `start` and the quote before ``place``.
  @inline(__always)
  private func text(_ start: UnsafePointer<UInt8>, isASCII: Bool) -> String {
    String(
      validated: UnsafeBufferPointer(start: start, count: place - start - 1), isASCII: isASCII)
  }

  /// Reads the rest of a string from its first byte that is not plain ASCII, and returns the whole string.
  @inline(never)
  private mutating func unusualString(
    from start: UnsafePointer<UInt8>, _ first: UnsafePointer<UInt8>
  ) throws(CursorFailure) -> String {
    let isEscaped = try passText(from: first)
    guard isEscaped else { return text(start, isASCII: false) }
    return decodedText(start, count: place - start - 1, isEscaped: true)
  }

  /// Continues in a string at a byte that is not plain ASCII, up to and including its closing quote.
  ///
  /// - Returns: Whether it has escapes.
  private mutating func passText(from first: UnsafePointer<UInt8>) throws(CursorFailure) -> Bool {
    let text = scanText(from: first, end: end)
    guard text.problem == nil else { throw CursorFailure() }
    place = text.end + 1
    return text.flags & Node.escaped != 0
  }

  /// Skips a string.
  ///
  /// - Returns: Whether it has escapes.
  mutating func skipString() throws(CursorFailure) -> Bool {
    skipWhiteSpace()
    guard place.pointee == UInt8(ascii: "\"") else { throw CursorFailure() }
    let stop = cscan_plain_text(place + 1)
    guard stop.pointee == UInt8(ascii: "\"") else { return try passText(from: stop) }
    place = stop + 1
    return false
  }

  /// Reads a string without escapes, and calls `body` with its UTF-8 bytes. No `String` is created.
  ///
  /// - Throws: `CursorFailure` for another value, a string with escapes or one that is not well-formed; and
  ///   what `body` throws.
  public mutating func withUTF8<Result>(
    _ body: (Span<UInt8>) throws(CursorFailure) -> Result
  ) throws(CursorFailure) -> Result {
    skipWhiteSpace()
    let start = place + 1
    guard !(try skipString()) else { throw CursorFailure() }
    return try body(Span(_unsafeElements: UnsafeBufferPointer(start: start, count: place - start - 1)))
  }

  /// Whether a string is next.
  package mutating func isAtString() -> Bool {
    skipWhiteSpace()
    return place.pointee == UInt8(ascii: "\"")
  }

  /// Reads a string that holds one number and nothing else; `read` reads the number. No `String` is created.
  ///
  /// - Throws: `CursorFailure` for another value, and for a number that is written with escapes; and what
  ///   `read` throws.
  package mutating func numberInString<Number>(
    _ read: (inout JSONCursor) throws(CursorFailure) -> Number
  ) throws(CursorFailure) -> Number {
    guard isAtString() else { throw CursorFailure() }
    // The string must begin with the number: `read` would skip white space before it.
    guard place[1] == UInt8(ascii: "-") || place[1] &- UInt8(ascii: "0") < 10 else { throw CursorFailure() }
    place += 1
    let number = try read(&self)
    guard place.pointee == UInt8(ascii: "\"") else { throw CursorFailure() }
    place += 1
    return number
  }
}
