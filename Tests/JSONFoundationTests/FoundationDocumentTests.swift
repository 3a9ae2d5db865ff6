import Foundation
import JSONCore
import JSONFoundation
import Testing

@Suite struct FoundationDocumentTests {
  /// The tree, written through the tape and directly; both must be the same text.
  private func text(_ object: Any) throws -> String {
    let document = try Document(foundationObject: object)
    let bytes = try NativeBackend.serialize(document.root)
    var direct = JSONWriter()
    try direct.write(foundationObject: object)
    #expect(try direct.finish() == bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // Values of `Any` are not Sendable, so the table is a loop.
  @Test func everyTypeIsWritten() throws {
    let table: [(Any, String)] = [
      (NSNull(), "null"), (true, "true"), (NSNumber(value: false), "false"), (NSNumber(value: 1), "1"),
      (NSNumber(value: Int8(1)), "1"), (5, "5"), (Int8(-5), "-5"), (Int16(5), "5"), (Int32(5), "5"),
      (Int64(5), "5"), (UInt(5), "5"), (UInt8(255), "255"), (UInt16(5), "5"), (UInt32(5), "5"),
      (UInt64.max, "18446744073709551615"), (NSNumber(value: UInt64.max), "18446744073709551615"),
      (Int.min, "-9223372036854775808"), (Int128.max, "170141183460469231731687303715884105727"),
      (1.5, "1.5"), (-0.0, "-0"), (Float(0.1), "0.1"), (NSNumber(value: Float(0.1)), "0.1"),
      (CGFloat(2.5), "2.5"), (NSNumber(value: 0.1), "0.1"),
      (Decimal(sign: .plus, exponent: -20, significand: 12_345_678_901), "0.00000000012345678901"),
      (NSDecimalNumber(string: "123456789012345678901234567890"), "123456789012345678901234567890"),
      ("é\n\"", #""é\n\"""#), (NSString("s"), #""s""#), ("abc".dropFirst(), #""bc""#),
      ([1, "a", [Any]()] as [Any], #"[1,"a",[]]"#), ([1, 2], "[1,2]"), (NSArray(array: [1, 2]), "[1,2]"),
      (["a": [true]], #"{"a":[true]}"#), (NSDictionary(dictionary: ["a": 1]), #"{"a":1}"#),
      ([:] as [String: Any], "{}"), (["a": nil] as [String: Int?], #"{"a":null}"#),
      (Int?.none as Any, "null"), (Int?.some(3) as Any, "3"), ([Int?.none, 4] as [Int?], "[null,4]"),
    ]
    for (object, expected) in table { #expect(try text(object) == expected, "\(type(of: object))") }
  }

  @Test func errorsHaveThePath() {
    let table: [(Any, String)] = [
      (["a": [1, Date()] as [Any]], "$.a[1]: a value of type Date has no JSON form [custom]"),
      (["a": ["b": Double.nan]], "$.a.b: nan can't be written as a JSON number [non-finite-number]"),
      ([NSNumber(value: Double.infinity)], "$[0]: inf can't be written as a JSON number [non-finite-number]"),
      ([NSDecimalNumber.notANumber], "$[0]: nan can't be written as a JSON number [non-finite-number]"),
      ([Float.infinity], "$[0]: inf can't be written as a JSON number [non-finite-number]"),
      ([Decimal.nan], "$[0]: nan can't be written as a JSON number [non-finite-number]"),
      ([1: "a"], "$: a dictionary whose keys are not all strings has no JSON form [custom]"),
      (Data(), "$: a value of type Data has no JSON form [custom]"),
    ]
    for (object, expected) in table {
      let error = #expect(throws: JSONError.self) { try Document(foundationObject: object) }
      #expect(error?.description == expected)
      let written = #expect(throws: JSONError.self) {
        var writer = JSONWriter()
        try writer.write(foundationObject: object)
      }
      #expect(written == error)
    }
  }

  @Test func deepTreesEndAtTheDepthLimit() {
    let error = #expect(throws: JSONError.self) {
      try Document(foundationObject: [["a": [[1]]]], options: JSONParseOptions(depthLimit: 3))
    }
    #expect(error?.description == "$[0].a[0]: nesting is deeper than the limit of 3 [depth-limit]")
  }
}
