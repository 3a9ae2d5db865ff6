/// The result of converting a number text to an integer of a given type.
enum ExactInteger<Value: FixedWidthInteger>: Equatable {
  case value(Value)
  /// The number isn't an integer.
  case fractional
  /// The number is an integer that the type cannot hold.
  case outOfRange
}

extension ExactInteger: Sendable where Value: Sendable {}

/// Converts a valid JSON number text to an integer, in any notation: `2016.0`, `1e2` and `1200e-2` are
/// integers, `15e-1` is not. Nothing is rounded.
///
/// - Complexity: O(*n*) in the length of the text, for any exponent.
func exactInteger<Value: FixedWidthInteger>(
  text: UnsafeRawBufferPointer, as type: Value.Type
) -> ExactInteger<Value> {
  let digits = DecimalDigits(text)
  guard digits.count > 0 else { return .value(0) }
  // The last significant digit is not zero, so any negative power of ten leaves a fraction.
  guard digits.exponent >= 0 else { return .fractional }
  var value: Value = 0
  // Overflow ends the loop after at most as many iterations as the type has digits.
  for index in 0..<(digits.count + digits.exponent) {
    let digit = index < digits.count ? Value(truncatingIfNeeded: digits[index]) : 0
    let (product, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carried) =
      digits.isNegative
      ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
    guard !overflow, !carried else { return .outOfRange }
    value = sum
  }
  return .value(value)
}
