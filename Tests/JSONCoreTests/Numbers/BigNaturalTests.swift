import TestSupport
import Testing

@testable import JSONCore

@Suite struct BigNaturalTests {
  @Test func multiplicationAndShiftsAgree() {
    var power = BigNatural(1)
    power.multiply(byPowerOfFive: 60)
    for _ in 0..<60 { power.multiply(by: 2) }
    var shifted = BigNatural(1)
    shifted.multiply(byPowerOfFive: 60)
    shifted.shiftLeft(by: 60)
    #expect(power == shifted)
    #expect(power.bitWidth == 200)
    shifted.shiftLeft(by: 131)
    #expect(shifted.bitWidth == 331)
  }

  @Test(arguments: 0..<50)
  func divisionUndoesMultiplication(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let divisor = natural((0...(seed % 4)).map { _ in generator.next() | 1 << 63 })
    let quotient = generator.next() >> 1
    for remainder in [0, 1, generator.next() >> 1] {
      var numerator = divisor
      numerator.multiply(by: quotient, adding: remainder)
      #expect(numerator.divide(byNormalized: divisor) == quotient)
      #expect(numerator == BigNatural(remainder))
    }
  }

  /// A remainder just below the divisor makes the first estimate of the quotient too large.
  @Test(arguments: 0..<50)
  func divisionCorrectsItsEstimate(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let high = seed % 2 == 0 ? 1 << 63 : generator.next() | 1 << 63
    let middle = seed % 3 == 0 ? .max : generator.next() | 1 << 63
    let next = seed % 5 == 0 ? (1 << 63) - 1 : generator.next() >> 1 | 1 << 62
    // One less than the divisor, taken once more than the quotient says.
    var numerator = natural([high, middle, .max - 1])
    numerator.multiply(by: next)
    #expect(numerator.divide(byNormalized: natural([high, middle, .max])) == next - 1)
    #expect(numerator == natural([high, middle, .max - next]))
  }

  /// The number with these words, the highest first.
  private func natural(_ words: [UInt64]) -> BigNatural {
    var number = BigNatural(0)
    for word in words {
      number.shiftLeft(by: 64)
      number.multiply(by: 1, adding: word)
    }
    return number
  }
}
