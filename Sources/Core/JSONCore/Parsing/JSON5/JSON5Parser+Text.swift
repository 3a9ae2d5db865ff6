extension JSON5Parser {
  /// Reads a string in either kind of quotes.
  mutating func string(isKey: Bool) throws(SyntaxFailure) {
    let opening = place
    openToken = opening
    let quote = byte
    var flags: UInt64 = 0
    // The strict form of the text before `copied`, if the string differs from strict JSON.
    var strict = [UInt8(ascii: "\"")]
    var copied = opening + 1
    place += 1
    while byte != quote {
      let start = place
      switch byte {
      case UInt8(ascii: "\\"):
        flags |= Node.escaped
        guard let escape = try extendedEscape(opening, isKey: isKey) else { continue }
        strict += text(copied..<start)
        strict += escape
        copied = place
      case 0..<0x20:
        let problem: TextProblem = isAtEnd ? .unterminated : .controlCharacter
        throw failure(.text(problem, opening: opening, isKey: isKey))
      case 0x80...:
        flags |= Node.nonASCII
        let length = utf8SequenceLength(at: source.base + place)
        guard length > 0 else { throw failure(.text(.invalidUTF8, opening: opening, isKey: isKey)) }
        place += length
      default: place += 1
      }
    }
    let end = place
    place += 1
    openToken = nil
    var offset = opening
    var length = end - opening - 1
    if isKey, flags & Node.escaped != 0 || quote != UInt8(ascii: "\"") { traits.insert(.unusualKeys) }
    if copied > opening + 1 {
      strict += text(copied..<end)
      length = strict.count - 1
      strict.append(UInt8(ascii: "\""))
      offset = source.append(strict, origin: opening..<place)
    }
    append(Node(.string, offset: offset, flags: flags, payload: UInt64(truncatingIfNeeded: length)))
  }

  /// Skips an escape; returns its strict form if strict JSON doesn't have it.
  private mutating func extendedEscape(_ opening: Int, isKey: Bool) throws(SyntaxFailure) -> [UInt8]? {
    switch source.base[place + 1] {
    case UInt8(ascii: "'") where tolerances.contains(.singleQuotes):
      place += 2
      return [UInt8(ascii: "'")]
    case UInt8(ascii: "\n") where hasLiterals:
      // JSON5 leaves the line break out; `JSONDecoder` includes it.
      place += 2
      return Array(#"\n"#.utf8)
    case UInt8(ascii: "\r") where hasLiterals:
      let isPair = source.base[place + 2] == UInt8(ascii: "\n")
      place += isPair ? 3 : 2
      return Array((isPair ? #"\r\n"# : #"\r"#).utf8)
    case UInt8(ascii: "x") where hasLiterals:
      guard let value = hexadecimalUnit(at: source.base + place + 2, digits: 2), value != 0 else {
        throw badEscape(.escape, digits: 2)
      }
      defer { place += 4 }
      return Array(#"\u00"#.utf8) + Array(text(place + 2..<place + 4))
    default:
      var pointer = UnsafePointer(source.base) + place
      let problem = scanEscape(&pointer)
      place = pointer - UnsafePointer(source.base)
      if let problem { throw failure(.text(problem, opening: opening, isKey: isKey)) }
      return nil
    }
  }

  /// The failure of a backslash at `place` that begins no escape, or one that lacks hexadecimal digits.
  func badEscape(_ problem: SyntaxFailure.TokenProblem, digits: Int) -> SyntaxFailure {
    let text = text(0..<source.count)
    // A key without quotes ends only with the identifier.
    let quote = text[openToken ?? place]
    let end = endOfEscape(at: place, digits: digits, in: text, quotedBy: quote)
    let isCut =
      end == source.count && end < place + 2 + digits
      && text[place..<end].dropFirst(2).allSatisfy(isHexadecimal)
    return failure(.token(problem, end: end, isCut: isCut))
  }

  /// A part of the text; valid until a token is appended to the source.
  func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: source.base + range.lowerBound, count: range.count)
  }
}
