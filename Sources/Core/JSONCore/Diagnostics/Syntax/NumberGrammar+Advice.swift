extension NumberGrammar {
  private static let radixes = [
    UInt8(ascii: "x"): ("hexadecimal", 16), UInt8(ascii: "o"): ("octal", 8), UInt8(ascii: "b"): ("binary", 2),
  ]

  /// What to do about a number that is written as in other languages: with another radix, or with underscores
  /// between its digits.
  static func advice(on token: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    // A longer number fits neither into an integer nor into a line of advice.
    guard token.count <= 80, let first = token.first else { return nil }
    let sign = first == UInt8(ascii: "-") ? "-" : ""
    let unsigned = token.dropFirst("+-".utf8.contains(first) ? 1 : 0)
    let digits = unsigned.filter { $0 != UInt8(ascii: "_") }
    if digits.count > 1, digits[0] == UInt8(ascii: "0"), let (name, radix) = radixes[digits[1] | 0x20] {
      let text = String(decoding: digits.dropFirst(2), as: UTF8.self)
      guard !text.isEmpty, text.utf8.allSatisfy({ (hexadecimalDigit($0) ?? .max) < radix }) else {
        return nil
      }
      let decimal = UInt64(text, radix: radix).map { "\($0 == 0 ? "" : sign)\($0)" } ?? "its decimal digits"
      return "JSON has no \(name) numbers; write \(decimal)"
    }
    let number = sign + String(decoding: digits, as: UTF8.self)
    guard digits.count < unsigned.count, isNumber(number) else { return nil }
    return "JSON has no underscores in numbers; write \(number)"
  }

  /// Whether more digits after a text could make it a JSON number: then it is cut off, and not wrong.
  static func canGrow(_ text: String) -> Bool { isNumber(text + "0") || isNumber(text + "1") }

  /// Whether a text is a JSON number.
  static func isNumber(_ text: String) -> Bool { problem(of: Array(text.utf8).span) == nil }
}
