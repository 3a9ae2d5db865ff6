extension JSONCursor {
  /// Skips any value, which must be well-formed.
  ///
  /// - Throws: `CursorFailure` if there is no value, or if it is nested too deep.
  /// - Complexity: O(*n*) in its length; does not recurse.
  public mutating func skipValue() throws(CursorFailure) {
    // The containers that were opened here, the innermost in the lowest bit: 1 for an object. There is room
    // for `StackRoom.freeDepth` of them.
    var objects: UInt64 = 0
    var depth = 0
    while true {
      skipWhiteSpace()
      switch place.pointee {
      case UInt8(ascii: "\""): _ = try skipString()
      case UInt8(ascii: "{"):
        if try beginObject() {
          objects = objects << 1 | 1
          depth += 1
          try skipAnyKey()
          continue
        }
      case UInt8(ascii: "["):
        if try beginArray() {
          objects = objects << 1
          depth += 1
          continue
        }
      case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
      case UInt8(ascii: "n"): guard consumeNull() else { throw CursorFailure() }
      default: try skipNumber()
      }
      // After a value: what follows in its container, or the end of the container.
      while true {
        guard depth > 0 else { return }
        if objects & 1 == 1 {
          guard !(try advance(closedBy: UInt8(ascii: "}"))) else {
            try skipAnyKey()
            break
          }
        } else {
          guard !(try advanceToElement()) else { break }
        }
        objects >>= 1
        depth -= 1
      }
    }
  }

  /// Skips a key, with escapes or without, and its colon.
  private mutating func skipAnyKey() throws(CursorFailure) {
    _ = try skipString()
    try skipColon()
  }

  private mutating func skipNumber() throws(CursorFailure) {
    let number = scanNumber(place)
    guard number.kind != .invalid else { throw CursorFailure() }
    place = number.end
  }
}
