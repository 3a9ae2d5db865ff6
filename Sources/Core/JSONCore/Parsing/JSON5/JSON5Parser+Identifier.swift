extension JSON5Parser {
  /// Reads a key without quotes: an ECMAScript identifier.
  ///
  /// Its escapes must represent parts of an identifier, but are not decoded, as in `JSONDecoder`.
  mutating func identifier() throws(SyntaxFailure) {
    let start = place
    openToken = start
    var flags: UInt64 = 0
    while let length = try identifierPart(isFirst: place == start) {
      if byte >= 0x80 { flags = Node.nonASCII }
      place += length
    }
    openToken = nil
    guard place > start else { throw failure(.key) }
    let quoted = [UInt8(ascii: "\"")] + Array(text(start..<place)) + [UInt8(ascii: "\"")]
    let offset = source.append(quoted, origin: start..<place)
    append(
      Node(.string, offset: offset, flags: flags, payload: UInt64(truncatingIfNeeded: quoted.count - 2)))
  }

  /// The length of the character or escape at `place`, if it is part of an identifier.
  private func identifierPart(isFirst: Bool) throws(SyntaxFailure) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "$"),
      UInt8(ascii: "_"):
      return 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return isFirst ? nil : 1
    case UInt8(ascii: "\\"):
      let digits: Int
      switch source.base[place + 1] {
      case UInt8(ascii: "x"): digits = 2
      case UInt8(ascii: "u"): digits = 4
      default: throw badEscape(.escape, digits: 0)
      }
      guard let value = hexadecimalUnit(at: source.base + place + 2, digits: digits) else {
        throw badEscape(digits == 2 ? .escape : .unicodeEscape, digits: digits)
      }
      guard let scalar = Unicode.Scalar(value), scalar.isIdentifierPart else {
        throw badEscape(.escape, digits: digits)
      }
      return 2 + digits
    case 0x80...:
      let length = utf8SequenceLength(at: source.base + place)
      guard length > 0 else { throw failure(.text(.invalidUTF8, opening: openToken ?? place, isKey: true)) }
      let character = String(decoding: text(place..<place + length), as: UTF8.self)
      guard let scalar = character.unicodeScalars.first else { return nil }
      return (isFirst ? scalar.isIdentifierStart : scalar.isIdentifierPart) ? length : nil
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether an ECMAScript identifier may begin with the scalar.
  var isIdentifierStart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      true
    default: self == "$" || self == "_"
    }
  }

  /// Whether an ECMAScript identifier may contain the scalar.
  var isIdentifierPart: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: isIdentifierStart || value == 0x200C || value == 0x200D
    }
  }
}
