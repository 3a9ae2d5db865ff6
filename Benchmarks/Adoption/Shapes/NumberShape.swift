import JSONCore

/// The numbers at one place.
struct NumberShape {
  private(set) var hasIntegers = false
  /// Whether some number has a fraction or an exponent, even if its value is an integer.
  private(set) var hasFractions = false
  /// Whether some number is an integer that a `Double` can't hold.
  private(set) var hasWideIntegers = false
  /// Whether some number fits neither an `Int` nor, with all its digits, a `Double`.
  private(set) var hasLongNumbers = false
  /// Whether all numbers are points in time of this century, in seconds or in milliseconds.
  private(set) var areSeconds = true
  private(set) var areMilliseconds = true

  /// - Parameter isInteger: Whether the number has neither a fraction nor an exponent.
  mutating func add(_ number: JSONNumber, isInteger: Bool) {
    switch number.form {
    case .integer(let value):
      if isInteger { hasIntegers = true } else { hasFractions = true }
      if !(-9_007_199_254_740_992...9_007_199_254_740_992).contains(value) { hasWideIntegers = true }
      if !(946_684_800...4_102_444_800).contains(value) { areSeconds = false }
      if !(946_684_800_000...4_102_444_800_000).contains(value) { areMilliseconds = false }
    case .double:
      hasFractions = true
      (areSeconds, areMilliseconds) = (false, false)
    case .unsigned(let value) where !isInteger && UInt64(exactly: Double(value)) == value:
      hasFractions = true
      (areSeconds, areMilliseconds) = (false, false)
    case .unsigned, .digits:
      hasLongNumbers = true
      (areSeconds, areMilliseconds) = (false, false)
    }
  }

  mutating func join(_ other: NumberShape) {
    hasIntegers = hasIntegers || other.hasIntegers
    hasFractions = hasFractions || other.hasFractions
    hasWideIntegers = hasWideIntegers || other.hasWideIntegers
    hasLongNumbers = hasLongNumbers || other.hasLongNumbers
    areSeconds = areSeconds && other.areSeconds
    areMilliseconds = areMilliseconds && other.areMilliseconds
  }

  /// Whether only `JSONNumber` holds all of the numbers exactly.
  var needsAllDigits: Bool { hasLongNumbers || (hasFractions && hasWideIntegers) }
}
