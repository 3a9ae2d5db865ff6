import Foundation
import JSONMapping
import MappingTestSupport
import Testing

@Suite("Booleans in other forms, and raw values with a fallback")
struct ChoiceFieldTests {
  enum Level: String, CaseIterable { case low, high, unknown }
  enum Code: Int8 { case one = 1, other = 0 }

  @Test("Booleans are decoded from 0 and 1, and encoded as these numbers")
  func numbers() throws {
    #expect(
      try ["0", "1", "1.0", "0e5"].map { try decoded($0, by: .booleanNumber) } == [false, true, true, false])
    #expect(try BooleanNumberField().array.encodeToString([true, false]) == "[1,0]")
  }

  @Test("Booleans are decoded from \"true\" and \"false\", and encoded as these strings")
  func strings() throws {
    #expect(try [#""true""#, #""f\u0061lse""#].map { try decoded($0, by: .booleanString) } == [true, false])
    #expect(try BooleanStringField().array.encodeToString([true, false]) == #"["true","false"]"#)
  }

  @Test(
    "A number that isn't a boolean is rejected",
    arguments: [
      ("2", "$: 2 is not a Bool (line 1, column 1) [invalid-raw-value]"),
      ("0.5", "$: 0.5 is not a Bool (line 1, column 1) [invalid-raw-value]"),
      ("true", "$: expected 0 or 1, found true (line 1, column 1) [type-mismatch]"),
      (#""1""#, #"$: expected 0 or 1, found string "1" (line 1, column 1) [type-mismatch]"#),
      ("null", "$: expected 0 or 1, found null (line 1, column 1) [unexpected-null]"),
    ])
  func wrongNumbers(text: String, message: String) {
    #expect(thrown { try BooleanNumberField().decode(text) }?.description == message)
  }

  @Test(
    "A string that isn't a boolean is rejected",
    arguments: [
      (#""yes""#, #"$: "yes" is not a Bool (line 1, column 1) [invalid-raw-value]"#),
      (#""""#, #"$: "" is not a Bool (line 1, column 1) [invalid-raw-value]"#),
      ("true", #"$: expected "true" or "false", found true (line 1, column 1) [type-mismatch]"#),
      ("null", #"$: expected "true" or "false", found null (line 1, column 1) [unexpected-null]"#),
    ])
  func wrongStrings(text: String, message: String) {
    #expect(thrown { try BooleanStringField().decode(text) }?.description == message)
  }

  @Test("The likely value is suggested")
  func suggestion() {
    let error = #expect(throws: JSONError.self) { try BooleanStringField().decode(#""TRUE""#) }
    #expect(
      error?.rendered() == """
        error[invalid-raw-value]: "TRUE" is not a Bool
          --> $ (line 1, column 1, byte 0)
         1 | "TRUE"
           | ^~~~~~
           = allowed: "true", "false"
           = help: did you mean "true"?
        """)
  }

  @Test("An unknown raw value is the fallback")
  func fallback() throws {
    let field = RawValueField<Level>().or(.unknown)
    #expect(try field.decode(#""high""#) == .high)
    #expect(try field.decode(#""higher""#) == .unknown)
    #expect(try field.array.encodeToString([.low, .unknown]) == #"["low","unknown"]"#)
    let level: Level = try decoded(#""x""#, by: .rawValue(or: .low))
    #expect(level == .low)
    let codes = RawValueField<Code>().or(.other).array
    #expect(try codes.decode("[1, 2, 300, 1.0, -1e99]") == [.one, .other, .other, .one, .other])
  }

  @Test("A value of another type is still an error")
  func wrongType() {
    let field = RawValueField<Level>().or(.unknown)
    let number = #expect(throws: JSONError.self) { try field.decode("1") }
    #expect(number?.description == "$: expected String, found 1 (line 1, column 1) [type-mismatch]")
    let null = #expect(throws: JSONError.self) { try field.decode("null") }
    #expect(null?.description == "$: expected String, found null (line 1, column 1) [unexpected-null]")
    let fraction = #expect(throws: JSONError.self) { try RawValueField<Code>().or(.other).decode("1.5") }
    #expect(fraction?.description == "$: expected Int8, found 1.5 (line 1, column 1) [fractional-number]")
  }

  @Test("Both names of the field for timestamps mean the same field")
  func timestamps() throws {
    let field: DateField = .iso8601
    #expect(field == .rfc3339 && DateField(.iso8601) == field)
    #expect(try field.decode(#""2016-06-17T12:00:00Z""#) == Date(timeIntervalSince1970: 1_466_164_800))
  }
}
