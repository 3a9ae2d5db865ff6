/// A number as it is written: `mantissa` and `exponent` are meant if there are at most 18 digits.
struct FusedNumber {
  /// The whole number, as far as it is written.
  var text: UnsafeBufferPointer<UInt8>
  var isNegative = false
  var mantissa: UInt64 = 0
  var digits = 0
  /// The power of ten by which the mantissa is multiplied; nil if it is too large to count.
  var exponent: Int? = 0

  var isExact: Bool { digits <= 18 && exponent != nil }
}

extension FusedReader {
  /// Passes a whole number, however it is written.
  @inline(__always)
  mutating func int() throws(FusedFailure) -> Int {
    skipWhitespace()
    let isNegative = byte == UInt8(ascii: "-")
    let first = place + (isNegative ? 1 : 0)
    var last = first
    var magnitude = 0
    while case let digit = last.pointee &- 0x30, digit < 10 {
      magnitude = magnitude &* 10 &+ Int(digit)
      last += 1
    }
    guard 1...18 ~= last - first, first.pointee != UInt8(ascii: "0") || last == first + 1,
      last.pointee != UInt8(ascii: "."), last.pointee | 0x20 != UInt8(ascii: "e")
    else { return try unusualInt() }
    place = last
    return isNegative ? -magnitude : magnitude
  }

  /// A whole number with a fraction, an exponent or many digits.
  @inline(never)
  private mutating func unusualInt() throws(FusedFailure) -> Int {
    guard let value = wholeNumber(try number()) else { throw failure }
    return value
  }

  /// Passes a number.
  mutating func double() throws(FusedFailure) -> Double {
    let number = try number()
    if number.isExact, number.mantissa <= 1 << 53, let exponent = number.exponent, -22...22 ~= exponent {
      // Both factors are exact, so the one rounding of the operation is the right one (W. D. Clinger, 1990).
      let mantissa = Double(number.mantissa)
      let power = Self.powersOfTen[abs(exponent)]
      let magnitude = exponent < 0 ? mantissa / power : mantissa * power
      return number.isNegative ? -magnitude : magnitude
    }
    guard let value = Double(String(decoding: number.text, as: UTF8.self)), value.isFinite else {
      throw failure
    }
    return value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// Passes any number of the grammar.
  @inline(__always)
  mutating func number() throws(FusedFailure) -> FusedNumber {
    skipWhitespace()
    let start = place
    var number = FusedNumber(text: UnsafeBufferPointer(start: start, count: 0))
    if byte == UInt8(ascii: "-") {
      number.isNegative = true
      place += 1
    }
    let first = place
    passDigits(&number)
    guard place > first, first.pointee != UInt8(ascii: "0") || place == first + 1 else { throw failure }
    if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
      try passFractionAndExponent(&number)
    }
    number.text = UnsafeBufferPointer(start: start, count: place - start)
    return number
  }

  @inline(__always)
  private mutating func passFractionAndExponent(_ number: inout FusedNumber) throws(FusedFailure) {
    var fraction = 0
    if byte == UInt8(ascii: ".") {
      place += 1
      let begin = place
      passDigits(&number)
      fraction = place - begin
      guard fraction > 0 else { throw failure }
    }
    var power: Int? = 0
    if byte | 0x20 == UInt8(ascii: "e") {
      place += 1
      let isNegative = byte == UInt8(ascii: "-")
      if isNegative || byte == UInt8(ascii: "+") {
        place += 1
      }
      let begin = place
      var exponent = FusedNumber(text: UnsafeBufferPointer(start: begin, count: 0))
      passDigits(&exponent)
      guard place > begin else { throw failure }
      let magnitude = exponent.isExact ? Int(exponent.mantissa) : nil
      power = magnitude.map { isNegative ? -$0 : $0 }
    }
    number.exponent = power.map { $0 - fraction }
  }

  /// Leading zeros are not counted as digits: they do not make the mantissa longer.
  @inline(__always)
  private mutating func passDigits(_ number: inout FusedNumber) {
    while case let digit = byte &- 0x30, digit < 10 {
      if number.digits < 18 {
        number.mantissa = number.mantissa * 10 + UInt64(digit)
      }
      if number.mantissa > 0 {
        number.digits += 1
      }
      place += 1
    }
  }

  /// The value of a number, if it is whole and fits.
  private func wholeNumber(_ number: FusedNumber) -> Int? {
    guard number.mantissa > 0 else { return 0 }
    guard var exponent = number.exponent else { return nil }
    let text = number.text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    var digits = Array(text.filter { 0x30...0x39 ~= $0 }.drop { $0 == 0x30 })
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    guard exponent >= 0, exponent < 20, digits.count + exponent <= 19 else { return nil }
    digits += Array(repeating: 0x30, count: exponent)
    return Int((number.isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self))
  }
}
