// Always inlined: each takes a few instructions for eight digits, whose word stays in a register.

/// The eight decimal digits of a number below 10^8, one per byte, the most significant digit in the lowest
/// byte.
///
/// The digits are split off side by side in one word, by multiplication with reciprocals; the idea is Paul
/// Khuong's ("How to print integers really fast", 2017).
struct EightDigits {
  private let digits: UInt64

  @inline(__always)
  init(_ value: UInt64) {
    let upper = (value &* 109_951_163) &>> 40
    let fours = upper | (value &- upper &* 10_000) &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007f_0000_007f
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000f_000f_000f_000f
    digits = tens | (pairs &- tens &* 10) &<< 8
  }

  /// The number of digits without trailing zeros.
  @inline(__always)
  var countWithoutTrailingZeros: Int { 8 &- digits.leadingZeroBitCount &>> 3 }

  /// Stores eight characters.
  @inline(__always)
  func store(to output: UnsafeMutablePointer<UInt8>) { store(digits | 0x3030_3030_3030_3030, to: output) }

  /// Stores the characters of the number itself, at least one, and returns their end; writes eight bytes.
  @inline(__always)
  func storeWithoutLeadingZeros(to output: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let zeros = (digits | 1 &<< 63).trailingZeroBitCount &>> 3
    let text = digits | 0x3030_3030_3030_3030
    store(text &>> UInt64(truncatingIfNeeded: zeros &* 8), to: output)
    return output + (8 &- zeros)
  }

  @inline(__always)
  private func store(_ word: UInt64, to output: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(output).storeBytes(of: word.littleEndian, as: UInt64.self)
  }
}
