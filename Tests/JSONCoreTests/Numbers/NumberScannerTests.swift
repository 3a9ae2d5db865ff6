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
