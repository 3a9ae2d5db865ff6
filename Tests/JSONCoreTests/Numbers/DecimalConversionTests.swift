import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct DecimalConversionTests {
  @Test(arguments: [
    "0", "-0", "0.0", "-0.0", "0e0", "-0e99999999999999999999", "0.000e-400", "1", "-1", "0.1", "1e0", "1E+2",
    // Next to and between the integers that a double can represent.
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740993.0", "9007199254740994",
    "9007199254740995.0", "9007199254740992.5", "4503599627370496.5", "4503599627370497.5",
    "4503599627370497.50000000000000000000000000000000000000001",
    "9007199254740993.00000000000000000000000000000000000000001",
    "9007199254740992.99999999999999999999999999999999999999999", "9223372036854775807",
    "9223372036854775808",
    "9223372036854775809", "18446744073709551615", "18446744073709551616", "99999999999999999999",
    "1e22", "1e23", "9007199254740992e22", "9007199254740993e22", "8.9884656743115795e307",
    // The largest double, and half the distance to its successor.
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330"
      + "286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270"
      + "069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
    "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330"
      + "286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270"
      + "069855571366959622842914819860834936475292719074168444365510704342711559699508093042879.99",
    "1e308", "1e309", "-1e309", "1e99999999999999999999", "0.1e310", "1e-99999999999999999999",
    "123456789012345678901234567890e99999999999999999999",
    // The smallest normal and subnormal doubles, and numbers between them and zero.
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308", "2.225073858507201e-308",
    "4.9406564584124654e-324", "5e-324", "-5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2e-324", "3e-324", "7.4109846876186981e-324", "7.4109846876186982e-324", "1e-323", "1.5e-323",
    "1e-342", "1e-343", "99999999999999999999e-343", "18446744073709551615e-343", "1e-400",
    "6.9294956446009195e-310", "2.2250738585072009e-308",
    // Halfway between floats, and slightly to either side.
    "16777217", "16777217.0000000000000000000001", "16777216.9999999999999999999999", "16777219.0",
    "3.4028235677973366e38", "3.4028235677973365e38", "3.4028236e38", "1.401298464324817e-45",
    "7.006492321624085e-46", "7.006492321624086e-46", "1.1754943508222875e-38",
    "1.00000017881393421514957253748434595763683319091796875001",
    "1.00000017881393432617187499", "1.00000017881393432617187500", "1.000000178813934326171875001",
    // Texts that other parsers are known to convert wrongly.
    "2.2250738585072012e-308", "0.500000000000000166533453693773481063544750213623046875",
    "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
    "1.50000000000000011102230246251565", "9007199254740991.4999999999999999999999999999999995",
    "30078505129381147446200", "1777820000000000000001", "6.631236846766476e-316", "1.3e-322",
    "7.2057594037927933e16", "1e-10", "123456.789e-3", "12345678e8", "12345678.12345678",
    "0.00000000000000000000000000000000000000001",
  ])
  func equalsTheCLibrary(_ text: String) { #expect(readingDifference(text) == nil) }

  @Test func longTextsEqualTheCLibrary() {
    let halfOfLeast = referenceText(.leastNonzeroMagnitude, precision: 1074, scientific: false)
    let zeros = String(repeating: "0", count: 2000)
    let nines = String(repeating: "9", count: 2000)
    var generator = SeededGenerator(seed: 1)
    let digits = String(
      decoding: (0..<5000).map { _ in UInt8.random(in: 49...57, using: &generator) }, as: UTF8.self)
    let texts = [
      halfOfLeast, halfOfLeast + "1", halfOfLeast + zeros + "1", digits, "0." + zeros + digits + "e2000",
      digits + "e-4990", digits + "." + digits + "e-5300", "1" + zeros + "e-2000", "1" + zeros + "e-2324",
      "0." + zeros + "1e2001", "1" + zeros, nines + "e-2000", "0." + nines, nines + "." + nines + "e-1700",
      "9007199254740993." + zeros, "9007199254740993." + zeros + "1", "-9007199254740993." + zeros + "1e0",
      "1e" + zeros + "2", "1e-" + zeros + "2", "1e" + nines, "1e-" + nines, "0." + zeros + "e" + nines,
    ]
    for text in texts { #expect(readingDifference(text) == nil) }
  }

  /// All digits, up to 768, of the numbers halfway between two doubles.
  @Test func halfwayPointsRoundToTheEvenNeighbour() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<Thoroughness.optimizedRounds(150, of: 400) {
      let exponent = round < 100 ? 0 : UInt64.random(in: 0...1200, using: &generator)
      let bits = generator.next() & 0x000f_ffff_ffff_ffff | exponent << 52
      let lower = Double(bitPattern: bits)
      let text = halfway(above: lower)
      let even = bits & 1 == 0 ? lower : lower.nextUp
      #expect(readDouble(text).bitPattern == even.bitPattern, "\(text)")
      #expect(readingDifference(text) == nil)
      let point = text.contains(".") ? "" : "."
      #expect(readDouble(text + point + "0001").bitPattern == lower.nextUp.bitPattern, "\(text)")
    }
  }

  @Test func randomDoublesEqualTheCLibrary() {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<Thoroughness.optimizedRounds(40_000, of: 200_000) {
      let value = randomDouble(&generator)
      let precision = round % 4 == 0 ? Int.random(in: 1...20, using: &generator) : 16
      let text = referenceText(value, precision: precision)
      let read = readDouble(text)
      let expected = precision == 16 ? value : referenceDouble(text)
      if read.bitPattern != expected.bitPattern { Issue.record("\(text): \(read), not \(expected)") }
    }
  }

  @Test func randomTextsEqualTheCLibrary() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<Thoroughness.optimizedRounds(10_000, of: 30_000) {
      let text = randomText(&generator)
      if let difference = readingDifference(text) { Issue.record("\(difference)") }
    }
  }

  @Test func exactArithmeticAgreesWithTheApproximation() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let text = randomText(&generator)
      if readExactly(text).bitPattern != referenceDouble(text).bitPattern { Issue.record("\(text)") }
    }
  }

  private func halfway(above lower: Double) -> String {
    let low = Array(referenceText(lower, precision: 1080, scientific: false).utf8)
    let high = Array(referenceText(lower.nextUp, precision: 1080, scientific: false).utf8)
    return average(low, high)
  }

  /// The decimal in the middle of two texts with the same number of digits.
  private func average(_ low: [UInt8], _ high: [UInt8]) -> String {
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: high.count - low.count)
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for (first, second) in zip((zeros + low).reversed(), high.reversed()) {
      guard first != UInt8(ascii: ".") else {
        sum.append(first)
        continue
      }
      let digit = first + second + carry - 2 * UInt8(ascii: "0")
      sum.append(digit % 10)
      carry = digit / 10
    }
    var rest = carry
    var half: [UInt8] = []
    for digit in sum.reversed() {
      guard digit != UInt8(ascii: ".") else {
        half.append(digit)
        continue
      }
      let dividend = rest * 10 + digit
      half.append(dividend / 2 + UInt8(ascii: "0"))
      rest = dividend % 2
    }
    if rest == 1 { half.append(UInt8(ascii: "5")) }
    let start = half.firstIndex { $0 != UInt8(ascii: "0") } ?? 0
    let lead = half[start] == UInt8(ascii: ".") ? "0" : ""
    return lead + String(decoding: half[start...], as: UTF8.self)
  }
}

/// A finite double of random bits.
func randomDouble(_ generator: inout SeededGenerator) -> Double {
  while true {
    let value = Double(bitPattern: generator.next())
    if value.isFinite { return value }
  }
}

/// A number text of up to 40 digits, with or without sign, fraction and exponent.
func randomText(_ generator: inout SeededGenerator) -> String {
  func digits(_ count: Int) -> String {
    String(decoding: (0..<count).map { _ in UInt8.random(in: 48...57, using: &generator) }, as: UTF8.self)
  }
  var text = Bool.random(using: &generator) ? "-" : ""
  let first = Int.random(in: 0...9, using: &generator)
  text += "\(first)"
  if first != 0 { text += digits(Int.random(in: 0...20, using: &generator)) }
  if Int.random(in: 0..<3, using: &generator) > 0 {
    text += "." + digits(.random(in: 1...20, using: &generator))
  }
  if Int.random(in: 0..<3, using: &generator) > 0 {
    let range = Bool.random(using: &generator) ? -30...30 : -360...330
    text +=
      ["e", "E"][Int.random(in: 0...1, using: &generator)] + "\(Int.random(in: range, using: &generator))"
  }
  return text
}
