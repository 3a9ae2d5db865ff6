import CScan

// Always inlined: the parser and the cursor have the inputs in registers, and use the parts of the result
// at once.

/// Reads the number that begins at `start`, by the grammar of RFC 8259.
///
/// The number ends at the first byte that can't continue it; the caller must check whether that byte may
/// follow. `start` points to `-` or a digit (anything else is invalid), and the text is followed by a zero
/// byte and at least seven more readable bytes.
@inline(__always)
func scanNumber(_ start: UnsafePointer<UInt8>) -> ScannedNumber {
  let isNegative = start.pointee == UInt8(ascii: "-")
  let integer = start + (isNegative ? 1 : 0)
  let chunk = DigitChunk(integer)
  let count = chunk.digitCount
  guard count > 0, integer.pointee != UInt8(ascii: "0") || count == 1 else {
    return ScannedNumber(.invalid, bits: 0, end: integer)
  }
  var value: UInt64
  var end = integer + count
  if count < 8 {
    value = chunk.value(ofFirst: count)
  } else {
    // Up to fifteen digits: a second chunk that ends within its eight bytes.
    let second = DigitChunk(end)
    let secondCount = second.digitCount
    guard secondCount < 8 else { return scanLongNumber(start) }
    value = chunk.value
    if secondCount > 0 {
      value = value &* cscan_integer_power_of_ten(secondCount) &+ second.value(ofFirst: secondCount)
      end += secondCount
    }
  }
  let next = end.pointee
  if next == UInt8(ascii: ".") {
    let fraction = DigitChunk(end + 1)
    let fractionCount = fraction.digitCount
    let fractionEnd = end + 1 + fractionCount
    guard count < 8, 1...7 ~= fractionCount, fractionEnd.pointee | 0x20 != UInt8(ascii: "e") else {
      let run =
        fractionCount == 8
        ? DigitRun(value &* 100_000_000 &+ fraction.value, end: fractionEnd) : DigitRun(value, end: end + 1)
      return scanFraction(start, from: end + 1, run)
    }
    // At most fourteen digits, seven of them after the point: one exact division.
    let digits = value &* cscan_integer_power_of_ten(fractionCount) &+ fraction.value(ofFirst: fractionCount)
    let magnitude =
      Double(Int64(bitPattern: digits)) / cscan_exact_double_power_of_ten(fractionCount)
    return ScannedNumber(isNegative ? -magnitude : magnitude, end: fractionEnd)
  }
  if next | 0x20 == UInt8(ascii: "e") { return scanLongNumber(start) }
  if isNegative, value == 0 { return ScannedNumber(-0.0, end: end) }
  return ScannedNumber(.int64, bits: isNegative ? 0 &- value : value, end: end)
}

/// Reads a number of any length and notation; see `scanNumber`.
@inline(never)
func scanLongNumber(_ start: UnsafePointer<UInt8>) -> ScannedNumber {
  let isNegative = start.pointee == UInt8(ascii: "-")
  let integer = start + (isNegative ? 1 : 0)
  var run = DigitRun(end: integer)
  run.append(integer)
  guard run.end > integer, integer.pointee != UInt8(ascii: "0") || run.end == integer + 1 else {
    return ScannedNumber(.invalid, bits: 0, end: integer)
  }
  switch run.end.pointee {
  case UInt8(ascii: "."): return scanFraction(start, from: run.end + 1, DigitRun(run.value, end: run.end + 1))
  case UInt8(ascii: "e"), UInt8(ascii: "E"):
    return scanExponent(start, run, digitCount: run.end - integer, exponent: 0)
  default: return scannedInteger(run.value, digitCount: run.end - integer, start: start, end: run.end)
  }
}

