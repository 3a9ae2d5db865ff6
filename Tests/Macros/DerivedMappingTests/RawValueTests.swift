import DerivedMapping
import Testing

@Mapped
struct Identifier: RawRepresentable, Hashable { let rawValue: String }

@Mapped
struct Grade: Swift.RawRepresentable, Equatable {
  let rawValue: Int

  init?(rawValue: Int) {
    guard 1...6 ~= rawValue else { return nil }
    self.rawValue = rawValue
  }
}

@Mapped
struct Rights: OptionSet & Sendable { let rawValue: UInt8 }

@Mapped
enum Season: String { case spring, summer = "heat" }

@Mapped
enum Floor: Int, Equatable { case ground, first, `repeat` = 7 }

@Mapped
struct Member: Equatable {
  var id: Identifier
  var grade: Grade?
  var rights: Rights = []
}

/// Types that are raw values in another form.
@Suite("Mapped types with raw values")
struct RawValueTests {
  @Test("A raw-representable struct is decoded and encoded as its raw value")
  func values() throws {
    try BothWays.expect(
      #"{"id":"a","grade":1,"rights":3}"#,
      is: Member(id: Identifier(rawValue: "a"), grade: Grade(rawValue: 1), rights: Rights(rawValue: 3)))
    try BothWays.expect(
      #"{"id":"a"}"#, is: Member(id: Identifier(rawValue: "a"), grade: nil),
      written: #"{"id":"a","rights":0}"#)
  }

  @Test(
    "A raw value that the type rejects is an error at its location",
    arguments: [
      #"{"id":"a","grade":7}"#: "invalid-raw-value at $.grade: 7 is not a Grade",
      #"{"id":1}"#: "type-mismatch at $.id: expected String for Member.id, found 1",
      #"{"id":"a","rights":-1}"#:
        "number-out-of-range at $.rights: -1 does not fit in UInt8 for Member.rights",
    ])
  func refused(text: String, description: String) { BothWays.expectError(text, as: Member.self, description) }

  @Test("The error for a raw value that no case has lists those of the cases, also in collections")
  func listed() {
    func error<Value: JSONDecodable & JSONWritable>(_ text: String, _ type: Value.Type) -> String {
      #expect(throws: JSONError.self) { _ = try DerivedMapper<Value>().decode(text) }?.issue.rendered() ?? ""
    }
    #expect(error(#""autumn""#, Season.self).contains(#""spring", "heat""#))
    #expect(error(#"{"a":[0,2]}"#, [String: [Floor]].self).contains("0, 1, 7"))
  }
}

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
