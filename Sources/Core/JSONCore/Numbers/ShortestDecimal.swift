import CScan

// Always inlined: the steps of one conversion, each used once or twice; its 128-bit values stay in
// registers.

/// The shortest decimal that reads back as a given binary number, and of those the closest to it:
/// `significand` · 10^`exponent`.
///
/// Found by Schubfach: Raffaello Giulietti, "The Schubfach way to render doubles" (2020).
struct ShortestDecimal {
  private(set) var significand: UInt64
  private(set) var exponent: Int

  /// Converts a number that is finite and not zero.
  @inline(__always)
  init<Value: BinaryFloatingPoint>(_ value: Value) {
    let fraction = UInt64(truncatingIfNeeded: value.significandBitPattern)
    let biasedExponent = Int(truncatingIfNeeded: value.exponentBitPattern)
    let isNormal = biasedExponent != 0
    let hidden: UInt64 = 1 &<< UInt64(truncatingIfNeeded: Value.significandBitCount)
    // The power of two of the lowest bit of the smallest subnormal.
    let minimumExponent = 2 &- 1 &<< (Value.exponentBitCount &- 1) &- Value.significandBitCount
    self.init(
      binary: isNormal ? fraction | hidden : fraction,
      exponent: minimumExponent &+ (isNormal ? biasedExponent &- 1 : 0),
      lowerIsCloser: fraction == 0 && biasedExponent > 1
    )
    removeTrailingZeros()
  }

  /// The shortest decimal, perhaps with trailing zeros, for `binary` · 2^exponent.
  private init(binary: UInt64, exponent: Int, lowerIsCloser: Bool) {
    // Logarithms as fractions, exact enough for every exponent of a double: log10(2), log10(3/4), log2(10).
    let decimalExponent = (exponent &* 1_262_611 &- (lowerIsCloser ? 524_031 : 0)) &>> 22
    let shift = exponent &+ ((0 &- decimalExponent) &* 1_741_647) &>> 19 &+ 1
    let power = PowerOfTen(0 &- decimalExponent)
    let scale = UInt64(truncatingIfNeeded: shift)

    // The number and the ends of the interval that rounds to it, in quarters of 10^decimalExponent.
    let middle = power.rounded(multiplying: (4 &* binary) &<< scale)
    let lowerEnd = power.rounded(multiplying: (4 &* binary &- (lowerIsCloser ? 1 : 2)) &<< scale)
    let upperEnd = power.rounded(multiplying: (4 &* binary &+ 2) &<< scale)
    let excludesEnds = binary & 1
    let lower = lowerEnd &+ excludesEnds
    let upper = upperEnd &- excludesEnds

    let below = middle &>> 2
    if below >= 10 {
      let tens = below / 10
      let lowerFits = lower <= 40 &* tens
      let upperFits = 40 &* tens &+ 40 <= upper
      if lowerFits != upperFits {
        significand = tens &+ (upperFits ? 1 : 0)
        self.exponent = decimalExponent &+ 1
        return
      }
    }
    self.exponent = decimalExponent
    let lowerFits = lower <= 4 &* below
    let upperFits = 4 &* below &+ 4 <= upper
    if lowerFits != upperFits {
      significand = below &+ (upperFits ? 1 : 0)
    } else {
      let half = 4 &* below &+ 2
      significand = below &+ (middle > half || (middle == half && below & 1 == 1) ? 1 : 0)
    }
  }

  @inline(__always)
  private mutating func removeTrailingZeros() {
    guard significand % 10 == 0 else { return }
    // A significand has at most seventeen digits, so these steps leave no zero.
    removeZeros(8, power: 100_000_000)
    removeZeros(8, power: 100_000_000)
    removeZeros(4, power: 10_000)
    removeZeros(2, power: 100)
    removeZeros(1, power: 10)
  }

  @inline(__always)
  private mutating func removeZeros(_ count: Int, power: UInt64) {
    let (quotient, remainder) = significand.quotientAndRemainder(dividingBy: power)
    guard remainder == 0 else { return }
    significand = quotient
    exponent &+= count
  }
}

/// The first 128 bits of a power of ten, rounded up.
private struct PowerOfTen {
  private let high: UInt64
  private let low: UInt64

  @inline(__always)
  init(_ exponent: Int) {
    let power = cscan_power_of_five(exponent)
    high = power.high
    // The table rounds down, and holds 0 ... 55 exactly; no low word in it is all ones.
    low = power.low &+ (UInt(bitPattern: exponent) <= 55 ? 0 : 1)
  }

  /// The product's highest 64 bits of 192, the lowest of them set if any bit below is: rounded to odd.
  @inline(__always)
  func rounded(multiplying factor: UInt64) -> UInt64 {
    let lower = low.multipliedFullWidth(by: factor)
    let upper = high.multipliedFullWidth(by: factor)
    let (middle, carried) = upper.low.addingReportingOverflow(lower.high)
    return (upper.high &+ (carried ? 1 : 0)) | (middle > 1 ? 1 : 0)
  }
}
