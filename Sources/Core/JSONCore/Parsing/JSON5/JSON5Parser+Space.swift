extension JSON5Parser {
  /// Skips white space and, if the text may have them, comments.
  ///
  /// JSON5's further white space characters are errors, as in `JSONDecoder`.
  mutating func skipSpace() throws(SyntaxFailure) {
    while true {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
      case 0x0B where hasLiterals, 0x0C where hasLiterals: place += 1
      case UInt8(ascii: "/") where tolerances.contains(.comments):
        switch source.base[place + 1] {
        case UInt8(ascii: "/"):
          while !isAtEnd, !isLineBreak(byte) { place += 1 }
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxFailure) {
    let opening = place
    place += 2
    while !isAtEnd {
      if byte == UInt8(ascii: "*"), source.base[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    throw failure(.comment(opening: opening))
  }
}
