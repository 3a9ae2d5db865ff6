/// The state of scanning a number.
package enum NumberProgress {
  case beginning, minus, zero, integer, point, fraction, exponent, exponentSign, exponentDigits

  /// Whether the number may end here.
  var isComplete: Bool {
    switch self {
    case .zero, .integer, .fraction, .exponentDigits: true
    case .beginning, .minus, .point, .exponent, .exponentSign: false
    }
  }

  /// The state after another byte, if that may belong to the number.
  func next(_ byte: UInt8) -> NumberProgress? {
    let isDigit = isDigit(byte)
    let isExponent = byte | 0x20 == UInt8(ascii: "e")
    switch self {
    case .beginning where byte == UInt8(ascii: "-"): return .minus
    case .beginning, .minus: return byte == UInt8(ascii: "0") ? .zero : isDigit ? .integer : nil
    case .zero, .integer:
      if byte == UInt8(ascii: ".") { return .point }
      if isExponent { return .exponent }
      return self == .integer && isDigit ? .integer : nil
    case .point: return isDigit ? .fraction : nil
    case .fraction: return isDigit ? .fraction : isExponent ? .exponent : nil
    case .exponent where byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"): return .exponentSign
    case .exponent, .exponentSign, .exponentDigits: return isDigit ? .exponentDigits : nil
    }
  }
}
