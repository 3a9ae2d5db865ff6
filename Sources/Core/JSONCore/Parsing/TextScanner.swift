// Always inlined: called per escape or sequence within the loops that scan text, whose position stays in a
// register.

internal import CScan

/// The reason why the text of a string is not valid, without the location; `unterminated` if it ended before
/// the closing quote.
enum TextProblem {
  case unterminated, controlCharacter, invalidUTF8, escape, unicodeEscape, highSurrogate, lowSurrogate
}

/// The result of scanning the text of a string, in three registers.
struct ScannedText {
  /// The closing quote or, if there is a problem, the byte that it is about.
  let end: UnsafePointer<UInt8>
  /// The flags of ``Node`` that describe the text.
  var flags: UInt64 = 0
  var problem: TextProblem?
}

/// Continues in a string at its first byte that is not plain ASCII, up to the closing quote.
///
/// Validates escapes, surrogate pairs and UTF-8 (the well-formed byte sequences of the Unicode Standard's
/// table 3-7).
@inline(never)
func scanText(from start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>) -> ScannedText {
  var place = start
  var flags: UInt64 = 0
  while true {
    let byte = place.pointee
    switch byte {
    case UInt8(ascii: "\""): return ScannedText(end: place, flags: flags)
    case UInt8(ascii: "\\"):
      flags |= Node.escaped
      if let problem = scanEscape(&place) { return ScannedText(end: place, flags: flags, problem: problem) }
    case 0..<0x20:
      return ScannedText(
        end: place, flags: flags, problem: place == end ? .unterminated : .controlCharacter)
    case 0x80...:
      flags |= Node.nonASCII
      let length = utf8SequenceLength(at: place)
      guard length > 0 else { return ScannedText(end: place, flags: flags, problem: .invalidUTF8) }
      // Characters of this kind tend to follow one another.
      place = cscan_utf8(place + length)
      continue
    default: break
    }
    place = cscan_plain_text(place)
  }
}

/// Skips an escape; on a problem leaves `place` at its backslash.
@inline(__always)
func scanEscape(_ place: inout UnsafePointer<UInt8>) -> TextProblem? {
  switch place[1] {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
    UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
    place += 2
    return nil
  case UInt8(ascii: "u"):
    guard let unit = hexadecimalUnit(at: place + 2) else { return .unicodeEscape }
    switch unit {
    case 0xD800...0xDBFF:
      guard place[6] == UInt8(ascii: "\\"), place[7] == UInt8(ascii: "u"),
        let low = hexadecimalUnit(at: place + 8), 0xDC00...0xDFFF ~= low
      else { return .highSurrogate }
      place += 12
    case 0xDC00...0xDFFF: return .lowSurrogate
    default: place += 6
    }
    return nil
  default: return .escape
  }
}

/// The value of a number of hexadecimal digits; stops at the first byte that isn't one.
@inline(__always)
func hexadecimalUnit(at place: UnsafePointer<UInt8>, digits: Int = 4) -> UInt32? {
  var unit: UInt32 = 0
  for index in 0..<digits {
    guard let digit = hexadecimalDigit(place[index]) else { return nil }
    unit = unit << 4 | UInt32(digit)
  }
  return unit
}

/// The length of the well-formed UTF-8 sequence of two to four bytes at `place`, or 0.
@inline(__always)
func utf8SequenceLength(at place: UnsafePointer<UInt8>) -> Int {
  @inline(__always)
  func isContinuation(_ index: Int) -> Bool { place[index] & 0xC0 == 0x80 }

  let first = place.pointee
  switch first {
  case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
  case 0xE0...0xEF:
    guard isContinuation(1), isContinuation(2) else { return 0 }
    // Neither an overlong form nor a surrogate.
    if first == 0xE0, place[1] < 0xA0 { return 0 }
    if first == 0xED, place[1] >= 0xA0 { return 0 }
    return 3
  case 0xF0...0xF4:
    guard isContinuation(1), isContinuation(2), isContinuation(3) else { return 0 }
    // Neither an overlong form nor above U+10FFFF.
    if first == 0xF0, place[1] < 0x90 { return 0 }
    if first == 0xF4, place[1] >= 0x90 { return 0 }
    return 4
  default: return 0
  }
}

/// The offset of the first byte that doesn't begin a well-formed UTF-8 sequence; `nil` if there is none.
///
/// - Complexity: O(*n*).
func offsetOfInvalidUTF8(in text: UnsafeBufferPointer<UInt8>) -> Int? {
  guard let start = text.baseAddress else { return nil }
  var behind = 0
  while let offset = text[behind...].firstIndex(where: { $0 >= 0x80 }) {
    let length: Int
    if text.count - offset >= 4 {
      length = utf8SequenceLength(at: start + offset)
    } else {
      // A sequence is examined four bytes at a time, so the last three are copied in front of zeros.
      let rest: [UInt8] = Array(text[offset...]) + [0, 0, 0]
      length = rest.withUnsafeBufferPointer { $0.baseAddress.map { utf8SequenceLength(at: $0) } ?? 0 }
    }
    guard length > 0 else { return offset }
    behind = offset + length
  }
  return nil
}

