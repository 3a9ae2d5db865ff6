extension FusedReader {
  /// Passes a string and returns it.
  @inline(__always)
  mutating func string() throws(FusedFailure) -> String {
    try expect("\"")
    let start = position
    let isASCII = try passPlainText()
    guard byte == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // Decoding repairs what is not UTF-8, which then has other bytes.
    guard isASCII || text.utf8.elementsEqual(bytes[start..<position]) else { throw failure }
    position += 1
    return text
  }

  /// Passes everything up to a quote or a backslash; false if there was a byte beyond ASCII.
  @inline(__always)
  private mutating func passPlainText() throws(FusedFailure) -> Bool {
    let (end, isASCII) = Self.endOfPlainText(bytes, from: position)
    position = end
    guard byte >= 0x20 else { throw failure }
    return isASCII
  }

  /// The first quote, backslash or control character; the array's end if there is none.
  ///
  /// Takes the array, since a span of the reader's own one would not let the position change.
  @inline(__always)
  private static func endOfPlainText(_ bytes: [UInt8], from start: Int) -> (end: Int, isASCII: Bool) {
    let text = bytes.span.bytes
    var position = start
    var all: UInt64 = 0
    while position + 8 <= text.byteCount {
      // Checked against the span's bounds; "unsafe" refers to types that not every pattern of bits is a value of.
      let word = text.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let stops = word.marksOfQuoteBackslashAndControl
      guard stops == 0 else {
        let count = stops.trailingZeroBitCount >> 3
        all |= word & ((1 << (UInt64(count) * 8)) &- 1)
        return (position + count, all & 0x8080_8080_8080_8080 == 0)
      }
      all |= word
      position += 8
    }
    while position < bytes.count, case let byte = bytes[position], byte >= 0x20,
      byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
    {
      all |= UInt64(byte)
      position += 1
    }
    return (position, all & 0x8080_8080_8080_8080 == 0)
  }

  /// The rest of a string whose first escape was met.
  @inline(never)
  private mutating func escapedString(from start: Int) throws(FusedFailure) -> String {
    decoded.removeAll(keepingCapacity: true)
    decoded += bytes[start..<position]
    while byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        position += 1
        try passEscape()
      } else {
        let runStart = position
        _ = try passPlainText()
        decoded += bytes[runStart..<position]
      }
    }
    position += 1
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded) else { throw failure }
    return text
  }

  private mutating func passEscape() throws(FusedFailure) {
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded += UTF8.encode(try unicodeEscape()) ?? UTF8.encodedReplacementCharacter
    default: throw failure
    }
  }

  /// The scalar of `\u…`, or of a pair of surrogates.
  private mutating func unicodeEscape() throws(FusedFailure) -> Unicode.Scalar {
    var value = try fourHexDigits()
    if 0xD800...0xDBFF ~= value {
      guard byte == UInt8(ascii: "\\"), byte(at: position + 1) == UInt8(ascii: "u") else { throw failure }
      position += 2
      let low = try fourHexDigits()
      guard 0xDC00...0xDFFF ~= low else { throw failure }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure }
    return scalar
  }

  private mutating func fourHexDigits() throws(FusedFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw failure
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

extension UInt64 {
  /// The high bit of each byte that is a quote, a backslash or a control character; above the lowest such byte there
  /// may be wrong marks, since a borrow runs upwards.
  @inline(__always)
  fileprivate var marksOfQuoteBackslashAndControl: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (self ^ (ones &* 0x22)) &- ones
    let backslash = (self ^ (ones &* 0x5C)) &- ones
    let control = self &- (ones &* 0x20)
    return (quote | backslash | control) & ~self & 0x8080_8080_8080_8080
  }
}
