import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct NumberWritingTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (7.3, "7.3"), (0.1, "0.1"), (19.99, "19.99"),
      (100, "100"), (0.0001, "0.0001"), (0.00015, "0.00015"), (0.00001, "1e-05"), (1e-7, "1e-07"),
      (0.0000001234, "1.234e-07"), (12345.6789, "12345.6789"), (1234567.1234567, "1234567.1234567"),
      (99999999.9999999, "99999999.9999999"), (100000000.5, "100000000.5"), (123456789.125, "123456789.125"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (9007199254740991, "9007199254740991"),
      (9007199254740992, "9007199254740992"), (9007199254740994, "9.007199254740994e+15"),
      (-9007199254740992, "-9007199254740992"), (1e22, "1e+22"), (1e23, "1e+23"), (1e100, "1e+100"),
      (.leastNonzeroMagnitude, "5e-324"), (2.2250738585072014e-308, "2.2250738585072014e-308"),
      (-1.7976931348623157e308, "-1.7976931348623157e+308"), (0.1 + 0.2, "0.30000000000000004"),
      (1.0 / 3, "0.3333333333333333"), (-0.00012345678901234567, "-0.00012345678901234567"),
      (4503599627370495.5, "4503599627370495.5"), (9.5367431640625e-07, "9.5367431640625e-07"),
      (2e-44, "2e-44"), (0.3, "0.3"), (2.5, "2.5"), (1e8, "100000000"),
    ] as [(Double, String)])
  func writesDoubles(_ value: Double, _ text: String) {
    #expect(written(value) == text)
    #expect(referenceDouble(text).bitPattern == value.bitPattern)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (7.3, "7.3"), (0.1, "0.1"), (16777216, "16777216"), (1e8, "1e+08"),
      (16777218, "1.6777218e+07"), (0.0001, "0.0001"), (0.00001, "1e-05"), (3.4028235e38, "3.4028235e+38"),
      (.leastNonzeroMagnitude, "1e-45"), (-.leastNormalMagnitude, "-1.1754944e-38"), (8388607.5, "8388607.5"),
    ] as [(Float, String)])
  func writesFloats(_ value: Float, _ text: String) {
    #expect(written(value) == text)
    #expect(referenceFloat(text).bitPattern == value.bitPattern)
  }

  @Test func randomDoublesReadBackAndAreAsShortAsTheirDescription() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<Thoroughness.optimizedRounds(40_000, of: 200_000) {
      let value = round % 4 == 0 ? shortDecimal(&generator) : randomDouble(&generator)
      let text = written(value)
      if readDouble(text).bitPattern != value.bitPattern { Issue.record("\(value) reads back from \(text)") }
      if text != withoutZeroFraction(value.description) { Issue.record("\(text), not \(value.description)") }
    }
  }

  @Test func randomFloatsReadBackAndAreAsShortAsTheirDescription() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<Thoroughness.optimizedRounds(40_000, of: 200_000) {
      let bits = UInt32(truncatingIfNeeded: generator.next())
      let value = round % 4 == 0 ? Float(shortDecimal(&generator)) : Float(bitPattern: bits)
      guard value.isFinite else { continue }
      let text = written(value)
      if readFloat(text).bitPattern != value.bitPattern { Issue.record("\(value) reads back from \(text)") }
      if text != withoutZeroFraction(value.description) { Issue.record("\(text), not \(value.description)") }
    }
  }

  @Test func powersOfTwoAndTheirNeighboursAreAsShortAsTheirDescription() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown] {
        #expect(written(value) == withoutZeroFraction(value.description))
      }
    }
    for exponent in -149...127 {
      let power = Float(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown] {
        #expect(written(value) == withoutZeroFraction(value.description))
      }
    }
  }

  @Test func writesIntegersOfEveryLength() {
    var power: UInt64 = 1
    for _ in 0..<20 {
      for value in [power &- 1, power, power &+ 1, power &* 3, UInt64.max / power] {
        #expect(written(value) == value.description)
        #expect(written(Int64(truncatingIfNeeded: value)) == Int64(truncatingIfNeeded: value).description)
        #expect(
          written(Int64(truncatingIfNeeded: 0 &- value)) == Int64(truncatingIfNeeded: 0 &- value).description)
      }
      power = power &* 10
    }
    for value in [Int64.min, .min + 1, -1, 0, 1, .max] { #expect(written(value) == value.description) }
  }

  @Test func writesRandomIntegers() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<50_000 {
      let value = generator.next() >> UInt64.random(in: 0...63, using: &generator)
      if written(value) != value.description { Issue.record("\(value)") }
    }
  }

  private func shortDecimal(_ generator: inout SeededGenerator) -> Double {
    let scale: Double = [1, 10, 100, 1e4, 1e7, 1e9].randomElement(using: &generator) ?? 1
    return Double(Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)) / scale
  }

  private func withoutZeroFraction(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func written(_ value: Double) -> String {
    text(room: NumberWriting.floatingPointCapacity) { NumberWriting.write(value, to: $0) }
  }

  private func written(_ value: Float) -> String {
    text(room: NumberWriting.floatingPointCapacity) { NumberWriting.write(value, to: $0) }
  }

  private func written(_ value: UInt64) -> String {
    text(room: NumberWriting.integerCapacity) { NumberWriting.writeDigits(value, to: $0) }
  }

  private func written(_ value: Int64) -> String {
    text(room: NumberWriting.integerCapacity) { NumberWriting.write(value, to: $0) }
  }

  /// The text that `body` writes, or an error text if it stores anything beyond the space that it requests.
  private func text(
    room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room + 32) { buffer in
      buffer.initialize(repeating: 0xff)
      guard let start = buffer.baseAddress else { return "no memory" }
      let end = body(start)
      guard end - start <= room, buffer[room...].allSatisfy({ $0 == 0xff }) else { return "wrote too far" }
      return String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }
}