/// Whether more text can complete the character or escape at the beginning of a text.
func canBeCompleted(_ text: some Collection<UInt8>) -> Bool {
  guard let first = text.first else { return true }
  let isEscape = first == UInt8(ascii: "\\")
  // More text can complete the beginning if the rest of one of these texts does.
  let endings =
    isEscape ? [Array(#"\u0000\uDC00"#.utf8)] : [0x80, 0xBF].map { Array(repeating: $0, count: 4) }
  return endings.contains { ending in
    (text.prefix(ending.count) + ending.dropFirst(text.count)).withUnsafeBufferPointer { whole in
      guard var place = whole.baseAddress else { return false }
      guard isEscape else { return utf8SequenceLength(at: place) > 0 }
      let problem = scanEscape(&place)
      // The parser reports a low surrogate when its four digits are there.
      return problem == nil || problem == .lowSurrogate && text.count < 6
    }
  }
}

/// The text of a string, its escapes decoded. The text must have been validated by the parser.
func decodedText(_ start: UnsafePointer<UInt8>, count: Int, isEscaped: Bool) -> String {
  let text = UnsafeBufferPointer(start: start, count: count)
  guard isEscaped else { return String(decoding: text, as: UTF8.self) }
  // Decoded text is never longer than its escaped form.
  guard count <= 1024 else {
    return String(unsafeUninitializedCapacity: count) { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unescape(text, into: base)
    }
  }
  // The standard library validates what a closure writes. So short text is decoded on the stack.
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
    guard let base = buffer.baseAddress else { return "" }
    let decoded = unescape(text, into: base)
    return String(validated: UnsafeBufferPointer(start: base, count: decoded), isASCII: false)
  }
}

/// The text of a string or key, its escapes decoded.
func decodedText(of node: Node, in bytes: UnsafePointer<UInt8>) -> String {
  decodedText(bytes + node.offset + 1, count: node.length, isEscaped: node.isEscaped)
}

/// Decodes the escapes of a text that the parser has validated; returns the number of bytes written.
func unescape(_ text: UnsafeBufferPointer<UInt8>, into base: UnsafeMutablePointer<UInt8>) -> Int {
  guard var place = text.baseAddress else { return 0 }
  let end = place + text.count
  var out = base
  while place < end {
    guard place.pointee == UInt8(ascii: "\\") else {
      // The copy ends at a backslash, or at a quote, which JSON5 allows within other quotes.
      out.pointee = place.pointee
      let copied = max(cscan_copy_unescaped(out, place, end), 1)
      out += copied
      place += copied
      continue
    }
    let escape = place[1]
    place += 2
    switch escape {
    case UInt8(ascii: "b"): out.pointee = 0x08
    case UInt8(ascii: "f"): out.pointee = 0x0C
    case UInt8(ascii: "n"): out.pointee = 0x0A
    case UInt8(ascii: "r"): out.pointee = 0x0D
    case UInt8(ascii: "t"): out.pointee = 0x09
    case UInt8(ascii: "u"):
      var scalar = hexadecimalUnit(at: place) ?? 0xFFFD
      place += 4
      if 0xD800...0xDBFF ~= scalar {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + ((hexadecimalUnit(at: place + 2) ?? 0xDC00) - 0xDC00)
        place += 6
      }
      out += write(scalar, to: out) - 1
    default: out.pointee = escape
    }
    out += 1
  }
  return out - base
}

/// Writes a scalar as UTF-8 and returns the number of bytes.
@inline(__always)
private func write(_ scalar: UInt32, to out: UnsafeMutablePointer<UInt8>) -> Int {
  switch scalar {
  case 0..<0x80:
    out[0] = UInt8(scalar)
    return 1
  case 0x80..<0x800:
    out[0] = UInt8(0xC0 | scalar >> 6)
    out[1] = UInt8(0x80 | scalar & 0x3F)
    return 2
  case 0x800..<0x10000:
    out[0] = UInt8(0xE0 | scalar >> 12)
    out[1] = UInt8(0x80 | scalar >> 6 & 0x3F)
    out[2] = UInt8(0x80 | scalar & 0x3F)
    return 3
  default:
    out[0] = UInt8(0xF0 | scalar >> 18)
    out[1] = UInt8(0x80 | scalar >> 12 & 0x3F)
    out[2] = UInt8(0x80 | scalar >> 6 & 0x3F)
    out[3] = UInt8(0x80 | scalar & 0x3F)
    return 4
  }
}
