import CScan

extension FusedReader {
  /// Passes a string and returns it.
  @inline(__always)
  mutating func string() throws(FusedFailure) -> String {
    try expect("\"")
    let start = place
    place = cscan_plain_text(start)
    guard byte == UInt8(ascii: "\"") else { return try unusualString(from: start) }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: place - start), as: UTF8.self)
    place += 1
    return text
  }

  /// The rest of a string at its first byte that is not plain ASCII.
  @inline(never)
  private mutating func unusualString(from start: UnsafePointer<UInt8>) throws(FusedFailure) -> String {
    decoded.removeAll(keepingCapacity: true)
    decoded += UnsafeBufferPointer(start: start, count: place - start)
    while byte != UInt8(ascii: "\"") {
      let runStart = place
      switch byte {
      case UInt8(ascii: "\\"):
        place += 1
        try passEscape()
        continue
      case 0..<0x20: throw failure
      case 0x80...: while byte >= 0x80 { place += 1 }
      default: place = cscan_plain_text(place)
      }
      decoded += UnsafeBufferPointer(start: runStart, count: place - runStart)
    }
    place += 1
    // Decoding repairs what is not UTF-8, which then has other bytes.
    let text = String(decoding: decoded, as: UTF8.self)
    guard text.utf8.elementsEqual(decoded) else { throw failure }
    return text
  }

  private mutating func passEscape() throws(FusedFailure) {
    let letter = byte
    place += 1
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
      guard byte == UInt8(ascii: "\\"), place[1] == UInt8(ascii: "u") else { throw failure }
      place += 2
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
      place += 1
    }
    return value
  }
}