/// Continues in a fraction, which begins at `fraction`, after the digits of `digits`.
@inline(never)
private func scanFraction(
  _ start: UnsafePointer<UInt8>, from fraction: UnsafePointer<UInt8>, _ digits: DigitRun
) -> ScannedNumber {
  var run = digits
  run.append(digits.end)
  let fractionCount = run.end - fraction
  guard fractionCount > 0 else { return ScannedNumber(.invalid, bits: 0, end: run.end) }
  // All characters except for the point and the sign.
  let digitCount = run.end - start &- (start.pointee == UInt8(ascii: "-") ? 2 : 1)
  if run.end.pointee | 0x20 == UInt8(ascii: "e") {
    return scanExponent(start, run, digitCount: digitCount, exponent: 0 &- fractionCount)
  }
  return scannedDouble(start, run, digitCount: digitCount, exponent: 0 &- fractionCount)
}

/// Continues after all other digits, at an `e`.
@inline(never)
private func scanExponent(
  _ start: UnsafePointer<UInt8>, _ digits: DigitRun, digitCount: Int, exponent: Int
) -> ScannedNumber {
  var end = digits.end + 1
  let isNegative = end.pointee == UInt8(ascii: "-")
  if isNegative || end.pointee == UInt8(ascii: "+") { end += 1 }
  guard end.pointee &- UInt8(ascii: "0") <= 9 else { return ScannedNumber(.invalid, bits: 0, end: end) }
  var value = 0
  while true {
    let digit = end.pointee &- UInt8(ascii: "0")
    guard digit <= 9 else { break }
    // Stops growing at an exponent that the digits of a number can't compensate.
    if value < 100_000 { value = value &* 10 &+ Int(digit) }
    end += 1
  }
  return scannedDouble(
    start, DigitRun(digits.value, end: end), digitCount: digitCount,
    exponent: exponent &+ (isNegative ? 0 &- value : value))
}

/// The number from `start` to the end of `digits`: the value of `digits` times 10^`exponent`, with its sign.
@inline(__always)
private func scannedDouble(
  _ start: UnsafePointer<UInt8>, _ digits: DigitRun, digitCount: Int, exponent: Int
) -> ScannedNumber {
  let isNegative = start.pointee == UInt8(ascii: "-")
  let exact =
    digitCount <= 19
    ? DecimalConversion.double(mantissa: digits.value, exponent: exponent, negative: isNegative) : nil
  let value =
    exact
    ?? DecimalConversion.double(digits: UnsafeRawBufferPointer(start: start, count: digits.end - start))
  return value.isFinite
    ? ScannedNumber(value, end: digits.end) : ScannedNumber(.wide, bits: 0, end: digits.end)
}

/// The integer between `start` and `end`. Its digits represent `magnitude`, modulo 2^64.
@inline(__always)
private func scannedInteger(
  _ magnitude: UInt64, digitCount: Int, start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>
) -> ScannedNumber {
  let isNegative = start.pointee == UInt8(ascii: "-")
  // Twenty digits fit if they begin with 1 and did not wrap to a number of fewer digits.
  let fits =
    digitCount <= 19
    || (digitCount == 20 && start.pointee == UInt8(ascii: "1") && magnitude >= 10_000_000_000_000_000_000)
  guard fits else { return ScannedNumber(.wide, bits: 0, end: end) }
  if !isNegative {
    return ScannedNumber(magnitude <= UInt64(Int64.max) ? .int64 : .uint64, bits: magnitude, end: end)
  }
  if magnitude == 0 { return ScannedNumber(-0.0, end: end) }
  guard magnitude <= Int64.min.magnitude else { return ScannedNumber(.wide, bits: 0, end: end) }
  return ScannedNumber(.int64, bits: 0 &- magnitude, end: end)
}

/// Consecutive digits and the number that they represent, modulo 2^64.
private struct DigitRun {
  private(set) var value: UInt64
  private(set) var end: UnsafePointer<UInt8>

  @inline(__always)
  init(_ value: UInt64 = 0, end: UnsafePointer<UInt8>) {
    self.value = value
    self.end = end
  }

  /// Appends the digits at `start`.
  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>) {
    end = start
    while true {
      let chunk = DigitChunk(end)
      let count = chunk.digitCount
      if count == 8 {
        value = value &* 100_000_000 &+ chunk.value
        end += 8
        continue
      }
      if count > 0 {
        value = value &* cscan_integer_power_of_ten(count) &+ chunk.value(ofFirst: count)
        end += count
      }
      return
    }
  }
}
