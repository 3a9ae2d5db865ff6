import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct NumberScannerTests {
  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("42", 42), ("1234567", 1_234_567), ("12345678", 12_345_678),
      ("-123456789", -123_456_789), ("123456789012345", 123_456_789_012_345),
      ("1234567890123456", 1_234_567_890_123_456), ("-12345678901234567", -12_345_678_901_234_567),
      ("10000000", 10_000_000), ("100000000", 100_000_000), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("-9223372036854775807", .min + 1),
    ] as [(String, Int64)])
  func readsIntegers(_ text: String, _ value: Int64) {
    #expect(scan(text) == (.int64, UInt64(bitPattern: value), text.utf8.count))
  }

  @Test(
    arguments: [
      ("9223372036854775808", 9_223_372_036_854_775_808), ("9999999999999999999", 9_999_999_999_999_999_999),
      ("10000000000000000000", 10_000_000_000_000_000_000), ("18446744073709551615", .max),
    ] as [(String, UInt64)])
  func readsUnsignedIntegers(_ text: String, _ value: UInt64) {
    #expect(scan(text) == (.uint64, value, text.utf8.count))
  }

  @Test(arguments: [
    "18446744073709551616", "18446744073709551617", "19999999999999999999", "20000000000000000000",
    "99999999999999999999", "100000000000000000000", "36893488147419103233", "-9223372036854775809",
    "-18446744073709551615", "-10000000000000000000", "123456789012345678901234567890", "1e309", "-1e400",
    "1.0e999999999999", "17976931348623159e292",
  ])
  func keepsTheDigitsOfWhatIsTooWide(_ text: String) { #expect(scan(text) == (.wide, 0, text.utf8.count)) }

  @Test(
    arguments: [
      ("-0", -0.0), ("-0.0", -0.0), ("0.0", 0), ("-0e5", -0.0), ("0e-999999999999999999999", 0), ("1.0", 1),
      ("1e2", 100), ("1E+2", 100), ("15e-1", 1.5), ("-7.3", -7.3), ("0.5", 0.5),
      ("1234567.1234567", 1234567.1234567),
      ("12345678.5", 12345678.5), ("1.12345678", 1.12345678), ("123456789012345.25", 123456789012345.25),
      ("3.141592653589793", 3.141592653589793), ("1e-400", 0), ("0.00000000000000000000001", 1e-23),
      ("2.5e0000000000000000000000001", 25), ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func readsDoubles(_ text: String, _ value: Double) {
    #expect(scan(text) == (.double, value.bitPattern, text.utf8.count))
  }

  @Test(arguments: [
    "", "-", "+1", ".5", "-.5", "00", "01", "-01", "-00", "007.5", "012345678", "00000000",
    "0123456789012345678", "1.", "1.e5", "-1.", "1234567.", "12345678.", "1.x", "1e", "1E", "1e+", "1e-",
    "1ex", "1.5e", "1.5e+", "12345678e", "x", "e5", "Infinity", "NaN", "-x", "--1", " 1", "/", ":",
  ])
  func invalidTexts(_ text: String) { #expect(scan(text).kind == .invalid) }

  @Test(arguments: [
    ("1,2", 1), ("12]", 2), ("1.5}", 3), ("0x10", 1), ("1e5 ", 3), ("-0,", 2), ("1.5.5", 3), ("1-2", 1),
    ("12345678,9", 8), ("123456789012345678 1", 18), ("1.5e3e3", 5), ("1\u{0}2", 1), ("1/2", 1), ("1:2", 1),
    ("1234567\u{e9}", 7), ("123\u{ff}", 3),
  ])
  func endsWhereTheNumberEnds(_ text: String, _ length: Int) { #expect(scan(text).length == length) }

  @Test(arguments: 1...20)
  func readsIntegersOfEveryLength(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<200 {
      let tail = (1..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
      let text = "\(Int.random(in: 1...9, using: &generator))" + tail
      for text in [text, "-" + text] {
        if let value = Int64(text) {
          #expect(scan(text) == (.int64, UInt64(bitPattern: value), text.utf8.count))
        } else if let value = UInt64(text) {
          #expect(scan(text) == (.uint64, value, text.utf8.count))
        } else {
          #expect(scan(text) == (.wide, 0, text.utf8.count))
        }
      }
    }
  }
}

@Suite struct ExactIntegerTests {
  @Test(
    arguments: [
      ("0", .value(0)), ("-0", .value(0)), ("0.000", .value(0)), ("0e400", .value(0)),
      ("-0.0e-400", .value(0)), ("7", .value(7)), ("-7", .value(-7)), ("2016.0", .value(2016)),
      ("1e2", .value(100)), ("1E+2", .value(100)), ("0.1e1", .value(1)), ("1200e-2", .value(12)),
      ("-1200.00e-2", .value(-12)), ("12.5e1", .value(125)),
      ("9007199254740993.0", .value(9_007_199_254_740_993)), ("9223372036854775807", .value(.max)),
      ("-9223372036854775808", .value(.min)), ("-9.223372036854775808e18", .value(.min)),
      ("922337203685477580700e-2", .value(.max)), ("1e18", .value(1_000_000_000_000_000_000)),
      ("15e-1", .fractional), ("123e-2", .fractional), ("2016.5", .fractional), ("0.1", .fractional),
      ("1e-1", .fractional), ("1e-999999999999999999999", .fractional), ("-1.5", .fractional),
      ("123456789012345678901234567890.5", .fractional), ("9223372036854775808", .outOfRange),
      ("-9223372036854775809", .outOfRange), ("1e19", .outOfRange), ("1e400", .outOfRange),
      ("-1e400", .outOfRange), ("1e999999999", .outOfRange), ("1e99999999999999999999", .outOfRange),
      ("9223372036854775807.0e1", .outOfRange),
    ] as [(String, ExactInteger<Int64>)])
  func readsInt64(_ text: String, _ expected: ExactInteger<Int64>) {
    #expect(read(text, as: Int64.self) == expected)
  }

  @Test(
    arguments: [
      ("127", .value(127)), ("-128", .value(-128)), ("12.7e1", .value(127)), ("128", .outOfRange),
      ("-129", .outOfRange), ("1e2", .value(100)), ("1e3", .outOfRange), ("260", .outOfRange),
      ("127.5", .fractional),
    ] as [(String, ExactInteger<Int8>)])
  func readsInt8(_ text: String, _ expected: ExactInteger<Int8>) {
    #expect(read(text, as: Int8.self) == expected)
  }

  @Test(
    arguments: [
      ("18446744073709551615", .value(.max)), ("18446744073709551616", .outOfRange), ("-0", .value(0)),
      ("-1", .outOfRange), ("-0.0", .value(0)), ("-0.5", .fractional),
      ("1.8446744073709551615e19", .value(.max)),
    ] as [(String, ExactInteger<UInt64>)])
  func readsUInt64(_ text: String, _ expected: ExactInteger<UInt64>) {
    #expect(read(text, as: UInt64.self) == expected)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func reads128Bits() {
    #expect(read("170141183460469231731687303715884105727", as: Int128.self) == .value(.max))
    #expect(read("-170141183460469231731687303715884105728.0", as: Int128.self) == .value(.min))
    #expect(read("170141183460469231731687303715884105728", as: Int128.self) == .outOfRange)
    #expect(read("340282366920938463463374607431768211455", as: UInt128.self) == .value(.max))
    #expect(read("340282366920938463463374607431768211456", as: UInt128.self) == .outOfRange)
    #expect(read("1e38", as: Int128.self) == .value(100_000_000_000_000_000_000_000_000_000_000_000_000))
    #expect(read("1e39", as: UInt128.self) == .outOfRange)
    #expect(read("5e-1", as: UInt128.self) == .fractional)
  }

  @Test func readsLongTexts() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(read("1" + zeros + "e-100000", as: Int.self) == .value(1))
    #expect(read("0." + zeros + "25e100002", as: Int.self) == .value(25))
    #expect(read("0." + zeros + "25e100001", as: Int.self) == .fractional)
    #expect(read("1" + zeros, as: Int.self) == .outOfRange)
    #expect(read("12." + zeros, as: Int.self) == .value(12))
  }

  private func read<Value: FixedWidthInteger>(_ text: String, as type: Value.Type) -> ExactInteger<Value> {
    Array(text.utf8).withUnsafeBytes { exactInteger(text: $0, as: type) }
  }
}

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
