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
