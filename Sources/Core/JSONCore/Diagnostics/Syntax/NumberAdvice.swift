/// What to write in the place of a number as other languages have it.
struct NumberAdvice {
  /// The advice, beginning with "help:".
  let help: String

  /// Recognizes numbers of another radix, and those with underscores between their digits.
  init?(_ token: Slice<UnsafeBufferPointer<UInt8>>) {
    // More digits than these fit in no integer, and in no line.
    guard token.count <= 80 else { return nil }
    let sign = token.first == UInt8(ascii: "-") ? "-" : ""
    let unsigned =
      token.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true
      ? token.dropFirst() : token
    let digits = unsigned.filter { $0 != UInt8(ascii: "_") }
    if let (name, radix) = NumberAdvice.radix(of: digits) {
      let text = String(decoding: digits.dropFirst(2), as: UTF8.self)
      guard !text.isEmpty, text.utf8.allSatisfy({ (hexadecimalDigit($0) ?? .max) < radix }) else {
        return nil
      }
      let decimal = UInt64(text, radix: radix).map { "\($0 == 0 ? "" : sign)\($0)" } ?? "its decimal digits"
      help = "help: JSON has no \(name) numbers; write \(decimal)"
      return
    }
    guard digits.count < unsigned.count else { return nil }
    let number = sign + String(decoding: digits, as: UTF8.self)
    guard NumberGrammar.isNumber(number) else { return nil }
    help = "help: JSON has no underscores in numbers; write \(number)"
  }

  private static func radix(of digits: [UInt8]) -> (name: String, radix: Int)? {
    guard digits.count > 1, digits[0] == UInt8(ascii: "0") else { return nil }
    switch digits[1] | 0x20 {
    case UInt8(ascii: "x"): return ("hexadecimal", 16)
    case UInt8(ascii: "o"): return ("octal", 8)
    case UInt8(ascii: "b"): return ("binary", 2)
    default: return nil
    }
  }
}
