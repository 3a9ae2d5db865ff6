/// The percent-encoding of RFC 3986, section 2.1.
enum PercentEncoding {
  /// Encodes every byte of a string except the unreserved ones (section 2.3) as `%` and two hexadecimal
  /// digits.
  ///
  /// - Complexity: O(*n*)
  static func encoded(_ text: String) -> String { encoded(text, except: isUnreserved) }

  /// Encodes the bytes of a string that aren't allowed in a path or query; `%` isn't encoded.
  static func repaired(_ text: String) -> String { encoded(text, except: isAllowed) }

  static func encoded(_ text: String, except isPlain: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether a byte is allowed in a path with a query: an unreserved character, a delimiter, `%`, `/` or `?`.
  private static func isAllowed(_ byte: UInt8) -> Bool { isUnreserved(byte) || delimiters.contains(byte) }

  private static let delimiters = Array("!$&'()*+,;=:@%/?".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)
}
