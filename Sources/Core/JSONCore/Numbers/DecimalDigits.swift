/// The significant digits of a valid JSON number text and the power of ten that they are multiplied by.
///
/// Zeros on both ends are left out: `0.0120e3` is the digits 12 times 10^0, and zero has no digits. Nothing
/// is copied; the text must outlive the value.
///
/// - Complexity: O(*n*) in the length of the text to create, for any exponent.
struct DecimalDigits {
  let isNegative: Bool
  /// The number of significant digits.
  let count: Int
  /// The power of ten of the last significant digit, at most ``exponentLimit`` and at least its negative.
  let exponent: Int
  private static let exponentLimit = 100_000_000_000_000_000

  private let integer: UnsafeRawBufferPointer
  private let fraction: UnsafeRawBufferPointer
  private let start: Int
  private let text: UnsafeRawBufferPointer

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    isNegative = text.first == UInt8(ascii: "-")
    let integerStart = isNegative ? 1 : 0
    let integerEnd = Self.endOfDigits(text, from: integerStart)
    integer = UnsafeRawBufferPointer(rebasing: text[integerStart..<integerEnd])
    // Without a point, no digit follows, and the fraction is empty.
    let hasPoint = integerEnd < text.count && text[integerEnd] == UInt8(ascii: ".")
    let fractionStart = integerEnd + (hasPoint ? 1 : 0)
    let fractionEnd = Self.endOfDigits(text, from: fractionStart)
    fraction = UnsafeRawBufferPointer(rebasing: text[fractionStart..<fractionEnd])

    let zero = UInt8(ascii: "0")
    var first = integer.firstIndex { $0 != zero } ?? integer.count
    if first == integer.count {
      first += fraction.firstIndex { $0 != zero } ?? fraction.count
    }
    var end = integer.count
    if let last = fraction.lastIndex(where: { $0 != zero }) {
      end += last + 1
    } else {
      end = (integer.lastIndex { $0 != zero } ?? -1) + 1
    }
    start = first
    count = max(0, end - first)
    let written = Self.exponent(UnsafeRawBufferPointer(rebasing: text[fractionEnd...]))
    exponent = min(max(written + integer.count - end, -Self.exponentLimit), Self.exponentLimit)
  }

  /// The value of the significant digit at `index`, counted from the most significant one.
  subscript(index: Int) -> UInt8 {
    let position = start + index
    let digit = position < integer.count ? integer[position] : fraction[position - integer.count]
    return digit &- UInt8(ascii: "0")
  }

  /// The number that the digits in `range` represent; the range has at most 19 indices.
  func value(of range: Range<Int>) -> UInt64 { range.reduce(0) { $0 &* 10 &+ UInt64(self[$1]) } }

  private static func endOfDigits(_ text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] &- UInt8(ascii: "0") <= 9 { end += 1 }
    return end
  }

  /// The value of an exponent such as `e+12`, saturated; 0 for an empty text.
  private static func exponent(_ text: UnsafeRawBufferPointer) -> Int {
    guard text.count > 1 else { return 0 }
    let isNegative = text[1] == UInt8(ascii: "-")
    var value = 0
    for byte in text.dropFirst() where byte &- UInt8(ascii: "0") <= 9 && value < 1 << 57 {
      value = value * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }

  /// Whether both represent the same number. Beyond ``exponentLimit``, only the same spelling does.
  func isEqual(to other: DecimalDigits) -> Bool {
    count == other.count && isNegative == other.isNegative && exponent == other.exponent
      && (abs(exponent) < Self.exponentLimit || text.elementsEqual(other.text))
      && (0..<count).allSatisfy { self[$0] == other[$0] }
  }
}
