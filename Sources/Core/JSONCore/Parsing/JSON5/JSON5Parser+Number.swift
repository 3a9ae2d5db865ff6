extension JSON5Parser {
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
    case .digits(let digits):
      _ = appendStrictNumber(at: source.append(digits, origin: start..<end))
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
