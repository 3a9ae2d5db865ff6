import Testing

@testable import JSONCore

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
