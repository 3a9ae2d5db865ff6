import CodableMapping
import Foundation
import MappingTestSupport
import Testing

/// `DifferenceTests` list where the results differ.
@Suite("Values at the limits of types")
struct CornerValueTests {
  static let texts =
    CornerValue.all + [
      "100e-2", "0.0", "4.9e-324", "3.4028235677973366e38", "1e-46", "1.7976931348623159e308",
      "1e99999999999",
      "170141183460469231731687303715884105728", "-170141183460469231731687303715884105728", "\"e\u{301}\"",
      "340282366920938463463374607431768211456", "9007199254740993.0",
      "99999999999999999999999999999999999999e127",
      "1e128", #""http://[""#, #""%""#, #""AQID""#, #""AQI""#, #"{"a\u0000b":"\u0000"}"#, "[[1]]", "[1,2,3]",
      #"["a",1,"b"]"#,
      #"{"01":1}"#, #"{"+1":true}"#, #"{"-0":null}"#, #"{"":1}"#, #"{"caf\u00e9":1,"cafe\u0301":2}"#,
    ]
  static let types: [any (Decodable & Hashable & SendableMetatype).Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    UInt64.self, Int128.self, UInt128.self, Float.self, Double.self, CGFloat.self, Decimal.self, Bool.self,
    String.self, URL.self, UUID.self, Data.self, Date.self, Level.self,
  ]

  /// Foundation leaves the path of a number that doesn't fit empty.
  private func compare<Value: Decodable>(_ type: Value.Type, _ text: String) {
    let data = Data(text.utf8)
    let expected = Outcome { try JSONDecoder().decode(type, from: data) }
    let actual = Outcome { try CodableDecoder().decode(type, from: data) }
    if case .failure("dataCorrupted", []) = expected, case .failure("dataCorrupted", _) = actual { return }
    // In Foundation, any of several wrong members can be the first.
    if text.hasPrefix("{"), text.contains(","), case .failure = expected, case .failure = actual { return }
    #expect(actual == expected, "\(type) from \(text)")
  }

  @Test(
    "Values are decoded as each type, alone and in collections, as by Foundation", arguments: types.indices)
  func values(index: Int) {
    func compareAll<Value: Decodable & Hashable>(_ type: Value.Type) {
      // Here an integer with an exponent is exact.
      let isWide = Value.self == Int128.self || Value.self == UInt128.self
      for text in Self.texts where !isWide || !text.contains("e") {
        compare(type, text)
        compare(Value?.self, text)
        compare([Value?].self, text)
        compare([Value].self, "[\(text)]")
        compare([String: Value].self, text)
        compare([String: Value].self, #"{"a":\#(text)}"#)
        compare([Value: Int].self, text)
      }
    }
    compareAll(Self.types[index])
  }
}
