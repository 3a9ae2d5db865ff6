import Foundation
import JSONMapping
import MappingTestSupport
import Testing

/// Decodes by a field, which can be passed by its short name, such as `.rawValue(or: .low)`.
func decoded<Field: Mapping>(_ text: String, by field: Field) throws -> Field.Model { try field.decode(text) }

@Suite("Fields of JSONMapping")
struct FieldTests {
  enum Level: String, CaseIterable { case low, high, unknown }
  enum Open: Int { case one = 1 }
  enum Code: Int8 { case one = 1, other = 0 }

  struct Even: RawRepresentable, NumberStringConvertible {
    var rawValue: UInt8
    init?(rawValue: UInt8) {
      guard rawValue.isMultiple(of: 2) else { return nil }
      self.rawValue = rawValue
    }
  }

  /// A field, a text, and the error of decoding it.
  static let rejected: [(any JSONMapping.Decoding, String, String)] = [
    (BooleanNumberField(), "2", "2 is not a Bool (line 1, column 1) [invalid-raw-value]"),
    (BooleanNumberField(), "0.5", "0.5 is not a Bool (line 1, column 1) [invalid-raw-value]"),
    (BooleanNumberField(), "true", "expected 0 or 1, found true (line 1, column 1) [type-mismatch]"),
    (BooleanNumberField(), #""1""#, #"expected 0 or 1, found string "1" (line 1, column 1) [type-mismatch]"#),
    (BooleanNumberField(), "null", "expected 0 or 1, found null (line 1, column 1) [unexpected-null]"),
    (BooleanStringField(), #""yes""#, #""yes" is not a Bool (line 1, column 1) [invalid-raw-value]"#),
    (BooleanStringField(), #""""#, #""" is not a Bool (line 1, column 1) [invalid-raw-value]"#),
    (
      BooleanStringField(), "true",
      #"expected "true" or "false", found true (line 1, column 1) [type-mismatch]"#
    ),
    (
      BooleanStringField(), "null",
      #"expected "true" or "false", found null (line 1, column 1) [unexpected-null]"#
    ),
    (URLField(), #""""#, #"expected a URL, found "" (line 1, column 1) [invalid-format]"#),
    (RawValueField<Open>(), "2", "2 is not an Open (line 1, column 1) [invalid-raw-value]"),
    (RawValueField<Even>(), "3", "3 is not an Even (line 1, column 1) [invalid-raw-value]"),
    // A fallback replaces only unknown values of the type.
    (RawValueField<Level>().or(.unknown), "1", "expected String, found 1 (line 1, column 1) [type-mismatch]"),
    (
      RawValueField<Level>().or(.unknown), "null",
      "expected String, found null (line 1, column 1) [unexpected-null]"
    ),
    (
      RawValueField<Code>().or(.other), "1.5",
      "expected Int8, found 1.5 (line 1, column 1) [fractional-number]"
    ),
  ]

  @Test("A value that isn't of a field's form is rejected", arguments: rejected)
  func errors(field: any JSONMapping.Decoding, text: String, message: String) {
    #expect(thrown { _ = try field.decode(text) }?.description == "$: " + message)
  }

  @Test("Booleans are decoded from numbers and strings, and encoded in the same form")
  func booleans() throws {
    #expect(
      try ["0", "1", "1.0", "0e5"].map { try decoded($0, by: .booleanNumber) } == [false, true, true, false])
    #expect(try BooleanNumberField().array.encodeToString([true, false]) == "[1,0]")
    #expect(try [#""true""#, #""f\u0061lse""#].map { try decoded($0, by: .booleanString) } == [true, false])
    #expect(try BooleanStringField().array.encodeToString([true, false]) == #"["true","false"]"#)
  }

  @Test("Base64 is decoded and encoded")
  func data() throws {
    let data = Data([0, 255, 16])
    #expect(try decoded(#""AP8Q""#, by: .base64) == data)
    #expect(try DataField().encodeToString(data) == #""AP8Q""#)
    #expect(thrown { try DataField().decode(#""A""#) }?.issue.code == .invalidFormat)
  }

  @Test("Fields have short names where a mapping is expected")
  func shortNames() throws {
    #expect(try decoded("0.1", by: .decimal) == Decimal(string: "0.1"))
    #expect(try decoded(#""a:b""#, by: .url).absoluteString == "a:b")
    // Both names of the field for timestamps mean the same field.
    let field: DateField = .iso8601
    #expect(field == .rfc3339 && DateField(.iso8601) == field)
  }

  @Test(
    "Decimals keep their digits",
    arguments: ["0.1", "12345678901234567890.123456789", "-1E-20", "99999999999999999999999999999999999999"])
  func decimals(text: String) throws {
    let decimal = try DecimalField().decode(text)
    #expect(decimal == Decimal(string: text))
    #expect(try DecimalField().decode(DecimalField().encode(decimal)) == decimal)
  }

  @Test("A value that isn't a decimal is rejected")
  func wrongDecimals() {
    let kind = thrown { try DecimalField().decode("1e999") }?.issue.kind
    #expect(kind == .numberOutOfRange(type: "Decimal", range: "-3.4e165...3.4e165"))
    #expect(thrown { try DecimalField().decode(#""1""#) }?.issue.code == .typeMismatch)
    #expect(thrown { try DecimalField().encode(.nan) }?.issue.code == .nonFiniteNumber)
  }

  @Test("Raw values are decoded and encoded; errors list the cases of a `CaseIterable` type")
  func rawValues() throws {
    #expect(try RawValueField<Level>().decode(#""high""#) == .high)
    #expect(try RawValueField<Level>().encodeToString(.low) == #""low""#)
    #expect(
      thrown { try RawValueField<Level>().decode(#""higg""#) }?.rendered() == """
        error[invalid-raw-value]: "higg" is not a Level
          --> $ (line 1, column 1, byte 0)
         1 | "higg"
           | ^~~~~~
           = allowed: "low", "high", "unknown"
           = help: did you mean "high"?
        """
    )
    #expect(
      thrown { try BooleanStringField().decode(#""TRUE""#) }?.issue.advice
        == [#"allowed: "true", "false""#, #"help: did you mean "true"?"#])
    #expect(thrown { try RawValueField<Open>().decode("2") }?.issue.advice == [])
    let kind = thrown { try RawValueField<Even>().decode("3") }?.issue.kind
    #expect(kind == .invalidRawValue(type: "Even", allowed: []))
  }

  @Test("An unknown raw value is the fallback")
  func fallback() throws {
    let field = RawValueField<Level>().or(.unknown)
    #expect(try field.array.decode(#"["high","higher"]"#) == [.high, .unknown])
    #expect(try field.array.encodeToString([.low, .unknown]) == #"["low","unknown"]"#)
    let level: Level = try decoded(#""x""#, by: .rawValue(or: .low))
    #expect(level == .low)
    let codes = RawValueField<Code>().or(.other).array
    #expect(try codes.decode("[1, 2, 300, 1.0, -1e99]") == [.one, .other, .other, .one, .other])
  }

  struct Odd: Error, CustomStringConvertible { var description: String { "odd" } }

  static let hex = ClosureField<String, Int>(from: { Int($0, radix: 16) }, to: { String($0, radix: 16) })

  @Test("Closures decode and encode, and their errors have a location")
  func closures() throws {
    let hex = Self.hex
    #expect(try hex.decode(#""ff""#) == 255)
    #expect(try hex.encodeToString(255) == #""ff""#)
    #expect(
      thrown { try hex.at("a").decode(#"{"a":"xyz"}"#) }?.description
        == #"$.a: "xyz" can't be converted to Int (line 1, column 6) [transform-failed]"#)
    let even = ClosureField<Int, Int>(
      from: { if $0 % 2 == 1 { throw Odd() } else { $0 } }, to: { _ in throw Odd() })
    #expect(
      thrown { try even.array.decode("[2, 3]") }?.description
        == "$[1]: odd (line 1, column 5) [transform-failed]")
    #expect(thrown { try even.array.encode([2]) }?.description == "$[0]: odd [transform-failed]")
  }
}

/// An integer below the context's limit.
private struct Limited: Mapping {
  var configuration = MappingConfiguration()

  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      let value = try json.int()
      guard let limit = json.context(Int.self) else { throw json.error(.custom("no limit")) }
      guard value < limit else { throw json.error(.custom("\(value) is not below \(limit)")) }
      return value
    }
  }

  func encode(_ model: Int, into writer: inout JSONWriter) { writer.write(model) }
}

@Suite("Combinators")
struct CombinatorTests {
  @Test("Arrays, key paths and a context work together")
  func together() throws {
    let mapping: any Mapping<[Int]> = Limited(configuration: MappingConfiguration(context: 10)).array.at(
      "data.values")
    let bytes = Array(#"{"data":{"values":[1,2]}}"#.utf8)
    #expect(try mapping.decode(bytes) == [1, 2])
    #expect(try mapping.encode([1, 2]) == bytes)
    #expect(try bytes.withUnsafeBytes { try mapping.decode($0.bytes) } == [1, 2])
    #expect(try mapping.decode(bytes.span) == [1, 2])
    let error = #expect(throws: JSONError.self) { try mapping.decode(#"{"data":{"values":[1,12]}}"#) }
    #expect(error?.description == "$.data.values[1]: 12 is not below 10 (line 1, column 22) [custom]")
  }

  @Test("Any collection of bytes is decoded, contiguous or not")
  func collections() throws {
    let mapping = Limited(configuration: MappingConfiguration(context: 10)).array
    let bytes = Array("[1,2]".utf8)
    #expect(try mapping.decode(Data(bytes)) == [1, 2])
    #expect(try mapping.decode((bytes + bytes)[5...]) == [1, 2])
    #expect(try mapping.decode(Array(bytes.reversed()).reversed() as ReversedCollection) == [1, 2])
    #expect(try mapping.decode("[1,2]".utf8) == [1, 2])
  }

  @Test("Optionals, arrays and dictionaries can be nested")
  func containers() throws {
    let limited = Limited(configuration: MappingConfiguration(context: 10))
    let mapping: any Mapping<[String: [Int?]]> = limited.optional.array.dictionary
    let text = #"{"a":[1,null]}"#
    #expect(try mapping.decode(text) == ["a": [1, nil]])
    #expect(try mapping.encodeToString(["a": [1, nil]]) == text)
    #expect(try mapping.decode(#"{"a":[],"b":[2]}"#) == ["a": [], "b": [2]])
    let error = #expect(throws: JSONError.self) { try mapping.decode(#"{"a":[],"b":[null,12]}"#) }
    #expect(error?.description == "$.b[1]: 12 is not below 10 (line 1, column 19) [custom]")
    let array = #expect(throws: JSONError.self) { try mapping.decode("[]") }
    #expect(array?.description == "$: expected an object, found an array (line 1, column 1) [type-mismatch]")
  }

  @Test("A mapping has no context by default")
  func noContext() {
    #expect(thrown { try Limited().decode("1") }?.description == "$: no limit (line 1, column 1) [custom]")
  }

  @Test(
    "A path without a value is an error",
    arguments: [
      (#"{"a":{}}"#, "$.a: missing key \"b\", expected a value (line 1, column 6) [missing-key]"),
      (#"{"a":[1]}"#, "$.a: expected an object, found an array (line 1, column 6) [type-mismatch]"),
      (#"{"a":null}"#, "$.a: expected an object, found null (line 1, column 6) [unexpected-null]"),
    ])
  func wrongPath(text: String, message: String) {
    #expect(thrown { try Limited().at("a.b").decode(text) }?.description == message)
  }

  @Test("A path with indices finds elements of arrays")
  func indices() throws {
    let mapping = Limited(configuration: MappingConfiguration(context: 10)).at("$.a[1]")
    #expect(try mapping.decode(#"{"a":[1,2]}"#) == 2)
    #expect(
      #expect(throws: JSONError.self) { try mapping.decode(#"{"a":[1]}"#) }?.description
        == "$.a: no element 1 in an array of 1 (line 1, column 6) [index-out-of-bounds]")
  }

  @Test("A value at a path with indices can't be encoded")
  func writtenIndices() throws {
    let error = #expect(throws: JSONError.self) { try Limited().at("a[1]").encode(1) }
    #expect(error?.description == "$.a: the index 1 of a path can't be written [custom]")
    #expect(try Limited().at("a.+1").encodeToString(1) == #"{"a":{"+1":1}}"#)
  }

  @Test("The array of a mapping has the options of the mapping")
  func options() throws {
    let configuration = MappingConfiguration(
      parsing: JSONParseOptions(depthLimit: 1, tolerances: .trailingCommas),
      writing: JSONWriteOptions(pretty: true), context: 10)
    let mapping = Limited(configuration: configuration).array
    #expect(try mapping.decode("[1,]") == [1])
    #expect(try mapping.encodeToString([1]) == "[\n  1\n]")
    #expect(#expect(throws: JSONError.self) { try mapping.decode("[[1]]") }?.issue.code == .depthLimit)
  }
}
