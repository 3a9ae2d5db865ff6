/// Checks a text against JSON's grammar of numbers: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
enum NumberGrammar {
  /// The reason why a text is not a number; `nil` if it is one.
  ///
  /// - Complexity: O(*n*).
  static func problem(of text: Span<UInt8>) -> String? {
    var position = 0
    if position < text.count, text[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    guard skipDigits(text, &position) else { return problem(of: text, withoutDigitAt: position) }
    if position - integer > 1, text[integer] == UInt8(ascii: "0") { return "the number has a leading zero" }
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits(text, &position) else { return "a digit is missing after the point" }
    }
    if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
        position += 1
      }
      guard skipDigits(text, &position) else { return "a digit is missing in the exponent" }
    }
    guard position < text.count else { return nil }
    return isWhiteSpace(text[position])
      ? "there is white space after the number" : "there is text after the number"
  }

  private static func problem(of text: Span<UInt8>, withoutDigitAt position: Int) -> String {
    guard position < text.count else { return position == 0 ? "the text is empty" : "the digits are missing" }
    switch text[position] {
    case UInt8(ascii: "+"): return "a JSON number can't begin with +"
    case UInt8(ascii: "."): return "a digit is missing before the point"
    case let byte where isWhiteSpace(byte): return "there is white space before the number"
    case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "I"), UInt8(ascii: "i"):
      return "a JSON number must be finite, and written in digits"
    default: return "a JSON number must begin with a digit or a minus sign"
    }
  }

  private static func skipDigits(_ text: Span<UInt8>, _ position: inout Int) -> Bool {
    let start = position
    while position < text.count, text[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position > start
  }
}
