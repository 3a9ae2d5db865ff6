import Foundation
import JSONMapping
import MappingTestSupport
import Testing

/// Decodes by a field, which can be passed by its short name, such as `.rawValue(or: .low)`.
func decoded<Field: Mapping>(_ text: String, by field: Field) throws -> Field.Model { try field.decode(text) }

@Suite("Fields of JSONMapping")
struct FieldTests {
  enum Level: String, CaseIterable { case low, high }
  enum Open: Int { case one = 1 }

  struct Even: RawRepresentable {
    var rawValue: UInt8
    init?(rawValue: UInt8) {
      guard rawValue.isMultiple(of: 2) else { return nil }
      self.rawValue = rawValue
    }
  }

  @Test("URLs are decoded and encoded")
  func urls() throws {
    let url = try #require(URL(string: "https://example.com/a?b=c#d"))
    #expect(try URLField().decode(#""https:\/\/example.com/a?b=c#d""#) == url)
    #expect(try URLField().encodeToString(url) == #""https://example.com/a?b=c#d""#)
    let error = #expect(throws: JSONError.self) { try URLField().decode(#""""#) }
    #expect(error?.description == #"$: expected a URL, found "" (line 1, column 1) [invalid-format]"#)
  }

  @Test("Base64 is decoded and encoded")
  func data() throws {
    let data = Data([0, 255, 16])
    #expect(try DataField().decode(#""AP8Q""#) == data)
    #expect(try DataField().encodeToString(data) == #""AP8Q""#)
    #expect(thrown { try DataField().decode(#""A""#) }?.issue.code == .invalidFormat)
  }

  @Test("Fields have short names where a mapping is expected")
  func shortNames() throws {
    #expect(try decoded(#""AP8Q""#, by: .base64) == Data([0, 255, 16]))
    #expect(try decoded("0.1", by: .decimal) == Decimal(string: "0.1"))
    #expect(try decoded(#""a:b""#, by: .url).absoluteString == "a:b")
  }

  @Test(
    "Decimals keep their digits",
    arguments: [
      "0.1", "12345678901234567890.123456789", "-1E-20", "99999999999999999999999999999999999999",
    ])
  func decimals(text: String) throws {
    let decimal = try DecimalField().decode(text)
    #expect(decimal == Decimal(string: text))
    #expect(try DecimalField().decode(DecimalField().encode(decimal)) == decimal)
  }

  @Test("A value that isn't a decimal is rejected")
  func wrongDecimals() {
    let range = #expect(throws: JSONError.self) { try DecimalField().decode("1e999") }
    #expect(range?.issue.kind == .numberOutOfRange(type: "Decimal", range: "-3.4e165...3.4e165"))
    #expect(range?.issue.code == .numberOutOfRange)
    #expect(thrown { try DecimalField().decode(#""1""#) }?.issue.code == .typeMismatch)
    #expect(thrown { try DecimalField().encode(.nan) }?.issue.code == .nonFiniteNumber)
  }

  @Test("Raw values are decoded and encoded; errors list the cases of a `CaseIterable` type")
  func rawValues() throws {
    #expect(try RawValueField<Level>().decode(#""high""#) == .high)
    #expect(try RawValueField<Level>().encodeToString(.low) == #""low""#)
    let error = #expect(throws: JSONError.self) { try RawValueField<Level>().decode(#""higg""#) }
    #expect(
      error?.rendered() == """
        error[invalid-raw-value]: "higg" is not a Level
          --> $ (line 1, column 1, byte 0)
         1 | "higg"
           | ^~~~~~
           = allowed: "low", "high"
           = help: did you mean "high"?
        """
    )
    #expect(
      thrown { try RawValueField<Open>().decode("2") }?.rendered() == """
        error[invalid-raw-value]: 2 is not an Open
          --> $ (line 1, column 1, byte 0)
         1 | 2
           | ^
        """
    )
    let even = #expect(throws: JSONError.self) { try RawValueField<Even>().decode("3") }
    #expect(even?.issue.kind == .invalidRawValue(type: "Even", allowed: []))
  }

  struct Odd: Error, CustomStringConvertible { var description: String { "odd" } }

  @Test("Closures decode and encode, and their errors have a location")
  func closures() throws {
    let hex = ClosureField<String, Int>(from: { Int($0, radix: 16) }, to: { String($0, radix: 16) })
    #expect(try hex.decode(#""ff""#) == 255)
    #expect(try hex.encodeToString(255) == #""ff""#)
    let none = #expect(throws: JSONError.self) { try hex.at("a").decode(#"{"a":"xyz"}"#) }
    #expect(
      none?.description == #"$.a: "xyz" can't be converted to Int (line 1, column 6) [transform-failed]"#
    )
    let even = ClosureField<Int, Int>(
      from: { if $0 % 2 == 1 { throw Odd() } else { $0 } }, to: { _ in throw Odd() })
    let thrown = #expect(throws: JSONError.self) { try even.array.decode("[2, 3]") }
    #expect(thrown?.description == "$[1]: odd (line 1, column 5) [transform-failed]")
    #expect(
      #expect(throws: JSONError.self) { try even.array.encode([2]) }?.description
        == "$[0]: odd [transform-failed]")
  }
}
