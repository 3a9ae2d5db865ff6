import JSONCore
import Testing

/// Exponents that exceed every integer type are compared digit by digit.
@Suite struct HugeExponentTests {
  static let equal = [
    ("1e99999999999999999999", "10e99999999999999999998"),
    ("1e99999999999999999999", "0.1e100000000000000000000"),
    ("1e100000000000000000000", "100e99999999999999999998"),
    ("1e-99999999999999999999", "0.1e-99999999999999999998"),
    ("1e-100000000000000000000", "1000e-100000000000000000003"),
    ("12e144115188075855872", "1.2e144115188075855873"),
    ("1e1000000000000000000", "10e999999999999999999"),
    ("-1e00099999999999999999999", "-1E+99999999999999999999"),
    ("10e99999999999999999", "1e100000000000000000"), ("0e99999999999999999999", "0"),
  ]
  static let different = [
    ("1e99999999999999999999", "1e99999999999999999998"),
    ("1e99999999999999999999", "1e-99999999999999999999"),
    ("1e99999999999999999999", "-1e99999999999999999999"),
    ("1e99999999999999999999", "2e99999999999999999999"),
    ("1e99999999999999999999", "1e999999999999999999990"),
    ("1e-99999999999999999999", "1e-99999999999999999998"),
    ("1e100000000000000000000", "10e100000000000000000000"),
  ]

  @Test("Numbers of one value are equal, however huge their exponents are", arguments: equal)
  func areEqual(_ left: String, _ right: String) throws {
    let (left, right) = (try #require(JSONNumber(left)), try #require(JSONNumber(right)))
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  @Test("Numbers of different values differ, however huge their exponents are", arguments: different)
  func differ(_ left: String, _ right: String) throws {
    #expect(try #require(JSONNumber(left)) != (try #require(JSONNumber(right))))
  }
}
