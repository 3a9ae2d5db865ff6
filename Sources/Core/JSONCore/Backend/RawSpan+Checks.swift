extension RawSpan {
  /// The offset of the first byte at or after `start` that doesn't begin a well-formed UTF-8 sequence; `nil`
  /// if there is none.
  ///
  /// - Complexity: O(*n*) in the length of the text after `start`.
  package func invalidUTF8(from start: Int) -> Int? {
    guard (0...byteCount).contains(start) else { return nil }
    let invalid = extracting(start...).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { offsetOfInvalidUTF8(in: $0) }
    }
    return invalid.map { start + $0 }
  }

  /// The byte at an offset, which lies within the span.
  package func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  /// Whether there is nothing but white space.
  package var isBlank: Bool { (0..<byteCount).allSatisfy { isWhiteSpace(byte(at: $0)) } }

  /// The offset of the first bracket that is nested deeper than a limit, in a text that is JSON up to `end`.
  /// `nil` if there is no such bracket before `end`, or if the text is not UTF-8.
  ///
  /// - Complexity: O(*n*) in `end`.
  package func bracket(deeperThan limit: Int, before end: Int) -> Int? {
    var depth = 0
    var isInString = false
    var offset = 0
    while offset < min(end, byteCount) {
      switch byte(at: offset) {
      case 0: return nil
      case UInt8(ascii: "\\") where isInString: offset += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isInString { depth += 1 }
        if depth > limit { return offset }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isInString { depth -= 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }
}
