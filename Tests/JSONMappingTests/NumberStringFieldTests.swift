import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

private typealias NumberStringInteger = FixedWidthInteger & NumberStringConvertible & SendableMetatype

@Suite("Numbers in strings")
struct NumberStringFieldTests {
  private func recoded<Field: Mapping>(_ text: String, by field: Field) throws -> String {
    try field.encodeToString(field.decode(text))
  }

  @Test(
    "Integers of 64 bits keep every digit",
    arguments: [
      ("0", "0"), ("-0", "0"), ("12", "12"), ("2016.0", "2016"), ("1e3", "1000"),
      ("-9223372036854775808", "-9223372036854775808"), ("9223372036854775807", "9223372036854775807"),
      ("100000000000000000", "100000000000000000"), ("-99999999999999999", "-99999999999999999"),
    ])
  func integers(text: String, written: String) throws {
    let field: NumberStringField<Int64> = .numberString()
    #expect(try recoded("\"\(text)\"", by: field) == "\"\(written)\"")
    #expect(try field.decode("\"\(text)\"") == NumberStringField(.numberOrString).decode(text))
  }

  @Test("Integers of every width are decoded up to their limits")
  func widths() throws {
    func check<Integer: NumberStringInteger>(_ type: Integer.Type) throws {
      let field = NumberStringField<Integer>()
      for value in [Integer.min, 0, 1, .max] {
        #expect(try field.encodeToString(value) == "\"\(value)\"")
        #expect(try field.decode("\"\(value)\"") == value)
      }
      #expect(
        thrown { try field.decode("\"1e40\"") }?.description
          == "$: \"1e40\" does not fit in \(Integer.self) (line 1, column 1) [number-out-of-range]")
    }
    let types: [any (NumberStringInteger).Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self, UInt8.self,
      UInt16.self, UInt32.self, UInt64.self, UInt128.self,
    ]
    for type in types { try check(type) }
  }

  @Test("Floating-point numbers are the nearest, and have the shortest text")
  func floats() throws {
    #expect(try recoded(#""0.1""#, by: NumberStringField<Double>()) == #""0.1""#)
    #expect(try recoded(#""1E-3""#, by: NumberStringField<Double>()) == #""0.001""#)
    #expect(try recoded(#""-0""#, by: NumberStringField<Double>()) == #""-0""#)
    #expect(try recoded(#""0.10000000149011612""#, by: NumberStringField<Float>()) == #""0.1""#)
    // Halfway between two floats, plus digits that a double can't represent. Rounding once rounds up,
    // rounding twice down.
    let nearHalfway = "1.00000017881393432617187499"
    #expect(try NumberStringField<Float>().decode("\"\(nearHalfway)\"") == 1.0000001)
    #expect(Float(try NumberStringField<Double>().decode("\"\(nearHalfway)\"")) != 1.0000001)
    #expect(thrown { try NumberStringField<Double>().decode(#""1e999""#) }?.issue.code == .numberOutOfRange)
    for value in [Double.nan, .infinity, -.infinity] {
      let error = #expect(throws: JSONError.self) { try NumberStringField().array.encode([1, value]) }
      #expect(error?.description == "$[1]: \(value) can't be written as a JSON number [non-finite-number]")
    }
  }

  @Test("Random numbers are decoded from their text")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      let double = Double(bitPattern: generator.next())
      if double.isFinite {
        let back = try NumberStringField<Double>().decode(NumberStringField().encode(double))
        #expect(back.bitPattern == double.bitPattern)
      }
      let float = Float(bitPattern: generator.next())
      if float.isFinite {
        let back = try NumberStringField<Float>().decode(NumberStringField().encode(float))
        #expect(back.bitPattern == float.bitPattern)
      }
      let integer = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
      #expect(try NumberStringField<UInt64>().decode(NumberStringField().encode(integer)) == integer)
      let signed = Int128(Int64(bitPattern: integer)) * Int128(Int64(bitPattern: generator.next()))
      #expect(try NumberStringField<Int128>().decode(NumberStringField().encode(signed)) == signed)
      let decimal = Decimal(sign: .minus, exponent: -Int(integer % 20), significand: Decimal(integer))
      #expect(try NumberStringField<Decimal>().decode(NumberStringField().encode(decimal)) == decimal)
    }
  }

  @Test("Numbers of any length keep their digits")
  func numbers() throws {
    let digits = "123456789012345678901234567890123456789012345678901234567890.5"
    let field = NumberStringField<JSONNumber>()
    #expect(try recoded("\"\(digits)\"", by: field) == "\"\(digits)\"")
    #expect(try recoded(#""0.1""#, by: NumberStringField<Decimal>(.numberOrString)) == "0.1")
  }

  struct UserID: RawRepresentable, Hashable, NumberStringConvertible { var rawValue: Int64 }

  @Test("Types with numbers as raw values are decoded and encoded")
  func rawValues() throws {
    #expect(try NumberStringField<UserID>().decode(#""7""#) == UserID(rawValue: 7))
    #expect(try NumberStringField().encodeToString(UserID(rawValue: 7)) == #""7""#)
    #expect(try NumberStringField(.numberOrString).encodeToString(UserID(rawValue: 7)) == "7")
    let error = #expect(throws: JSONError.self) { try NumberStringField<FieldTests.Even>().decode(#""3""#) }
    #expect(error?.description == #"$: "3" is not an Even (line 1, column 1) [invalid-raw-value]"#)
  }

  @Test("Each field decodes and encodes the forms in its name")
  func forms() throws {
    let either: NumberStringField<Int> = .numberStringOrNumber()
    #expect(try recoded("7", by: either) == #""7""#)
    #expect(try recoded(#""7""#, by: either) == #""7""#)
    let number: NumberStringField<Int> = .numberOrString()
    #expect(try recoded("7", by: number) == "7")
    #expect(try recoded(#""7""#, by: number) == "7")
    #expect(
      thrown { try number.decode("true") }?.description
        == "$: expected a number, or one in a string, found true (line 1, column 1) [type-mismatch]")
    let fraction = #expect(throws: JSONError.self) { try number.decode("1.5") }
    #expect(fraction?.description == "$: expected Int, found 1.5 (line 1, column 1) [fractional-number]")
  }

  @Test(
    "A string that isn't a number is rejected with the reason",
    arguments: [
      ("12", "expected a number in a string, found 12 (line 1, column 1) [type-mismatch]", nil),
      ("null", "expected a number in a string, found null (line 1, column 1) [unexpected-null]", nil),
      (#""1.5""#, #"expected Int, found string "1.5" (line 1, column 1) [fractional-number]"#, nil),
      (#""12x""#, nil, "there is text after the number"), (#""0x1""#, nil, "there is text after the number"),
      (#""1,5""#, nil, "there is text after the number"),
      (#""1 ""#, nil, "there is white space after the number"),
      (#"" 12""#, nil, "there is white space before the number"),
      (#""""#, nil, "the text is empty"), (#""-""#, nil, "the digits are missing"),
      (#""+1""#, nil, "a JSON number can't begin with +"), (#""01""#, nil, "the number has a leading zero"),
      (#"".5""#, nil, "a digit is missing before the point"),
      (#""1.""#, nil, "a digit is missing after the point"),
      (#""1e""#, nil, "a digit is missing in the exponent"),
      (#""1e+""#, nil, "a digit is missing in the exponent"),
      (#""NaN""#, nil, "a JSON number must be finite, and written in digits"),
      (#""-Infinity""#, nil, "a JSON number must be finite, and written in digits"),
      (#""١٢""#, nil, "a JSON number must begin with a digit or a minus sign"),
    ] as [(String, String?, String?)])
  func errors(text: String, message: String?, reason: String?) {
    let error = #expect(throws: JSONError.self) { try NumberStringField<Int>().decode(text) }
    if let message { #expect(error?.description == "$: " + message) }
    if let reason {
      #expect(
        error?.description
          == "$: expected a number in a string, found \(text) (line 1, column 1) [invalid-format]")
      #expect(error?.rendered().hasSuffix(" " + reason) == true, "\(error?.rendered() ?? "")")
    }
  }

  @Test("Decimals in strings are encoded with the given number of fraction digits")
  func decimals() throws {
    #expect(try recoded(#""12.50""#, by: DecimalStringField()) == #""12.5""#)
    let prices = DecimalStringField(minimumFractionDigits: 2)
    for (text, written) in [
      ("12.5", "12.50"), ("12", "12.00"), ("-0.125", "-0.125"), ("1e2", "100.00"), ("0", "0.00"),
      ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999.00"),
    ] { #expect(try recoded("\"\(text)\"", by: prices) == "\"\(written)\"") }
    #expect(thrown { try prices.decode(#""1e999""#) }?.issue.code == .numberOutOfRange)
    #expect(
      thrown { try prices.decode(#""12,50""#) }?.description
        == #"$: expected a number in a string, found "12,50" (line 1, column 1) [invalid-format]"#)
    #expect(thrown { try prices.encode(.nan) }?.issue.code == .nonFiniteNumber)
  }
}

@Suite("Fields that decode in one pass")
struct OnePassFieldTests {
  /// A field, and texts for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Texts that the cursor decodes.
    let fitting: [String]
    /// Texts that the cursor leaves to the document, which may accept them.
    let left: [String]
    private let readByCursor: @Sendable (String) -> String?
    private let readByDocument: @Sendable (String) -> String?

    init<Field: Decoding>(_ name: String, _ field: Field, fitting: [String], left: [String])
    where Field: Sendable {
      testDescription = name
      self.fitting = fitting
      self.left = left + ["null", "{}", "[1]", "", "\"", "\"12", "1x", "\"\u{1}\"", "\"1\"\"", "-"]
      readByCursor = { text in
        let model = try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
          (cursor) throws(CursorFailure) in try field.decode(from: &cursor)
        }
        return model.map { "\($0)" }
      }
      readByDocument = { text in (try? field.decode(Document(parsing: text))).map { "\($0)" } }
    }

    func check() {
      for text in fitting {
        let model = readByCursor(text)
        #expect(model != nil, "\(text)")
        #expect(model == readByDocument(text), "\(text)")
      }
      for text in left { #expect(readByCursor(text) == nil, "\(text)") }
    }
  }

  static let integers = ["0", "-0", "7", "-12", "12345678", "2016.0", "1e3", "123456789012345678"]
  static let numbers = integers + ["0.1", "-2.5E-3", "123456789012345678901234567890", "3.4e38"]
  static let noNumbers = [
    " 12", "12 ", "+1", "01", "0x1", "1,5", "NaN", "", "1.", ".5", "1e", "--1", "1-", "-",
  ]

  static func strings(_ texts: [String]) -> [String] { texts.map { "\"\($0)\"" } }

  /// The digits of 12, the second as an escape.
  static let escaped = #""1\u0032""#

  static let cases = [
    Case(
      "numbers in strings", NumberStringField<Int>(), fitting: strings(integers) + [" \"7\" "],
      left: strings(noNumbers) + ["7", escaped, #""9223372036854775808""#, #""1.5""#]),
    Case(
      "small numbers in strings", NumberStringField<Int8>(), fitting: strings(["-128", "127", "1.0"]),
      left: strings(["128", "-129"])),
    Case(
      "unsigned numbers in strings", NumberStringField<UInt64>(),
      fitting: strings(["18446744073709551615", "0", "1e2"]), left: strings(["18446744073709551616", "-1"])),
    Case(
      "doubles in strings", NumberStringField<Double>(), fitting: strings(numbers + ["-0.0", "1e-400"]),
      left: strings(noNumbers + ["1e309"]) + ["7", escaped]),
    Case(
      "floats in strings", NumberStringField<Float>(), fitting: strings(numbers + ["-0.0"]),
      left: strings(noNumbers + ["1e39"])),
    Case(
      "decimals in strings", DecimalStringField(), fitting: strings(numbers),
      left: strings(noNumbers + ["1e400"]) + ["7", escaped]),
    Case(
      "strings or numbers", NumberStringField<Int>(.stringOrNumber), fitting: strings(integers) + integers,
      left: strings(noNumbers) + ["1.5", "true", escaped]),
    Case(
      "numbers or strings", NumberStringField<Decimal>(.numberOrString), fitting: strings(numbers) + numbers,
      left: strings(noNumbers)),
    Case("decimals", DecimalField(), fitting: numbers, left: ["1e400", "\"1\"", "01", "1."]),
    Case(
      "booleans as numbers", BooleanNumberField(), fitting: ["0", "1", " 1.0", "0e5"],
      left: ["2", "-1", "true", "\"1\"", "0.5"]),
    Case(
      "booleans as strings", BooleanStringField(), fitting: [#""true""#, #""false""#, #" "\u0074rue""#],
      left: ["true", #""True""#, #""true ""#, "1"]),
    Case(
      "bytes", DataField(), fitting: [#""""#, #""AQ==""#, #""A\u0051==""#, #""\/\/8=""#],
      left: [#""A""#, #""*""#, "1"]),
    Case(
      "URLs", URLField(), fitting: [#""https://example.com/a?b#c""#, #""a\/b""#, #""/é""#],
      left: [#""""#, #""http://[""#, "1"]),
    Case(
      "UUIDs", UUIDField(),
      fitting: [#""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #" "e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#],
      left: [#""""#, #""E621E1F8C36C495A93FC0C247A3E6E5F""#, "1"]),
    Case(
      "durations", DurationField(), fitting: [#""PT1H30M""#, #""-P1DT0.5S""#, #""P2W""#],
      left: [#""P1Y""#, #""PT""#, #""PT\u0031S""#, "1"]),
  ]

  @Test(
    "A cursor and a document decode equal values; texts that the cursor leaves to the document have no value",
    arguments: cases)
  func laws(of field: Case) { field.check() }

  /// A number with its own form.
  struct Doubled: NumberStringConvertible, JSONReadable, JSONWritable, Equatable {
    var value: Int

    static func read(_ json: JSONValue) throws(JSONError) -> Doubled { Doubled(value: try json.int()) }

    func write(to writer: inout JSONWriter) { writer.write(value) }

    static func read(numberString json: JSONValue) throws(JSONError) -> Doubled {
      Doubled(value: 2 * (try json.string().utf8.count))
    }

    func write(numberString writer: inout JSONWriter) { writer.write(String(value)) }
  }

  @Test("A cursor uses a type's own form of a number in a string, too")
  func ownForm() throws {
    let text = #"["abc",7]"#
    let field = NumberStringField<Doubled>(.stringOrNumber).array
    let byCursor = try JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in try field.decode(from: &cursor)
    }
    #expect(byCursor == [Doubled(value: 6), Doubled(value: 7)])
    #expect(try field.decode(Document(parsing: text)) == byCursor)
  }
}
