import CScan

/// Reads the number that begins at `start`, by the grammar of RFC 8259.
///
/// The number ends at the first byte that cannot continue it; whether that byte may follow is the caller's to
/// say. `start` points to `-` or a digit (anything else is invalid), and the text is followed by a zero byte
/// and at least seven more readable bytes.
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
      return scanLongNumber(start)
    }
    // At most fourteen digits and seven places: one exact division.
    let digits = value &* cscan_integer_power_of_ten(fractionCount) &+ fraction.value(ofFirst: fractionCount)
    let magnitude =
      Double(Int64(bitPattern: digits)) / cscan_exact_double_power_of_ten(fractionCount)
    return ScannedNumber(isNegative ? -magnitude : magnitude, end: fractionEnd)
  }
  if next | 0x20 == UInt8(ascii: "e") { return scanLongNumber(start) }
  if isNegative, value == 0 { return ScannedNumber(-0.0, end: end) }
  return ScannedNumber(.int64, bits: isNegative ? 0 &- value : value, end: end)
}

/// Reads any number, whatever its length and form; see `scanNumber`.
@inline(never)
func scanLongNumber(_ start: UnsafePointer<UInt8>) -> ScannedNumber {
  let isNegative = start.pointee == UInt8(ascii: "-")
  let integer = start + (isNegative ? 1 : 0)
  var run = DigitRun(integer)
  guard run.end > integer, integer.pointee != UInt8(ascii: "0") || run.end == integer + 1 else {
    return ScannedNumber(.invalid, bits: 0, end: integer)
  }
  let integerEnd = run.end
  var digitCount = integerEnd - integer
  var exponent = 0
  if integerEnd.pointee == UInt8(ascii: ".") {
    run.append(integerEnd + 1)
    let fractionCount = run.end - integerEnd - 1
    guard fractionCount > 0 else { return ScannedNumber(.invalid, bits: 0, end: run.end) }
    digitCount &+= fractionCount
    exponent = 0 &- fractionCount
  }
  var end = run.end
  if end.pointee | 0x20 == UInt8(ascii: "e") {
    guard let exponentEnd = scanExponent(end + 1, &exponent) else {
      return ScannedNumber(.invalid, bits: 0, end: end)
    }
    end = exponentEnd
  } else if end == integerEnd {
    return scannedInteger(run.value, digitCount: digitCount, start: start, end: end)
  }
  if digitCount <= 19,
    let value = DecimalConversion.double(mantissa: run.value, exponent: exponent, negative: isNegative)
  {
    return value.isFinite ? ScannedNumber(value, end: end) : ScannedNumber(.wide, bits: 0, end: end)
  }
  let value = DecimalConversion.double(digits: UnsafeRawBufferPointer(start: start, count: end - start))
  return value.isFinite ? ScannedNumber(value, end: end) : ScannedNumber(.wide, bits: 0, end: end)
}

/// The integer between `start` and `end`, whose digits have `magnitude` modulo 2^64.
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

/// Reads what follows `e`, adds it to `exponent` and returns its end, or nil if there is no digit.
private func scanExponent(
  _ start: UnsafePointer<UInt8>, _ exponent: inout Int
) -> UnsafePointer<UInt8>? {
  var end = start
  let isNegative = end.pointee == UInt8(ascii: "-")
  if isNegative || end.pointee == UInt8(ascii: "+") { end += 1 }
  guard end.pointee &- UInt8(ascii: "0") <= 9 else { return nil }
  var value = 0
  while true {
    let digit = end.pointee &- UInt8(ascii: "0")
    guard digit <= 9 else { break }
    // Beyond any exponent that a number of nineteen digits could make up for.
    if value < 100_000 { value = value &* 10 &+ Int(digit) }
    end += 1
  }
  exponent &+= isNegative ? 0 &- value : value
  return end
}

/// Consecutive digits and the number they write, modulo 2^64.
private struct DigitRun {
  private(set) var value: UInt64 = 0
  private(set) var end: UnsafePointer<UInt8>

  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    end = start
    append(start)
  }

  /// Goes on with the digits at `start`.
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
