import CScan

// Always inlined: the fast path is a multiplication, and the scanner has its operands in registers.

/// Decimal to binary: the nearest floating-point number, ties to even, for any decimal.
enum DecimalConversion {
  /// The number ±`mantissa` · 10^`exponent`; `nil` in the rare case that 128 bits can't determine the
  /// rounding.
  ///
  /// A number that is too large is infinite; one that is too small is zero with the sign. The fast path is
  /// William Clinger's ("How to read floating point numbers accurately", 1990), the rest Michael Eisel's and
  /// Daniel Lemire's ("Number parsing at a gigabyte per second", 2021).
  @inline(__always)
  static func double(mantissa: UInt64, exponent: Int, negative: Bool) -> Double? {
    if mantissa <= 1 << 53 {
      // Both operands are exact, so one correctly rounded operation gives the correctly rounded result.
      let exact = Double(Int64(bitPattern: mantissa))
      if exponent <= 0 && exponent >= -22 {
        let value = exact / cscan_exact_double_power_of_ten(-exponent)
        return negative ? -value : value
      }
      if exponent > 0 && exponent <= 22 {
        let value = exact * cscan_exact_double_power_of_ten(exponent)
        return negative ? -value : value
      }
    }
    return eiselLemire(mantissa: mantissa, exponent: exponent, negative: negative)
  }

  @inline(__always)
  private static func eiselLemire(mantissa: UInt64, exponent: Int, negative: Bool) -> Double? {
    let sign: UInt64 = negative ? 1 << 63 : 0
    guard mantissa != 0, exponent >= -342 else { return Double(bitPattern: sign) }
    guard exponent <= 308 else { return Double(bitPattern: sign | Double.infinity.bitPattern) }

    let shift = mantissa.leadingZeroBitCount
    let normalized = mantissa &<< UInt64(truncatingIfNeeded: shift)
    let power = cscan_power_of_five(exponent)
    var (high, low) = normalized.multipliedFullWidth(by: power.high)
    // The power is rounded down: the product may be short by less than `normalized` in its low word.
    if high & 0x1ff == 0x1ff, low &+ normalized < low {
      let (middle, lowest) = normalized.multipliedFullWidth(by: power.low)
      let (sum, carried) = low.addingReportingOverflow(middle)
      low = sum
      high = high &+ (carried ? 1 : 0)
      if high & 0x1ff == 0x1ff, low == .max, lowest &+ normalized < lowest { return nil }
    }

    // 217706 / 2^16 is log2(10) closely enough for these exponents.
    let binaryExponent = (217_706 &* exponent) &>> 16 &+ 64 &- shift
    let upper = Int(truncatingIfNeeded: high &>> 63)
    var biased = binaryExponent &+ 1022 &+ upper
    guard biased > 0 else {
      return subnormal(high: high, low: low, upper: upper, biased: biased, sign: sign)
    }
    var significand = high &>> UInt64(truncatingIfNeeded: upper &+ 9)
    // The number may be exactly halfway between two doubles, or slightly above.
    if low == 0, high & 0x1ff == 0, significand & 3 == 1 { return nil }
    significand = (significand &+ (significand & 1)) &>> 1
    if significand &>> 53 != 0 {
      significand &>>= 1
      biased &+= 1
    }
    guard biased < 0x7ff else { return Double(bitPattern: sign | Double.infinity.bitPattern) }
    let bits = UInt64(truncatingIfNeeded: biased) &<< 52 | (significand & 0x000f_ffff_ffff_ffff)
    return Double(bitPattern: sign | bits)
  }

  /// The number of any valid JSON number text: equal to `strtod`'s, bit for bit.
  ///
  /// - Complexity: O(*n*) in the length of the text, for any exponent.
  @inline(never)
  static func double(digits text: UnsafeRawBufferPointer) -> Double {
    let digits = DecimalDigits(text)
    return approximate(digits) ?? exact(digits)
  }

  /// The nearest `Float` of any valid JSON number text, without rounding twice.
  ///
  /// - Complexity: O(*n*) in the length of the text, for any exponent.
  @inline(never)
  static func float(digits text: UnsafeRawBufferPointer) -> Float {
    let digits = DecimalDigits(text)
    if let double = approximate(digits) {
      // Rounding twice is wrong only if the double lies halfway between two floats. Subnormals, which have
      // fewer bits, are too rare for a rule of their own.
      let isHalfway = double.bitPattern & 0x1fff_ffff == 0x1000_0000
      let isSubnormal = double.magnitude < Double(Float.leastNormalMagnitude) && double != 0
      if !isHalfway && !isSubnormal { return Float(double) }
    }
    return exact(digits)
  }

  /// The nearest number, computed by the standard library with integers of arbitrary size.
  ///
  /// - Complexity: O(*n*) to skip the digits; at most about 800 of them enter the arithmetic.
  @inline(never)
  static func exact<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ digits: DecimalDigits
  ) -> Value {
    // No number halfway between two doubles has more than 768 digits: of further digits, it matters only
    // whether there are any.
    let used = min(digits.count, 800)
    var text = digits.isNegative ? "-0" : "0"
    text += String(decoding: (0..<used).map { UInt8(ascii: "0") + digits[$0] }, as: UTF8.self)
    text += used < digits.count ? "1" : "0"
    text += "e\(digits.exponent + digits.count - used - 1)"
    guard let value = Value(text) else { preconditionFailure("digits that aren't a number") }
    return value
  }

  private static func subnormal(
    high: UInt64, low: UInt64, upper: Int, biased: Int, sign: UInt64
  ) -> Double? {
    // The shift leaves one bit more than the significand has, for the rounding.
    let shift = upper &+ 10 &- biased
    guard shift < 64 else { return nil }
    let significand = high &>> UInt64(truncatingIfNeeded: shift)
    let rest = high & (1 &<< UInt64(truncatingIfNeeded: shift) &- 1)
    if low == 0, rest == 0, significand & 1 == 1 { return nil }
    return Double(bitPattern: sign | (significand &+ 1) &>> 1)
  }

  /// The number if the first 19 digits determine it.
  @inline(never)
  private static func approximate(_ digits: DecimalDigits) -> Double? {
    let used = min(digits.count, 19)
    let mantissa = digits.value(of: 0..<used)
    let exponent = digits.exponent + (digits.count - used)
    guard let value = double(mantissa: mantissa, exponent: exponent, negative: digits.isNegative) else {
      return nil
    }
    guard used < digits.count else { return value }
    let next = double(mantissa: mantissa + 1, exponent: exponent, negative: digits.isNegative)
    return next == value ? value : nil
  }
}
