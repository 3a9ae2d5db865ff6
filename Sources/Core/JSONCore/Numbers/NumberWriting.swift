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

  // Always inlined: where it is called, the number of digits is known, which removes most of the code.

  /// Writes a finite number as the shortest text that reads back as the same `Double`.
  ///
  /// The layout is that of `description` without its `.0`: positional from 0.0001 up to 2^53, with an
  /// exponent beyond (`1`, `-0`, `0.0001`, `1e-05`, `1e+16`).
  static func write(_ value: Double, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var output = start
    if value.sign == .minus {
      output.pointee = UInt8(ascii: "-")
      output += 1
    }
    let magnitude = value.magnitude
    // Two decimals of up to 15 digits are never the same double. So a decimal that divides back to the number
    // is its shortest text, after removing trailing zeros.
    if magnitude < 1e8 {
      let scaled = Int64(magnitude * 1e7 + 0.5)
      if Double(scaled) / 1e7 == magnitude, magnitude >= 1e-4 || scaled == 0 {
        return writeTenMillionths(UInt64(bitPattern: scaled), to: output)
      }
    } else if magnitude <= 0x1p53, magnitude == magnitude.rounded(.towardZero) {
      return writeDigits(UInt64(magnitude), to: output)
    }
    return write(ShortestDecimal(magnitude), isPositional: 1e-4...0x1p53 ~= magnitude, to: output)
  }

  /// Writes a finite number as the shortest text that reads back as the same `Float`, laid out as
  /// `description` without its `.0`: positional from 0.0001 up to 2^24.
  static func write(_ value: Float, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var output = start
    if value.sign == .minus {
      output.pointee = UInt8(ascii: "-")
      output += 1
    }
    let magnitude = value.magnitude
    if magnitude <= 0x1p24, magnitude == magnitude.rounded(.towardZero) {
      return writeDigits(UInt64(magnitude), to: output)
    }
    return write(ShortestDecimal(magnitude), isPositional: 1e-4...0x1p24 ~= magnitude, to: output)
  }

  @inline(__always)
  private static func writeTenMillionths(
    _ value: UInt64, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let whole = value / 10_000_000
    let fraction = value &- whole &* 10_000_000
    let point = EightDigits(whole).storeWithoutLeadingZeros(to: start)
    guard fraction != 0 else { return point }
    // The fraction's eighth digit, a leading zero, becomes the point.
    let digits = EightDigits(fraction)
    digits.store(to: point)
    point.pointee = UInt8(ascii: ".")
    return point + digits.countWithoutTrailingZeros
  }

  private static func write(
    _ decimal: ShortestDecimal, isPositional: Bool, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    // The digits move one position to the right, to make room for the point.
    let digits = start + 1
    let end = writeDigits(decimal.significand, to: digits)
    let count = end - digits
    let point = count &+ decimal.exponent
    if !isPositional {
      return insertPoint(in: start, count: count, exponent: point &- 1)
    }
    if point <= 0 {
      let shifted = start + (2 &- point)
      shifted.update(from: digits, count: count)
      start.update(repeating: UInt8(ascii: "0"), count: 2 &- point)
      start[1] = UInt8(ascii: ".")
      return shifted + count
    }
    start.update(from: digits, count: min(point, count))
    if point < count {
      start[point] = UInt8(ascii: ".")
      return end
    }
    (start + count).update(repeating: UInt8(ascii: "0"), count: point &- count)
    return start + point
  }

  /// Converts `_ddd` to `d.dde+XX`: an exponent of at least two digits, as in `description`.
  private static func insertPoint(
    in start: UnsafeMutablePointer<UInt8>, count: Int, exponent: Int
  ) -> UnsafeMutablePointer<UInt8> {
    start[0] = start[1]
    start[1] = UInt8(ascii: ".")
    let output = start + (count == 1 ? 1 : count &+ 1)
    output[0] = UInt8(ascii: "e")
    output[1] = UInt8(ascii: exponent < 0 ? "-" : "+")
    let magnitude = UInt8(truncatingIfNeeded: exponent.magnitude % 100)
    var end = output + 2
    if exponent.magnitude >= 100 {
      end.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: exponent.magnitude / 100)
      end += 1
    }
    end[0] = UInt8(ascii: "0") &+ magnitude / 10
    end[1] = UInt8(ascii: "0") &+ magnitude % 10
    return end + 2
  }

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
