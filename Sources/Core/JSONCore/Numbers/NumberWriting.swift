// Always inlined: where it is called, the number of digits is known, which removes most of the code.

/// Writes numbers as JSON text into the caller's memory, and returns the end of the text.
///
/// The caller guarantees the capacity: 20 bytes for integers, 25 for floating-point numbers.
enum NumberWriting {
  static let integerCapacity = 20
  static let floatingPointCapacity = 25

  static func write(_ value: Int64, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    guard value < 0 else { return writeDigits(UInt64(bitPattern: value), to: start) }
    start.pointee = UInt8(ascii: "-")
    return writeDigits(value.magnitude, to: start + 1)
  }

  /// Writes the digits of a number; may store up to eight bytes at `start`, even for fewer digits.
  @inline(__always)
  static func writeDigits(
    _ value: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if value < 100_000_000 {
      return EightDigits(value).storeWithoutLeadingZeros(to: start)
    }
    if value < 10_000_000_000_000_000 {
      let high = value / 100_000_000
      let output = EightDigits(high).storeWithoutLeadingZeros(to: start)
      EightDigits(value &- high &* 100_000_000).store(to: output)
      return output + 8
    }
    let high = value / 10_000_000_000_000_000
    let output = EightDigits(high).storeWithoutLeadingZeros(to: start)
    let low = value &- high &* 10_000_000_000_000_000
    let middle = low / 100_000_000
    EightDigits(middle).store(to: output)
    EightDigits(low &- middle &* 100_000_000).store(to: output + 8)
    return output + 16
  }
}
