import JSONCore
import Testing

@Suite struct OwnedJSONEqualityTests {
  @Test(
    "Values that differ only in their spelling are equal",
    arguments: [
      ("1", "1.0"), ("1", "10e-1"), ("0", "-0"), ("0", "0e5"), ("1e2", "100"), ("0.1", "1e-1"),
      ("18446744073709551615", "18446744073709551615.0"), ("1e20", "100000000000000000000"),
      ("123456789012345678901234567890", "12345678901234567890123456789e1"), ("1e999", "10e998"),
      ("1.2345678901234568e+16", "12345678901234568"), ("9.007199254740992e+15", "9007199254740992"),
      ("9.223372036854776e+18", "9223372036854776000"),
      ("1.8446744073709552e+19", "18446744073709552000"),
      ("1.2345678901234567e-5", "0.000012345678901234567"),
      (#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1}"#), (#""é""#, #""\u00e9""#), ("[[],{}]", "[ [], {} ]"),
      // Exponents that exceed every integer type are compared digit by digit.
      ("1e99999999999999999999", "10e99999999999999999998"),
      ("1e99999999999999999999", "0.1e100000000000000000000"),
      ("1e100000000000000000000", "100e99999999999999999998"),
      ("1e-99999999999999999999", "0.1e-99999999999999999998"),
      ("1e-100000000000000000000", "1000e-100000000000000000003"),
      ("12e144115188075855872", "1.2e144115188075855873"), ("1e1000000000000000000", "10e999999999999999999"),
      ("-1e00099999999999999999999", "-1E+99999999999999999999"),
      ("10e99999999999999999", "1e100000000000000000"), ("0e99999999999999999999", "0"),
    ])
  func equal(_ left: String, _ right: String) throws {
    let left = try OwnedJSON(parsing: left)
    let right = try OwnedJSON(parsing: right)
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  @Test(
    "Values with different contents are not equal",
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "true"), ("0", "null"), ("\"1\"", "1"), ("[1,2]", "[2,1]"), ("[]", "{}"),
      ("[1]", "[1,1]"), (#"{"a":1}"#, #"{"b":1}"#), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
      (#"{"a":1}"#, #"{"a":2}"#), ("1e999", "1e998"), ("9007199254740993", "9007199254740992.0"),
      ("0.12345678901234567891", "0.12345678901234567892"), (#""\u00e9""#, #""e\u0301""#),
      (#"{"\u00e9":1}"#, #"{"e\u0301":1}"#), ("1e99999999999999999999", "1e99999999999999999998"),
      ("1e99999999999999999999", "1e-99999999999999999999"),
      ("1e99999999999999999999", "-1e99999999999999999999"),
      ("1e99999999999999999999", "2e99999999999999999999"),
      ("1e99999999999999999999", "1e999999999999999999990"),
      ("1e-99999999999999999999", "1e-99999999999999999998"),
      ("1e100000000000000000000", "10e100000000000000000000"),
    ])
  func different(_ left: String, _ right: String) throws {
    #expect(try OwnedJSON(parsing: left) != OwnedJSON(parsing: right))
  }

  @Test("Keys that only look the same are different")
  func keysByScalars() throws {
    let json = try OwnedJSON(parsing: #"{"\u00e9":1,"e\u0301":2}"#)
    #expect(json.objectValue?.count == 2)
    #expect(json["e\u{301}"] == 2)
  }

  @Test(
    "A number has its narrowest form",
    arguments: [
      ("7", "integer(7)"), ("7.0", "integer(7)"), ("9223372036854775808", "unsigned(9223372036854775808)"),
      ("-0", "double(-0.0)"), ("0.1", "double(0.1)"), ("1e300", "double(1e+300)"),
      ("0.30000000000000004", "double(0.30000000000000004)"),
      ("0.300000000000000040001", "digits(\"0.300000000000000040001\")"),
      ("36893488147419103233", "digits(\"36893488147419103233\")"),
    ])
  func forms(_ text: String, _ expected: String) {
    #expect(JSONNumber(text).map { "\($0.form)" } == expected)
  }

  @Test(
    "Text that isn't a JSON number isn't a number",
    arguments: ["", "01", "1.", "+1", "1 ", "nan", "0x1", "1,2", "\"1\""])
  func noNumbers(_ text: String) { #expect(JSONNumber(text) == nil) }

  @Test("Swift's numbers are converted without losing digits")
  func numbersFromSwift() {
    #expect(JSONNumber(Int128(1) << 100).literal == "1267650600228229401496703205376")
    #expect(JSONNumber(Int128(1) << 100).integer(Int128.self) == 1 << 100)
    #expect(JSONNumber(UInt64.max) == JSONNumber("18446744073709551615"))
    #expect(JSONNumber(2.0) == JSONNumber(2))
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber("1e999")?.double == .infinity)
    #expect(JSONNumber("2.5")?.integer(Int.self) == nil)
    #expect(JSONNumber("300")?.integer(UInt8.self) == nil)
  }
}
