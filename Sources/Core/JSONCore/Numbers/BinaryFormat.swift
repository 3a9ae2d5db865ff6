/// The shape of an IEEE 754 binary interchange format.
struct BinaryFormat {
  /// Bits of the significand, the hidden one included.
  let significandBits: Int
  /// The power of two of the lowest bit of the smallest subnormal.
  let minimumExponent: Int
  /// The bits of infinity.
  let infinity: UInt64

  static let double = BinaryFormat(
    significandBits: 53, minimumExponent: -1074, infinity: Double.infinity.bitPattern
  )
  static let float = BinaryFormat(
    significandBits: 24, minimumExponent: -149, infinity: UInt64(Float.infinity.bitPattern)
  )

  /// The bits of `significand` · 2^exponent, rounded to nearest, ties to even.
  ///
  /// - Parameters:
  ///   - significand: A number whose highest bit is set.
  ///   - isTruncated: Whether the exact value is a little above, by less than eight in the last place.
  func rounded(significand: UInt64, exponent: Int, isTruncated: Bool) -> UInt64 {
    let dropped = max(64 - significandBits, minimumExponent - exponent)
    guard dropped <= 64 else { return 0 }
    let kept = dropped == 64 ? 0 : significand >> dropped
    let rest = dropped == 64 ? significand : significand & (1 << dropped - 1)
    let half: UInt64 = 1 << (dropped - 1)
    let roundsUp = rest > half || (rest == half && (isTruncated || kept & 1 == 1))
    let scale = exponent + dropped - minimumExponent
    guard scale <= Int(infinity >> UInt64(significandBits - 1)) else { return infinity }
    // The hidden bit and a carry out of the significand both step into the exponent's field.
    let bits = UInt64(scale) << UInt64(significandBits - 1) + kept + (roundsUp ? 1 : 0)
    return min(bits, infinity)
  }
}
