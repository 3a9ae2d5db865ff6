/// A simple recursive parser for RFC 8259, with which the parser is compared.
struct ReferenceValidator {
  private var rest: ArraySlice<UInt8>

  /// Whether the bytes are exactly one JSON text in well-formed UTF-8 without unpaired surrogate escapes.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    // Decoding replaces ill-formed bytes, so encoding gives other bytes.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { return false }
    var validator = ReferenceValidator(rest: bytes[...])
    guard validator.value() else { return false }
    return validator.rest.isEmpty
  }

  /// A value with the white space around it.
  private mutating func value() -> Bool {
    skipWhiteSpace()
    let isValue =
      switch rest.first {
      case UInt8(ascii: "{"): list(closedBy: "}") { $0.member() }
      case UInt8(ascii: "["): list(closedBy: "]") { $0.value() }
      case UInt8(ascii: "\""): string()
      case UInt8(ascii: "t"): take("true")
      case UInt8(ascii: "f"): take("false")
      case UInt8(ascii: "n"): take("null")
      default: number()
      }
    skipWhiteSpace()
    return isValue
  }

  private mutating func list(closedBy closer: String, of item: (inout ReferenceValidator) -> Bool) -> Bool {
    rest.removeFirst()
    skipWhiteSpace()
    if take(closer) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(",")
    return take(closer)
  }

  private mutating func member() -> Bool {
    skipWhiteSpace()
    guard string() else { return false }
    skipWhiteSpace()
    return take(":") && value()
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): if !escape() { return false }
      case 0..<0x20: return false
      default: continue
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let letter = rest.popFirst() else { return false }
    guard letter == UInt8(ascii: "u") else { return #""\/bfnrt"#.utf8.contains(letter) }
    guard let unit = codeUnit() else { return false }
    if UTF16.isTrailSurrogate(unit) { return false }
    guard UTF16.isLeadSurrogate(unit) else { return true }
    return take("\\u") && codeUnit().map(UTF16.isTrailSurrogate) == true
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    rest = rest.dropFirst(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let integral = digits()
    guard integral > 0, !hasLeadingZero || integral == 1 else { return false }
    if take("."), digits() == 0 { return false }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if digits() == 0 { return false }
    }
    return true
  }

  private mutating func digits() -> Int {
    let run = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[run.endIndex...]
    return run.count
  }

  private mutating func skipWhiteSpace() { rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
