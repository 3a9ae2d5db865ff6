extension DecimalConversion {
  /// The bits of the nearest number in `format`, decided with numbers of any size.
  ///
  /// - Complexity: O(n) to skip over the digits; at most about 800 of them enter the arithmetic.
  @inline(never)
  static func exactBits(_ digits: DecimalDigits, in format: BinaryFormat) -> UInt64 {
    let magnitude = exactMagnitude(digits, in: format)
    guard digits.isNegative else { return magnitude }
    return magnitude | (format.infinity + 1 << (format.significandBits - 1))
  }

  private static func exactMagnitude(_ digits: DecimalDigits, in format: BinaryFormat) -> UInt64 {
    guard digits.count > 0 else { return 0 }
    // The value lies in 10^(point - 1) ..< 10^point, far beyond any format's range outside these bounds.
    let point = digits.exponent + digits.count
    guard point > -400 else { return 0 }
    guard point < 400 else { return format.infinity }

    var numerator = BigNatural(0)
    var exponent = digits.exponent
    // No number halfway between two doubles has more than 768 digits: what follows matters only by being
    // there.
    let limit = 800
    let used = min(digits.count, limit)
    var index = 0
    while index < used {
      let end = min(index + 19, used)
      let power = (index..<end).reduce(1 as UInt64) { power, _ in power &* 10 }
      numerator.multiply(by: power, adding: digits.value(of: index..<end))
      index = end
    }
    if used < digits.count {
      numerator.multiply(by: 10, adding: 1)
      exponent += digits.count - used - 1
    }

    var denominator = BigNatural(1)
    if exponent >= 0 {
      numerator.multiply(byPowerOfFive: exponent)
    } else {
      denominator.multiply(byPowerOfFive: -exponent)
    }
    return quotient(numerator, denominator, exponent: exponent, in: format)
  }

  /// The bits of numerator / denominator · 2^exponent.
  private static func quotient(
    _ numerator: BigNatural, _ denominator: BigNatural, exponent: Int, in format: BinaryFormat
  ) -> UInt64 {
    var numerator = numerator
    var denominator = denominator
    // The denominator fills its words and the quotient has 62 or 63 bits.
    let shortage = max(0, numerator.bitWidth - 62 - denominator.bitWidth)
    let width = (denominator.bitWidth + shortage + 63) / 64 * 64
    let denominatorShift = width - denominator.bitWidth
    let numeratorShift = width + 62 - numerator.bitWidth
    denominator.shiftLeft(by: denominatorShift)
    numerator.shiftLeft(by: numeratorShift)
    let quotient = numerator.divide(byNormalized: denominator)
    let leading = quotient.leadingZeroBitCount
    return format.rounded(
      significand: quotient << UInt64(leading),
      exponent: exponent - numeratorShift + denominatorShift - leading,
      isTruncated: !numerator.isZero
    )
  }
}
