import JSONCore

/// The numbers at one place.
struct NumberShape {
  private(set) var hasIntegers = false
  private(set) var hasFractions = false
  /// Whether some number is an integer that a `Double` can't hold.
  private(set) var hasWideIntegers = false
  /// Whether some number fits neither an `Int` nor, with all its digits, a `Double`.
  private(set) var hasLongNumbers = false
  /// Whether all numbers are points in time of this century, in seconds or in milliseconds.
  private(set) var areSeconds = true
  private(set) var areMilliseconds = true

  mutating func add(_ number: JSONNumber) {
    switch number.form {
    case .integer(let value):
      hasIntegers = true
      if !(-9_007_199_254_740_992...9_007_199_254_740_992).contains(value) { hasWideIntegers = true }
      if !(946_684_800...4_102_444_800).contains(value) { areSeconds = false }
      if !(946_684_800_000...4_102_444_800_000).contains(value) { areMilliseconds = false }
    case .double:
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
