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

  /// Reads a number, and writes its strict form if it is not written as in JSON.
  mutating func number() throws(SyntaxFailure) {
    let start = place
    let end = hasLiterals || isAtNonFiniteWord ? numberEnd() : nil
    if let length = appendStrictNumber(at: start, upTo: end) {
      place += length
      return
    }
    guard let end else { throw failure(.value) }
    let token = Array(text(start..<end))
    guard hasNonFiniteNumbers || !ExtendedNumber.isWord(token) else { throw failure(.value) }
    guard let number = ExtendedNumber(token) else {
      let isCut = end == source.count && ExtendedNumber.canGrow(token)
      guard hasLiterals || isCut else { throw failure(.value) }
      throw failure(.token(.number, end: end, isCut: isCut))
    }
    place = end
    switch number {
    case .digits(let digits): _ = appendStrictNumber(at: source.append(digits, origin: start..<end))
    case .constant(let value):
      let offset = source.append([0], origin: start..<end)
      append(Node(.double, offset: offset, flags: Node.withoutText, payload: value.bitPattern))
    }
  }

  var hasNonFiniteNumbers: Bool { tolerances.contains(.nonFiniteNumbers) }

  private var isAtNonFiniteWord: Bool {
    let letter = byte == UInt8(ascii: "-") ? source.base[place + 1] : byte
    return hasNonFiniteNumbers && (letter == UInt8(ascii: "I") || letter == UInt8(ascii: "N"))
  }

  /// Appends the strict JSON number at an offset and returns its length; `nil` if there is none, or if it
  /// ends before `end`.
  private mutating func appendStrictNumber(at offset: Int, upTo end: Int? = nil) -> Int? {
    let start = UnsafePointer(source.base) + offset
    // The scan requires a sign or digit first.
    guard start.pointee == UInt8(ascii: "-") || isDigit(start.pointee) else { return nil }
    let number = scanNumber(start)
    let length = number.end - start
    guard let node = Node(number, offset: offset, length: length), end.map({ offset + length == $0 }) ?? true
    else { return nil }
    append(node)
    return length
  }

  /// The end of the characters that may belong to the number at `place`.
  private func numberEnd() -> Int {
    var end = place
    while isNumberByte(source.base[end]) || isLetter(source.base[end]) { end += 1 }
    return end
  }
}

private let zero = UInt8(ascii: "0")

/// A number in a notation that only JSON5 has.
private enum ExtendedNumber {
  /// The same number in JSON.
  case digits([UInt8])
  /// An infinity, or not a number.
  case constant(Double)

  init?(_ token: [UInt8]) {
    let isNegative = token.first == UInt8(ascii: "-")
    let magnitude = isNegative || token.first == UInt8(ascii: "+") ? token.dropFirst() : token[...]
    if magnitude.elementsEqual("Infinity".utf8) {
      self = .constant(isNegative ? -.infinity : .infinity)
    } else if magnitude.elementsEqual("NaN".utf8) {
      self = .constant(isNegative ? -.nan : .nan)
    } else if magnitude.starts(with: "0x".utf8) || magnitude.starts(with: "0X".utf8) {
      guard let value = ExtendedNumber.hexadecimal(magnitude.dropFirst(2)) else { return nil }
      self = .digits((isNegative && value != [zero] ? [UInt8(ascii: "-")] : []) + value)
    } else {
      guard let digits = ExtendedNumber.decimal(magnitude) else { return nil }
      self = .digits((isNegative ? [UInt8(ascii: "-")] : []) + digits)
    }
  }

  /// Whether a token begins with a letter, after an optional sign.
  static func isWord(_ token: [UInt8]) -> Bool {
    token.first { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }.map(isLetter) ?? false
  }

  /// Whether more characters after a token that isn't a number could make it one.
  static func canGrow(_ token: [UInt8]) -> Bool {
    if ExtendedNumber(token + [UInt8(ascii: "0")]) != nil { return true }
    let word = token.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard !word.isEmpty, token.count - word.count < 2 else { return false }
    return "Infinity".utf8.starts(with: word) || "NaN".utf8.starts(with: word)
  }

  /// The decimal digits of a hexadecimal integer of at most 128 bits.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard !digits.isEmpty, digits.drop(while: { $0 == zero }).count <= 32 else { return nil }
    // The lowest digit first.
    var decimal: [Int] = [0]
    for byte in digits {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      var carry = Int(digit)
      for index in decimal.indices {
        carry += decimal[index] * 16
        decimal[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { decimal += carry < 10 ? [carry] : [carry % 10, carry / 10] }
    }
    return decimal.reversed().map { zero + UInt8($0) }
  }

  /// A decimal number with digits on both sides of its point, or without a point.
  private static func decimal(_ number: ArraySlice<UInt8>) -> [UInt8]? {
    let integer = number.prefix(while: isDigit)
    var rest = number[integer.endIndex...]
    let hasPoint = rest.first == UInt8(ascii: ".")
    guard hasPoint || !integer.isEmpty else { return nil }
    let lacksFraction = rest.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "e") } ?? true
    if hasPoint, lacksFraction, !integer.isEmpty { rest = rest.dropFirst() }
    let strict: [UInt8] = (integer.isEmpty ? [zero] : Array(integer)) + rest
    return NumberGrammar.problem(of: strict.span) == nil ? strict : nil
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
