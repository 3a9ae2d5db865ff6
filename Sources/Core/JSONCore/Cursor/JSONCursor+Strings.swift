// Always inlined: both callers of `text` pass a constant for whether it is ASCII, which removes one branch.
// The functions that skip are the parts of a loop whose place stays in a register.

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

  /// Skips any value, which must be well-formed.
  ///
  /// - Throws: `CursorFailure` if there is no value, or if it is nested too deep.
  /// - Complexity: O(*n*) in its length; does not recurse.
  public mutating func skipValue() throws(CursorFailure) {
    skipWhiteSpace()
    guard let (place, indentation) = endOfValue() else { throw CursorFailure() }
    self.place = place
    self.indentation = indentation
  }

  /// The end of the value that is next, and the indentation there; `nil` if there is none.
  @inline(__always)
  private func endOfValue() -> (UnsafePointer<UInt8>, Indentation)? {
    // In local variables, because the cursor is in memory.
    var place = place
    var indentation = indentation
    // The containers that were opened here, the innermost in the lowest bit: 1 for an object. There is room
    // for `StackRoom.freeDepth` of them.
    var objects: UInt64 = 0
    var depth = 0
    values: while true {
      let byte = place.pointee
      if byte == UInt8(ascii: "\"") {
        guard JSONCursor.skipText(&place, cscan_plain_text_wide(place + 1), end) else { return nil }
      } else if byte | 0x20 == UInt8(ascii: "{") {
        // Both kinds of brackets.
        guard depth < freeDepth else { return nil }
        place += 1
        indentation.skipFirstLine(&place)
        // In ASCII, a closing bracket is two after its opening one.
        if place.pointee == byte + 2 {
          place += 1
        } else {
          let isObject = byte == UInt8(ascii: "{")
          objects = objects << 1 | (isObject ? 1 : 0)
          depth += 1
          if isObject { guard skipKey(&place, &indentation) else { return nil } }
          continue
        }
      } else {
        guard JSONCursor.skipUnquoted(byte, &place) else { return nil }
      }
      // After a value: what follows in its container, or the end of the container.
      while depth > 0 {
        let isObject = objects & 1 == 1
        if place.pointee != UInt8(ascii: ",") { indentation.skipLastLine(&place) }
        if place.pointee == UInt8(ascii: ",") {
          place += 1
          indentation.skipLine(&place)
          if isObject { guard skipKey(&place, &indentation) else { return nil } }
          continue values
        }
        guard place.pointee == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return nil }
        place += 1
        objects >>= 1
        depth -= 1
      }
      return (place, indentation)
    }
  }

  /// Skips a key, with escapes or without, its colon, and the white space after it.
  @inline(__always)
  private func skipKey(_ place: inout UnsafePointer<UInt8>, _ indentation: inout Indentation) -> Bool {
    // Most keys are shorter than sixteen bytes.
    guard place.pointee == UInt8(ascii: "\""), JSONCursor.skipText(&place, cscan_plain_text(place + 1), end)
    else {
      return false
    }
    indentation.skipSpace(&place)
    guard place.pointee == UInt8(ascii: ":") else { return false }
    place += 1
    indentation.skipSpace(&place)
    return true
  }

  /// Skips a string at its opening quote; `stop` is the end of its plain ASCII text.
  @inline(__always)
  static func skipText(
    _ place: inout UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Bool {
    guard stop.pointee != UInt8(ascii: "\"") else {
      place = stop + 1
      return true
    }
    let text = scanText(from: stop, end: end)
    place = text.end + 1
    return text.problem == nil
  }

  /// Skips a literal or a number, which begins with `byte`.
  @inline(__always)
  static func skipUnquoted(_ byte: UInt8, _ place: inout UnsafePointer<UInt8>) -> Bool {
    switch byte {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let literal = cscan_literal_of(byte)
      guard cscan_is_literal(place, literal) else { return false }
      place += Int(literal.length)
      return true
    default:
      let number = scanNumber(place)
      place = number.end
      return number.kind != .invalid
    }
  }
}
