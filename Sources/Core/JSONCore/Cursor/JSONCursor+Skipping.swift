// Always inlined: the parts of a loop whose place stays in a register.

internal import CScan

extension JSONCursor {
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
