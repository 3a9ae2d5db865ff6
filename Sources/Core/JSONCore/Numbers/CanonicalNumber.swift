extension NumberWriting {
  /// The shortest text that reads back as the same finite `Double`, in the layout of ECMAScript's
  /// `Number::toString`, which RFC 8785 prescribes.
  static func canonicalText(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let decimal = ShortestDecimal(value.magnitude)
    let digits = String(decimal.significand)
    let count = digits.utf8.count
    let point = count + decimal.exponent
    let sign = value < 0 ? "-" : ""
    switch point {
    case count...21: return sign + digits + String(repeating: "0", count: point - count)
    case 1...21: return sign + digits.prefix(point) + "." + digits.dropFirst(point)
    case -5...0: return sign + "0." + String(repeating: "0", count: -point) + digits
    default:
      let fraction = count > 1 ? "." + digits.dropFirst() : ""
      return sign + digits.prefix(1) + fraction + (point > 0 ? "e+" : "e") + String(point - 1)
    }
  }
}
