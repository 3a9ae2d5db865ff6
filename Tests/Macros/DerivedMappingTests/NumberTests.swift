import DerivedMapping
import Testing

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Mapped
struct Wide128: Equatable {
  var signed: Int128
  var unsigned: UInt128?
}

@Mapped
struct Exact: Equatable {
  var number: JSONNumber
  var others: [JSONNumber]
}

/// Numbers of all widths.
@Suite("Numbers of mapped properties")
struct NumberTests {
  @Test("Integers of 128 bits are decoded in one pass if 64 bits suffice, otherwise from a document")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func wide() throws {
    try BothWays.expect(#"{"signed":-1,"unsigned":2}"#, is: Wide128(signed: -1, unsigned: 2))
    try BothWays.expect(
      #"{"signed":-170141183460469231731687303715884105728,"unsigned":340282366920938463463374607431768211455}"#,
      is: Wide128(signed: .min, unsigned: .max), inOnePass: false)
    BothWays.expectError(
      #"{"signed":1,"unsigned":-1}"#, as: Wide128.self,
      "number-out-of-range at $.unsigned: -1 does not fit in UInt128 for Wide128.unsigned")
  }

  @Test("A JSONNumber keeps all digits, in one pass")
  func exact() throws {
    let digits = "0.1234567890123456789012345678901234567890"
    let number = try #require(JSONNumber(digits))
    try BothWays.expect(
      #"{"number":\#(digits),"others":[1,1e400,18446744073709551615]}"#,
      is: Exact(
        number: number, others: [JSONNumber(1), try #require(JSONNumber("1e400")), JSONNumber(UInt64.max)]))
    BothWays.expectError(
      #"{"number":"1"}"#, as: Exact.self,
      #"type-mismatch at $.number: expected a number for Exact.number, found string "1""#)
  }
}
